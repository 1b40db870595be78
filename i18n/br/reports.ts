import type es from '../es/reports.ts'
import type { Texts } from '../types.ts'

export default {
  report: 'Denunciar',
  intro: 'A equipe de moderação vai analisar. Só quem modera vê quem denunciou.',
  urgent:
    'Se alguém corre perigo agora, não espere por nós: ligue para o 190 ou para o serviço de emergência do seu país.',
  why: 'O que está acontecendo?',
  choose: 'Escolha um motivo.',
  more: 'Quer contar mais?',
  moreHint: 'O que nos ajude a entender: o que aconteceu, quando, onde.',
  send: 'Enviar denúncia',
  after: {
    title: 'Obrigado, vamos analisar',
    text: 'A equipe de moderação vai olhar assim que puder. Enquanto isso, você pode se proteger:',
    hide: {
      post: 'Ocultar esta publicação',
      comment: 'Ocultar este comentário',
      job: 'Ocultar esta vaga',
      message: 'Ocultar esta mensagem',
      rating: 'Ocultar esta avaliação',
    },
    block: 'Bloquear {name}',
    hidden: 'Você não vai mais ver isso neste navegador',
    done: 'Pronto',
  },
  titles: {
    user: 'Denunciar {name}',
    post: 'Denunciar a publicação de {name}',
    comment: 'Denunciar o comentário de {name}',
    job: 'Denunciar a vaga de {name}',
    message: 'Denunciar a mensagem de {name}',
    rating: 'Denunciar a avaliação de {name}',
  },
  menus: {
    user: 'Opções sobre {name}',
    post: 'Opções da publicação de {name}',
    comment: 'Opções do comentário de {name}',
    job: 'Opções da vaga de {name}',
    message: 'Opções da mensagem de {name}',
    rating: 'Opções da avaliação de {name}',
  },
  hints: {
    spam: 'Repete anúncios, links ou mensagens que ninguém pediu.',
    harassment: 'Insulta, ameaça, humilha ou discrimina.',
    'sexual-content': 'Mostra ou pede conteúdo sexual que não cabe aqui.',
    minors: 'Coloca crianças ou adolescentes em risco, ou os expõe.',
    'self-harm': 'Alguém fala em se machucar ou incentiva outras pessoas a isso.',
    danger: 'Ameaça com violência ou coloca alguém em perigo.',
    'false-identity': 'Finge ser outra pessoa ou organização.',
    'unsafe-offer': 'Pede algo perigoso, ilegal ou que não é voluntariado.',
    fraud: 'Tenta obter dinheiro ou dados com mentiras.',
    other: 'Outra coisa que quebra as regras.',
  },
} satisfies Texts<typeof es>

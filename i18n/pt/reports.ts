import type es from '../es/reports.ts'
import type { Texts } from '../types.ts'

export default {
  report: 'Denunciar',
  intro: 'A equipa de moderação vai analisar. Só quem modera vê quem denunciou.',
  urgent:
    'Se alguém corre perigo neste momento, não esperes por nós: liga para o 112 ou para o número de emergência do teu país.',
  why: 'O que se passa?',
  choose: 'Escolhe um motivo.',
  more: 'Queres contar-nos mais?',
  moreHint: 'O que nos ajude a perceber: o que aconteceu, quando, onde.',
  send: 'Enviar denúncia',
  after: {
    title: 'Obrigado, vamos analisar',
    text: 'A equipa de moderação vai ver assim que puder. Entretanto, podes proteger-te:',
    hide: {
      post: 'Ocultar esta publicação',
      comment: 'Ocultar este comentário',
      job: 'Ocultar esta oferta',
      message: 'Ocultar esta mensagem',
      rating: 'Ocultar esta avaliação',
    },
    block: 'Bloquear {name}',
    hidden: 'Já não o vais ver neste navegador',
    done: 'Concluído',
  },
  titles: {
    user: 'Denunciar {name}',
    post: 'Denunciar a publicação de {name}',
    comment: 'Denunciar o comentário de {name}',
    job: 'Denunciar a oferta de {name}',
    message: 'Denunciar a mensagem de {name}',
    rating: 'Denunciar a avaliação de {name}',
  },
  menus: {
    user: 'Opções sobre {name}',
    post: 'Opções da publicação de {name}',
    comment: 'Opções do comentário de {name}',
    job: 'Opções da oferta de {name}',
    message: 'Opções da mensagem de {name}',
    rating: 'Opções da avaliação de {name}',
  },
  hints: {
    spam: 'Repete anúncios, links ou mensagens que ninguém pediu.',
    harassment: 'Insulta, ameaça, humilha ou discrimina.',
    'sexual-content': 'Mostra ou pede conteúdo sexual que não tem lugar aqui.',
    minors: 'Põe menores em risco ou expõe-nos.',
    'self-harm': 'Alguém fala em magoar-se ou incentiva outros a fazê-lo.',
    danger: 'Ameaça com violência ou põe alguém em perigo.',
    'false-identity': 'Faz-se passar por outra pessoa ou organização.',
    'unsafe-offer': 'Pede algo perigoso, ilegal ou que não é voluntariado.',
    fraud: 'Tenta obter dinheiro ou dados com enganos.',
    other: 'Outra coisa que viola as regras.',
  },
} satisfies Texts<typeof es>

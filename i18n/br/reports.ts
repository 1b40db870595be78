import type es from '../es/reports.ts'
import type { Texts } from '../types.ts'

export default {
  report: 'Denunciar',
  intro: 'A equipe de moderação vai analisar. Ninguém saberá que foi você.',
  why: 'O que está acontecendo?',
  choose: 'Escolha um motivo.',
  more: 'Quer contar mais?',
  moreHint: 'O que nos ajude a entender: o que aconteceu, quando, onde.',
  send: 'Enviar denúncia',
  sent: 'Obrigado. A equipe vai analisar.',
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
    'false-identity': 'Finge ser outra pessoa ou organização.',
    'unsafe-offer': 'Pede algo perigoso, ilegal ou que não é voluntariado.',
    fraud: 'Tenta obter dinheiro ou dados com mentiras.',
    other: 'Outra coisa que quebra as regras.',
  },
} satisfies Texts<typeof es>

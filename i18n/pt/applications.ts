import type es from '../es/applications.ts'
import type { Texts } from '../types.ts'

export default {
  list: {
    title: 'Candidaturas',
    count: '{count, plural, =0 {Ninguém ainda} one {# pessoa} other {# pessoas}}',
    back: 'As minhas ofertas',
    statuses: { all: 'Todas', pending: 'Pendentes', accepted: 'Aceites', refused: 'Recusadas' },
    statusFilter: 'Filtrar por estado',
    download: 'Descarregar em CSV',
    empty: 'Ainda ninguém se candidatou.',
    emptyHint: 'Partilha a oferta: a maior parte das candidaturas chega na primeira semana.',
    emptyFiltered: 'Ninguém neste estado.',
    seeOffer: 'Ver a oferta',
  },
  status: { pending: 'Pendente', accepted: 'Aceite', refused: 'Recusada' },
  decide: {
    accept: 'Aceitar',
    refuse: 'Recusar',
    acceptNamed: 'Aceitar {name}',
    refuseNamed: 'Recusar {name}',
    acceptTitle: 'Aceitar {name}?',
    acceptText: 'Passa a fazer parte do teu voluntariado e avisamos já. Não se pode desfazer.',
    refuseTitle: 'Recusar {name}?',
    refuseText:
      'Vamos enviar um e-mail a dizer que a pessoa não foi selecionada, com ofertas parecidas. Tens {minutes, plural, =0 {só este momento} one {# minuto} other {# minutos}} para desfazer.',
    refuseAtOnceText:
      'Vamos enviar já um e-mail a dizer que a pessoa não foi selecionada, com ofertas parecidas. Não se pode desfazer.',
    accepted: '{name} já faz parte do teu voluntariado.',
    refused: 'A candidatura de {name} foi recusada.',
    undo: 'Desfazer',
    undone: 'A candidatura de {name} está outra vez pendente.',
    undoUntil: 'Podes desfazer até às {time}',
  },
  volunteers: {
    current: 'Connosco agora',
    find: 'Encontrar voluntariado',
    title: 'O teu voluntariado',
    search: 'Procurar por nome',
    servesIn: 'Colabora em',
    end: 'Terminar',
    endNamed: 'Terminar a colaboração de {name}',
    endTitle: 'Terminar a colaboração de {name}?',
    endText:
      'Deixa de estar no teu voluntariado em todas as tuas ofertas. Poderá continuar a avaliar a tua organização.',
    ended: 'A colaboração de {name} terminou.',
    empty: 'Ainda não tens pessoas voluntárias.',
    emptyHint: 'Quando aceitares alguém numa das tuas ofertas, aparece aqui.',
    emptySearch: 'Ninguém com esse nome no teu voluntariado.',
    toMyOffers: 'Ir para as minhas ofertas',
  },
} satisfies Texts<typeof es>

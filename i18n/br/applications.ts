import type es from '../es/applications.ts'
import type { Texts } from '../types.ts'

export default {
  list: {
    title: 'Candidaturas',
    count: '{count, plural, =0 {Ninguém ainda} one {# pessoa} other {# pessoas}}',
    back: 'Minhas vagas',
    statuses: { all: 'Todas', pending: 'Pendentes', accepted: 'Aceitas', refused: 'Recusadas' },
    statusFilter: 'Filtrar por situação',
    download: 'Baixar em CSV',
    empty: 'Ninguém se candidatou ainda.',
    emptyHint: 'Compartilhe a vaga: a maioria das candidaturas chega na primeira semana.',
    emptyFiltered: 'Ninguém nesta situação.',
    seeOffer: 'Ver a vaga',
  },
  status: { pending: 'Pendente', accepted: 'Aceita', refused: 'Recusada' },
  decide: {
    accept: 'Aceitar',
    refuse: 'Recusar',
    acceptNamed: 'Aceitar {name}',
    refuseNamed: 'Recusar {name}',
    acceptTitle: 'Aceitar {name}?',
    acceptText:
      'A pessoa passa a fazer parte do seu voluntariado e avisamos agora mesmo. Não dá para desfazer.',
    refuseTitle: 'Recusar {name}?',
    refuseText:
      'Vamos enviar um e-mail dizendo que a pessoa não foi selecionada, com vagas parecidas. Você tem {minutes, plural, =0 {só este momento} one {# minuto} other {# minutos}} para desfazer.',
    refuseAtOnceText:
      'Vamos enviar agora mesmo um e-mail dizendo que a pessoa não foi selecionada, com vagas parecidas. Não dá para desfazer.',
    accepted: '{name} já faz parte do seu voluntariado.',
    refused: 'A candidatura de {name} foi recusada.',
    undo: 'Desfazer',
    undone: 'A candidatura de {name} está pendente de novo.',
    undoUntil: 'Você pode desfazer até as {time}',
  },
  volunteers: {
    current: 'Conosco agora',
    find: 'Encontrar voluntariado',
    title: 'Seu voluntariado',
    search: 'Buscar por nome',
    servesIn: 'Colabora em',
    end: 'Encerrar',
    endNamed: 'Encerrar a colaboração de {name}',
    endTitle: 'Encerrar a colaboração de {name}?',
    endText:
      'A pessoa sai do seu voluntariado em todas as suas vagas. Ela ainda poderá avaliar a sua organização.',
    ended: 'A colaboração de {name} terminou.',
    empty: 'Você ainda não tem pessoas voluntárias.',
    emptyHint: 'Quando você aceitar alguém em uma das suas vagas, a pessoa aparece aqui.',
    emptySearch: 'Ninguém com esse nome no seu voluntariado.',
    toMyOffers: 'Ir para minhas vagas',
  },
} satisfies Texts<typeof es>

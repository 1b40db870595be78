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
    emptyFiltered: 'Ninguém combina com estes filtros.',
    seeOffer: 'Ver a vaga',
  },
  filters: {
    search: 'Buscar por nome',
    served: 'Já colaborou conosco',
    distance: 'Distância',
    anyDistance: 'Qualquer distância',
    km: '{km} km',
    language: 'Idioma',
    anyLanguage: 'Qualquer idioma',
    days: 'Dias livres',
    periods: 'Período do dia',
    show: '{count, plural, =0 {Ninguém combina} one {Ver # pessoa} other {Ver # pessoas}}',
    sorts: {
      waiting: 'Quem espera há mais tempo',
      newest: 'Mais recentes',
      fit: 'Quem mais combina',
      name: 'Por nome',
    },
  },
  facts: {
    interests: 'Interesses',
    times: 'Quando pode',
    fits: 'Combina com a vaga',
    noTime: 'Sem horário fixo',
    free: '{day}: {periods}',
    waiting: '{days, plural, =0 {Espera desde hoje} one {Espera desde ontem} other {Espera há # dias}}',
    served:
      '{count, plural, one {Já colaborou em outra vaga sua} other {Já colaborou em outras # vagas suas}}',
    applied:
      '{count, plural, one {Se candidatou a outra vaga sua} other {Se candidatou a outras # vagas suas}}',
    rated: 'Avaliou vocês com {rate} de 5',
    ages: {
      'under-18': 'Menos de 18 anos',
      '18-24': '18 a 24 anos',
      '25-34': '25 a 34 anos',
      '35-49': '35 a 49 anos',
      '50-64': '50 a 64 anos',
      '65-plus': '65 anos ou mais',
    },
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

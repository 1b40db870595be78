import type es from '../es/directory.ts'
import type { Texts } from '../types.ts'

export default {
  entitiesTitle: 'Organizações',
  entitiesText: 'Conheça quem faz algo crescer: hortas, cozinhas, salas de aula, abrigos.',
  searchOrganisations: 'Busque por nome ou cidade',
  organisations: 'Organizações',
  volunteers: 'Voluntariado',
  searchVolunteers: 'Busque por nome ou cidade',
  interests: 'Interesses',
  days: 'Dias',
  periods: 'Período do dia',
  timesUntilVerified:
    'Enquanto a sua organização não for verificada, assim você só encontra quem se candidatou às suas vagas.',
  apply: '{count, plural, one {Ver # resultado} other {Ver # resultados}}',
  found: '{count, plural, =0 {Nenhum resultado} one {# resultado} other {# resultados}}',
  foundAtLeast: 'Mais de {count} resultados',
  sorts: {
    relevance: 'Mais relevantes',
    newest: 'Mais recentes',
    rating: 'Mais bem avaliadas',
    match: 'Afinidade com você',
  },
  empty: 'Ninguém combina com essa busca.',
  emptyHint: 'Tente com menos filtros ou outras palavras.',
  showAll: 'Ver todos os resultados',
} satisfies Texts<typeof es>

import type es from '../es/directory.ts'
import type { Texts } from '../types.ts'

export default {
  entitiesTitle: 'Organizações',
  entitiesText: 'Conhece quem faz crescer alguma coisa: hortas, cantinas, salas de aula, abrigos.',
  searchOrganisations: 'Procura por nome ou cidade',
  organisations: 'Organizações',
  volunteers: 'Voluntariado',
  searchVolunteers: 'Procura por nome ou cidade',
  interests: 'Interesses',
  days: 'Dias',
  periods: 'Altura do dia',
  timesUntilVerified:
    'Enquanto a tua organização não for verificada, assim só encontras quem se candidatou às tuas ofertas.',
  apply: '{count, plural, one {Ver # resultado} other {Ver # resultados}}',
  found: '{count, plural, =0 {Nenhum resultado} one {# resultado} other {# resultados}}',
  foundAtLeast: 'Mais de {count} resultados',
  sorts: {
    relevance: 'Mais relevantes',
    newest: 'Mais recentes',
    rating: 'Mais bem avaliadas',
    match: 'Afinidade contigo',
  },
  empty: 'Ninguém corresponde a esta pesquisa.',
  emptyHint: 'Tenta com menos filtros ou outras palavras.',
  showAll: 'Ver todos os resultados',
} satisfies Texts<typeof es>

import type es from '../es/directory.ts'
import type { Texts } from '../types.ts'

export default {
  entitiesTitle: 'Organisations',
  entitiesText: 'Meet those who make something grow: gardens, kitchens, classrooms, shelters.',
  searchOrganisations: 'Search by name or city',
  organisations: 'Organisations',
  volunteers: 'Volunteers',
  searchVolunteers: 'Search people by name or city',
  interests: 'Interests',
  days: 'Days',
  periods: 'Time of day',
  timesUntilVerified:
    'Until your organisation is verified, this only finds people who applied to your offers.',
  apply: '{count, plural, one {See # result} other {See # results}}',
  found: '{count, plural, =0 {No results} one {# result} other {# results}}',
  foundAtLeast: 'More than {count} results',
  sorts: {
    relevance: 'Most relevant',
    newest: 'Newest',
    rating: 'Best rated',
    match: 'Best match',
  },
  empty: 'Nobody fits this search.',
  emptyHint: 'Try fewer filters or other words.',
  showAll: 'See all results',
} satisfies Texts<typeof es>

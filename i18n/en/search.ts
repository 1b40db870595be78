import type es from '../es/search.ts'
import type { Texts } from '../types.ts'

export default {
  open: 'Search people, organisations and offers',
  pill: 'Search',
  title: 'Search Brota',
  label: 'Who or what are you looking for?',
  placeholder: 'People, organisations, offers…',
  recent: 'Recent searches',
  clearRecent: 'Clear history',
  people: 'People and organisations',
  found: '{count, plural, =0 {Nobody by that name} one {# result} other {# results}}',
  nobody: 'Nobody goes by that name. There may be offers or posts.',
  seeMore: 'See more',
  seeEverything: 'Search everything for “{term}”',
  organisation: 'Organisation',
  volunteer: 'Volunteer',
} satisfies Texts<typeof es>

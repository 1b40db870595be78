import { paths } from '#lib/paths.ts'
import type { ListedPages } from './platform/page/guestPage.ts'

const jobSearch = [
  ...['query', 'country', 'state', 'city', 'startDate', 'deadline'],
  ...['categories', 'type', 'skills', 'modes', 'verified', 'sort', 'page'],
  ...['placeId', 'place', 'radiusKm'],
]
const directory = ['query', 'country', 'state', 'city', 'categories', 'days', 'periods', 'sort', 'page']

/** The pages that guests open most; what they show of others is public, and nothing of the guest is in them. */
export const guestPages: ListedPages = {
  [paths.home]: [],
  [paths.jobs()]: jobSearch,
  [paths.job('id')]: [],
  [paths.user('id')]: ['tab', 'page'],
  [paths.entities()]: directory,
  [paths.search()]: [],
  [paths.search('id')]: ['tab', 'page'],
  [paths.stores()]: ['category', 'query', 'page'],
  [paths.donate]: [],
  [paths.about]: [],
  [paths.faq]: [],
  [paths.privacy]: [],
  [paths.cookies]: [],
  [paths.terms]: [],
  [paths.disclaimer]: [],
}

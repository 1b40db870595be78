import { type Address, firstValue, pickKnown, toPageNumber } from './address.ts'

export const searchTabs = ['all', 'people', 'organisations', 'offers', 'posts'] as const
export type SearchTab = (typeof searchTabs)[number]

/** The most accounts shown of each role. */
export const mostPeople = 50
/** Full rows of one, two and three cards. */
const offersAPage = 18
/** Characters of a term; what is longer in an address is cut. */
const longestTerm = 200

/** The term in the address of the search page. */
export const parseSearch = (address: Address) => ({
  term: firstValue(address.term).trim().slice(0, longestTerm),
  tab: pickKnown(searchTabs, address.tab)[0] ?? 'all',
  page: toPageNumber(address.page),
})

/** Converts a term to the parameters of GET /search, on both sides. */
export const toPeopleParams = (term: string, provider: boolean) => ({
  search: term,
  provider,
  limit: mostPeople,
})

/** Converts a term to the input of POST /jobs/globalSearch, on both sides. */
export const toOffersParams = (term: string, page = 1) => ({ search: term, page, limit: offersAPage })

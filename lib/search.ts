import { type Address, firstValue, pickKnown, toPageNumber } from './address.ts'

export const searchTabs = ['all', 'people', 'organisations', 'offers', 'posts'] as const
export type SearchTab = (typeof searchTabs)[number]

/** So many people are shown of a kind; who is not among them is found by another word. */
export const mostPeople = 50
/** Full rows of one, two and three cards. */
const offersAPage = 18
/** Characters of a term; what is longer in an address is cut. */
const longestTerm = 200

/** What the address of the search page asks. */
export const parseSearch = (address: Address) => ({
  term: firstValue(address.term).trim().slice(0, longestTerm),
  tab: pickKnown(searchTabs, address.tab)[0] ?? 'all',
  page: toPageNumber(address.page),
})

/** A term -> what GET /search is asked, on both sides. */
export const toPeopleParams = (term: string, provider: boolean) => ({
  search: term,
  provider,
  limit: mostPeople,
})

/** A term -> what POST /jobs/globalSearch is asked, on both sides. */
export const toOffersParams = (term: string, page = 1) => ({ search: term, page, limit: offersAPage })

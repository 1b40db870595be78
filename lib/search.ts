export const searchTabs = ['all', 'people', 'organisations', 'offers', 'posts'] as const
export type SearchTab = (typeof searchTabs)[number]

type Address = Partial<Record<string, string | string[]>>

/** So many people are shown of a kind; who is not among them is found by another word. */
export const mostPeople = 50
/** Full rows of one, two and three cards. */
const offersAPage = 18
/** Characters of a term; what is longer in an address is cut. */
const longestTerm = 200

const one = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '')

/** What the address of the search page asks. */
export function searchOfAddress(address: Address): { term: string; tab: SearchTab; page: number } {
  const page = Number(one(address.page))
  return {
    term: one(address.term).trim().slice(0, longestTerm),
    tab: searchTabs.find((tab) => tab === address.tab) ?? 'all',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  }
}

/** A term -> what GET /search is asked, on both sides. */
export const peopleQuestion = (term: string, provider: boolean) => ({
  search: term,
  provider,
  limit: mostPeople,
})

/** A term -> what POST /jobs/globalSearch is asked, on both sides. */
export const offersQuestion = (term: string, page = 1) => ({ search: term, page, limit: offersAPage })

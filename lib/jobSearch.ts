import {
  type JobCategory,
  type JobSort,
  type JobType,
  jobCategories,
  jobSorts,
  jobTypes,
  type Skill,
  skills,
} from '#contracts/lists.ts'
import { type Address, firstValue, pickKnown, toPageNumber } from './address.ts'

/** What a search of offers asks, as the address of /jobs carries it: only what was chosen. */
export type JobSearch = {
  query?: string
  country?: string
  state?: string
  city?: string
  startDate?: string
  deadline?: string
  categories?: JobCategory[]
  type?: JobType[]
  skills?: Skill[]
  sort?: JobSort
  page?: number
}

/** What asks for every offer, words and order aside. */
export const unfiltered = {
  ...{ country: '', state: '', city: '', startDate: '', deadline: '' },
  ...{ categories: [], type: [], skills: [] },
} satisfies JobSearch

/** The same for guests, who filter by what previews show. */
export const unfilteredForGuests = {
  ...{ country: '', city: '', deadline: '' },
  ...{ categories: [], type: [] },
} satisfies JobSearch

const texts = ['query', 'country', 'state', 'city', 'startDate', 'deadline'] as const

/** The address's query -> a search. What no filter knows is left out, so that a worn link still finds something. */
export function parseSearch(address: Address): JobSearch {
  const search: JobSearch = {}
  for (const name of texts) {
    const value = firstValue(address[name]).trim()
    if (value) search[name] = value
  }
  const categories = pickKnown(jobCategories, address.categories)
  const type = pickKnown(jobTypes, address.type)
  const wanted = pickKnown(skills, address.skills)
  const [sort] = pickKnown(jobSorts, address.sort)
  const page = toPageNumber(address.page)
  return {
    ...search,
    ...(categories.length > 0 && { categories }),
    ...(type.length > 0 && { type }),
    ...(wanted.length > 0 && { skills: wanted }),
    ...(sort && { sort }),
    ...(page > 1 && { page }),
  }
}

/** So many cards fill whole rows of one, two and three, and are drawn at once on a slow phone. */
const pageSize = 12

/** A search -> what POST /jobs/search is asked, on both sides. */
export const toParams = (search: JobSearch) => ({ ...search, limit: pageSize })

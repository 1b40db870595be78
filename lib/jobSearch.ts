import {
  type JobCategory,
  type JobMode,
  type JobSort,
  type JobType,
  jobCategories,
  jobModes,
  jobSorts,
  jobTypes,
  type Skill,
  skills,
} from '#contracts/lists.ts'
import { type Address, firstValue, pickKnown, toPageNumber } from './address.ts'

/** The search of offers, as in the address of /jobs: only the filters that are set. */
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
  modes?: JobMode[]
  verified?: boolean
  myAge?: boolean
  sort?: JobSort
  page?: number
}

/** The empty filters, without words and order. */
export const unfiltered = {
  ...{ country: '', state: '', city: '', startDate: '', deadline: '' },
  ...{ categories: [], type: [], skills: [], modes: [], verified: undefined, myAge: undefined },
} satisfies JobSearch

/** The empty filters of guests, who filter by what previews show. */
export const unfilteredForGuests = {
  ...{ country: '', city: '', deadline: '' },
  ...{ categories: [], type: [], modes: [], verified: undefined },
} satisfies JobSearch

const texts = ['query', 'country', 'state', 'city', 'startDate', 'deadline'] as const

/** Converts an address's query to a search; ignores unknown values, so that old links still work. */
export function parseSearch(address: Address): JobSearch {
  const search: JobSearch = {}
  for (const name of texts) {
    const value = firstValue(address[name]).trim()
    if (value) search[name] = value
  }
  const categories = pickKnown(jobCategories, address.categories)
  const type = pickKnown(jobTypes, address.type)
  const modes = pickKnown(jobModes, address.modes)
  const wanted = pickKnown(skills, address.skills)
  const [sort] = pickKnown(jobSorts, address.sort)
  const page = toPageNumber(address.page)
  return {
    ...search,
    ...(categories.length > 0 && { categories }),
    ...(type.length > 0 && { type }),
    ...(wanted.length > 0 && { skills: wanted }),
    ...(modes.length > 0 && { modes }),
    ...(firstValue(address.verified) === 'true' && { verified: true }),
    ...(firstValue(address.myAge) === 'true' && { myAge: true }),
    ...(sort && { sort }),
    ...(page > 1 && { page }),
  }
}

/** Offers per page: full rows of one, two or three cards, drawn at once on a slow phone. */
const pageSize = 12

/** Converts a search to the input of POST /jobs/search, on both sides. */
export const toParams = (search: JobSearch) => ({ ...search, limit: pageSize })

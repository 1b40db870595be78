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

type Address = Partial<Record<string, string | string[]>>

const texts = ['query', 'country', 'state', 'city', 'startDate', 'deadline'] as const

/** The address's query -> a search. What no filter knows is left out, so that a worn link still finds something. */
export function searchOfAddress(address: Address): JobSearch {
  const search: JobSearch = {}
  for (const name of texts) {
    const value = one(address[name]).trim()
    if (value) search[name] = value
  }
  const categories = known(jobCategories, address.categories)
  const type = known(jobTypes, address.type)
  const wanted = known(skills, address.skills)
  const [sort] = known(jobSorts, address.sort)
  const page = Number(one(address.page))
  return {
    ...search,
    ...(categories.length > 0 && { categories }),
    ...(type.length > 0 && { type }),
    ...(wanted.length > 0 && { skills: wanted }),
    ...(sort && { sort }),
    ...(Number.isInteger(page) && page > 1 && { page }),
  }
}

/** A search -> the address's query: lists are joined by commas. */
export function addressOfSearch(search: JobSearch): Record<string, string> {
  const entries = Object.entries(search).map(([name, value]) => [name, String(value)] as const)
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== '' && !(name === 'page' && value === '1')),
  )
}

const one = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '')

function known<T extends string>(list: readonly T[], value: string | string[] | undefined): T[] {
  const asked = new Set((Array.isArray(value) ? value.join(',') : (value ?? '')).split(','))
  return list.filter((id) => asked.has(id))
}

/** So many cards fill whole rows of one, two and three. */
const pageSize = 18

/** A search -> what POST /jobs/search is asked, on both sides. */
export const questionOf = (search: JobSearch) => ({ ...search, limit: pageSize })

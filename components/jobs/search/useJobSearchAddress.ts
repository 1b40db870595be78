import { useRouter } from 'next/router'
import { addressOfSearch, type JobSearch, searchOfAddress } from '#lib/jobSearch.ts'
import { paths } from '#lib/paths.ts'

/** The search as the address carries it, and how to change it: any change of what is asked starts at page 1. */
export function useJobSearchAddress() {
  const router = useRouter()
  const search = searchOfAddress(router.query)
  const go = (next: JobSearch) =>
    // Shallow: the page has its texts already, so a tick shows at once instead of after a visit to the server.
    void router.push(paths.jobs(addressOfSearch(next)), undefined, { scroll: false, shallow: true })
  return {
    search,
    change: (changes: JobSearch) => go({ ...search, ...changes, page: 1 }),
    toPage: (page: number) => {
      go({ ...search, page })
      window.scrollTo({ top: 0 })
    },
    clear: () =>
      go({ ...(search.query ? { query: search.query } : {}), ...(search.sort ? { sort: search.sort } : {}) }),
  }
}

const filterNames = [
  'country',
  'state',
  'city',
  'startDate',
  'deadline',
  'categories',
  'type',
  'skills',
] as const

/** How many filters are set, words and order aside. */
export const countFilters = (search: JobSearch): number =>
  filterNames.filter((name) => (search[name]?.length ?? 0) > 0).length

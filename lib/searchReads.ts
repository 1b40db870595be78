import { keys } from './keys.ts'
import { type parseSearch, toOffersParams, toPeopleParams } from './search.ts'

type Read = (input: Record<string, unknown>) => Promise<unknown>
type Reads = { searchUsers: Read; searchJobsGlobally: Read; listPosts: Read }

/** The first data of the results of a term, each under its key; none without a term. */
export function readResults(reads: Reads, search: ReturnType<typeof parseSearch>, isMember: boolean) {
  if (!search.term) return []
  const people = toPeopleParams(search.term, false)
  const organisations = toPeopleParams(search.term, true)
  const offers = toOffersParams(search.term, search.tab === 'offers' ? search.page : 1)
  const posts = { query: search.term }
  return [
    [keys.userSearch(people), reads.searchUsers(people)] as const,
    [keys.userSearch(organisations), reads.searchUsers(organisations)] as const,
    [keys.globalJobSearch(offers), reads.searchJobsGlobally(offers)] as const,
    isMember && ([keys.posts(posts), reads.listPosts(posts)] as const),
  ]
}

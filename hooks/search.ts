import useSWR, { type SWRConfiguration, useSWRConfig } from 'swr'
import type { FoundUsers, RecentSearches } from '#contracts/account.ts'
import type { UserSearchInput } from '#contracts/directory.ts'
import type { FoundJobs } from '#contracts/jobSearch.ts'
import { useMe } from '#hooks/session/session.ts'
import { usePagedQuery } from '#hooks/swr/pagedQuery.ts'
import { keys } from '#lib/keys.ts'
import { toOffersParams } from '#lib/search.ts'
import { clearRecentSearches, listRecentSearches, saveRecentSearch, searchUsers } from '#services/account.ts'
import { searchJobsGlobally } from '#services/jobs.ts'

/** A failure is only logged: the search can be repeated. */
const onlyLogged = (error: unknown) => console.error(error)
const logged = { onError: onlyLogged }

/** People and organisations by name; without a term there is no request. */
export const useUserSearch = (
  params: Partial<UserSearchInput> & { search: string },
  options?: Pick<SWRConfiguration, 'keepPreviousData'>,
) =>
  useSWR<FoundUsers>(params.search ? keys.userSearch(params) : null, () => searchUsers(params), {
    ...logged,
    ...options,
  })

/** Open offers by any of their words. */
export function useOfferSearch(term: string, page: number) {
  const params = toOffersParams(term, page)
  return usePagedQuery<FoundJobs>(term ? keys.globalJobSearch(params) : null, () =>
    searchJobsGlobally(params),
  )
}

/** The first open offers by any of their words, for the search over a page. */
export const useFirstOffers = (params: { search: string; limit: number }) =>
  useSWR<FoundJobs>(
    params.search ? keys.globalJobSearch(params) : null,
    () => searchJobsGlobally(params),
    logged,
  )

/** The viewer's searches, newest first; guests have no history. */
export function useRecentSearches() {
  const me = useMe()
  const { mutate } = useSWRConfig()
  const key = me ? keys.recentSearch(me.id) : null
  const { data, error } = useSWR<RecentSearches>(key, () => listRecentSearches(me?.id ?? ''), logged)
  const saveSearch = async (term: string) => {
    if (!me?.validated || !term.trim()) return
    await saveRecentSearch(me.id, term).then(
      (stored) => mutate(key, stored, { revalidate: false }),
      onlyLogged,
    )
  }
  const clear = async () => {
    if (!me) return
    await mutate(key, { recentSearch: [] }, { revalidate: false })
    await clearRecentSearches(me.id).catch((error) => {
      onlyLogged(error)
      return mutate(key)
    })
  }
  const recent = data?.recentSearch ?? []
  // Unknown while they are loading.
  const hasNone = recent.length === 0 && (me === null || Boolean(data ?? error))
  return { recent, hasNone, saveSearch, clear }
}

import useSWR from 'swr'
import type { Surfle, SurfleValid } from '#contracts/account.ts'
import type { MatchReason } from '#contracts/lists.ts'
import type { User } from '#contracts/shapes.ts'
import { isApiError, logBroken } from '#hooks/failure.ts'
import { useMember } from '#hooks/session/session.ts'
import { keys } from '#lib/keys.ts'
import { listRandomPeople, suggestPeople } from '#services/account.ts'

/** A suggested account; guests see no reasons. */
export type Suggestion = User & { why?: MatchReason[] }

/**
 * Suggestions do not change while they are read, only with the next visit: what changes whom they suggest removes them from
 * the cache, since a refresh reaches none that is not on the screen.
 */
const noRefresh = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  // Being offline, or leaving the page meanwhile, is not a fault.
  onError: (error: unknown) => {
    if (isApiError(error)) logBroken('The suggestions could not be loaded', error)
  },
}

/** Suggested accounts: the best matches for a signed-in viewer, a random few for guests. */
export function useSuggestions() {
  const me = useMember()
  const personal = useSWR<SurfleValid>(me ? keys.surfleValid : null, suggestPeople, noRefresh)
  const general = useSWR<Surfle>(me === null ? keys.surfle : null, listRandomPeople, noRefresh)
  const { error, isLoading, mutate } = me ? personal : general
  const data: Suggestion[] | undefined = me ? personal.data?.surfleValid : general.data?.users
  return { data, error, isLoading, mutate }
}

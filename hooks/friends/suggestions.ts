import useSWR from 'swr'
import type { Surfle, SurfleValid } from '#contracts/account.ts'
import type { MatchReason } from '#contracts/lists.ts'
import type { User } from '#contracts/shapes.ts'
import { isApiError, logBroken } from '#hooks/failure.ts'
import { useMember } from '#hooks/session.ts'
import { keys } from '#lib/keys.ts'
import { meetPeople, suggestPeople } from '#services/account.ts'

/** Somebody to get to know; a guest is told no reasons. */
export type Suggestion = User & { why?: MatchReason[] }

/** They do not change under the reader's eyes, only with the next visit. */
const steady = {
  revalidateIfStale: false,
  revalidateOnFocus: false,
  // A lost line, or a page that is left meanwhile, is nothing that broke.
  onError: (error: unknown) => {
    if (isApiError(error)) logBroken('The suggestions could not be loaded', error)
  },
}

/** People to get to know: best matches for who is signed in, a shuffled few for guests. */
export function useSuggestions() {
  const me = useMember()
  const personal = useSWR<SurfleValid>(me ? keys.surfleValid : null, suggestPeople, steady)
  const general = useSWR<Surfle>(me === null ? keys.surfle : null, meetPeople, steady)
  const { error, isLoading, mutate } = me ? personal : general
  const data: Suggestion[] | undefined = me ? personal.data?.surfleValid : general.data?.users
  return { data, error, isLoading, mutate }
}

import { useCallback } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'

/** What is locked under a key by now, for a fetcher that renews it rather than replaces it. */
export function useCached<Cached>(key: readonly unknown[] | null): () => Cached | undefined {
  const { cache } = useSWRConfig()
  return () => (key ? cache.get(unstable_serialize(key))?.data : undefined)
}

/**
 * For mutate: changes what is locked, and asks the server for nothing. What is still on its way is asked for anew, since
 * SWR throws away an answer whose key was changed meanwhile, and a list would go on loading for ever.
 */
export const cacheOnly = { revalidate: (cached: unknown): boolean => cached === undefined }

/** Changes what is locked under a key; says whether something was. */
export type ChangeCached = <Cached>(
  key: readonly unknown[],
  change: (cached: Cached) => Cached,
) => Promise<boolean>

/** For what the stream says: changes what is locked of a read, at once. */
export function useChangeCached(): ChangeCached {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    async <Cached>(key: readonly unknown[], change: (cached: Cached) => Cached) => {
      const isCached = cache.get(unstable_serialize(key))?.data !== undefined
      await mutate<Cached>(key, (cached) => cached && change(cached), cacheOnly)
      return isCached
    },
    [cache, mutate],
  )
}

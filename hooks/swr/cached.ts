import { useCallback } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'

/** Reads the cached value of a key, for a fetcher that merges into it. */
export function useCached<Cached>(key: readonly unknown[] | null): () => Cached | undefined {
  const { cache } = useSWRConfig()
  return () => (key ? cache.get(unstable_serialize(key))?.data : undefined)
}

/**
 * An option of mutate: changes the cache without a request. A key that is still loading is fetched again, since SWR
 * drops a response whose key changed meanwhile and the list would load for ever.
 */
export const cacheOnly = { revalidate: (cached: unknown): boolean => cached === undefined }

/** Changes the cached value of a key; returns whether there was one. */
export type ChangeCached = <Cached>(
  key: readonly unknown[],
  change: (cached: Cached) => Cached,
) => Promise<boolean>

/** Changes a cached query at once, for events of the live stream. */
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

import { useCallback } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'

/** What is held under a key by now, for a fetcher that renews it rather than replaces it. */
export function useHeld<Held>(key: readonly unknown[] | null): () => Held | undefined {
  const { cache } = useSWRConfig()
  return () => (key ? cache.get(unstable_serialize(key))?.data : undefined)
}

/** Changes what is held under a key; says whether something was. */
export type ChangeHeld = <Held>(key: readonly unknown[], change: (held: Held) => Held) => Promise<boolean>

/**
 * For what the stream says: changes what is held of a read, at once. What is still on its way is asked for anew, since
 * SWR throws away an answer whose key was changed meanwhile, and a list would go on loading for ever.
 */
export function useChangeHeld(): ChangeHeld {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    async <Held>(key: readonly unknown[], change: (held: Held) => Held) => {
      const isHeld = cache.get(unstable_serialize(key))?.data !== undefined
      if (isHeld) await mutate<Held>(key, (held) => held && change(held), { revalidate: false })
      else await mutate(key)
      return isHeld
    },
    [cache, mutate],
  )
}

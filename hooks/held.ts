import { useCallback } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'

/** What is held under a key by now, for a fetcher that renews it rather than replaces it. */
export function useHeld<Held>(key: readonly unknown[] | null): () => Held | undefined {
  const { cache } = useSWRConfig()
  return () => (key ? cache.get(unstable_serialize(key))?.data : undefined)
}

/**
 * For mutate: changes what is held, and asks the server for nothing. What is still on its way is asked for anew, since
 * SWR throws away an answer whose key was changed meanwhile, and a list would go on loading for ever.
 */
export const heldAlone = { revalidate: (held: unknown): boolean => held === undefined }

/** Changes what is held under a key; says whether something was. */
export type ChangeHeld = <Held>(key: readonly unknown[], change: (held: Held) => Held) => Promise<boolean>

/** For what the stream says: changes what is held of a read, at once. */
export function useChangeHeld(): ChangeHeld {
  const { cache, mutate } = useSWRConfig()
  return useCallback(
    async <Held>(key: readonly unknown[], change: (held: Held) => Held) => {
      const isHeld = cache.get(unstable_serialize(key))?.data !== undefined
      await mutate<Held>(key, (held) => held && change(held), heldAlone)
      return isHeld
    },
    [cache, mutate],
  )
}

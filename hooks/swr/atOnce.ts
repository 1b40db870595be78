import { unstable_serialize, useSWRConfig } from 'swr'
import { cacheOnly } from './cached.ts'

type Change<Cached> = (cached: Cached) => Cached

/** By key, how many changes are being sent, and whether one of them failed. */
const sending = new Map<string, { count: number; isStale: boolean }>()

/**
 * Shows a change of a cached list at once, then sends it; undone and thrown when the server refuses. SWR's `optimisticData`
 * starts from what was committed: a second change, or a live event meanwhile, would show again what the first one removed.
 */
export function useChangeAtOnce() {
  const { mutate } = useSWRConfig()
  return async <Cached>(
    key: readonly unknown[],
    next: Change<Cached>,
    send: () => Promise<unknown>,
  ): Promise<void> => {
    let before: Cached | undefined
    let shown: Cached | undefined
    const show = (cached?: Cached) => {
      before = cached
      shown = cached && next(cached)
      return shown
    }
    const end = begin(unstable_serialize(key))
    await mutate<Cached>(key, show, cacheOnly)
    let failed = true
    try {
      await send()
      failed = false
    } finally {
      // Other changes that were shown meanwhile stay: then only the server knows the list without this one.
      if (failed) await mutate<Cached>(key, (now) => (now === shown ? before : now), { revalidate: false })
      if (end(failed)) void mutate(key)
    }
  }
}

/** Counts a change that is sent; returns what ends it, which says whether the list has to be read: when the last ends. */
function begin(name: string): (failed: boolean) => boolean {
  const state = sending.get(name) ?? { count: 0, isStale: false }
  state.count += 1
  sending.set(name, state)
  return (failed) => {
    state.count -= 1
    state.isStale ||= failed
    if (state.count > 0) return false
    sending.delete(name)
    return state.isStale
  }
}

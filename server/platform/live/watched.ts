/** What the people whose streams are open in this process look at now. */
export type Watched = {
  watch(accountId: string, topics: readonly string[]): void
  watchersOf(topic: string): Iterable<string>
  /** Forgets all that somebody looked at: their last stream here is gone. */
  leave(accountId: string): void
}

/** Of more, what somebody began to look at first is forgotten. */
const topicsOfOne = 200

export function makeWatched(): Watched {
  const topicsOf = new Map<string, Set<string>>()
  const watchersOf = new Map<string, Set<string>>()

  const drop = (accountId: string, topic: string) => {
    const watchers = watchersOf.get(topic)
    watchers?.delete(accountId)
    if (watchers?.size === 0) watchersOf.delete(topic)
  }
  return {
    watch: (accountId, topics) => {
      const all = topicsOf.get(accountId) ?? new Set()
      topicsOf.set(accountId, all)
      for (const topic of topics) {
        // Taken out first, so that it becomes the newest.
        all.delete(topic)
        all.add(topic)
        watchersOf.set(topic, (watchersOf.get(topic) ?? new Set()).add(accountId))
      }
      for (const topic of [...all].slice(0, Math.max(0, all.size - topicsOfOne))) {
        all.delete(topic)
        drop(accountId, topic)
      }
    },
    watchersOf: (topic) => watchersOf.get(topic) ?? [],
    leave: (accountId) => {
      for (const topic of topicsOf.get(accountId) ?? []) drop(accountId, topic)
      topicsOf.delete(accountId)
    },
  }
}

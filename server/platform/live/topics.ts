/** Something that can be looked at, and the account whose it is. */
export type Topic = { name: string; of: string }

/** What the people whose streams are open in this process look at now. */
export type Topics = {
  watch(accountId: string, topics: readonly Topic[]): void
  /** Who looks at what has this name. */
  subscribersTo(name: string): Iterable<string>
  /** Forgets what these two looked at of each other. */
  part(one: string, other: string): void
  /** Forgets all that somebody looked at: their last stream here is gone. */
  leave(accountId: string): void
}

/** Of more, what somebody began to look at first is forgotten. */
const topicsPerPerson = 200

export function createTopics(): Topics {
  /** An account -> the names of what it looks at -> whose that is. */
  const getTopics = new Map<string, Map<string, string>>()
  const subscribersTo = new Map<string, Set<string>>()

  const drop = (accountId: string, name: string) => {
    getTopics.get(accountId)?.delete(name)
    const watchers = subscribersTo.get(name)
    watchers?.delete(accountId)
    if (watchers?.size === 0) subscribersTo.delete(name)
  }
  const dropAllFor = (accountId: string, owner: string) => {
    for (const [name, of] of getTopics.get(accountId) ?? []) if (of === owner) drop(accountId, name)
  }
  return {
    watch: (accountId, topics) => {
      const all = getTopics.get(accountId) ?? new Map<string, string>()
      getTopics.set(accountId, all)
      for (const { name, of } of topics) {
        // Taken out first, so that it becomes the newest.
        all.delete(name)
        all.set(name, of)
        subscribersTo.set(name, (subscribersTo.get(name) ?? new Set()).add(accountId))
      }
      const tooMany = Math.max(0, all.size - topicsPerPerson)
      for (const name of [...all.keys()].slice(0, tooMany)) drop(accountId, name)
    },
    subscribersTo: (name) => subscribersTo.get(name) ?? [],
    part: (one, other) => {
      dropAllFor(one, other)
      dropAllFor(other, one)
    },
    leave: (accountId) => {
      for (const name of getTopics.get(accountId)?.keys() ?? []) drop(accountId, name)
      getTopics.delete(accountId)
    },
  }
}

/** Something that can be watched, and the id of the account that owns it. */
export type Topic = { name: string; of: string }

/** The subscriptions of the accounts with open streams in this process. */
export type Topics = {
  watch(accountId: string, topics: readonly Topic[]): void
  /** The ids of the accounts that watch the topic of this name. */
  subscribersTo(name: string): Iterable<string>
  /** The ids of all accounts that watch something. */
  subscribers(): Iterable<string>
  /** Ends the subscriptions of these two accounts to each other's topics. */
  part(one: string, other: string): void
  /** Ends all subscriptions of an account whose last stream in this process closed. */
  leave(accountId: string): void
}

/** Above this number an account's oldest subscriptions end. */
const topicsPerPerson = 200

export function createTopics(): Topics {
  /** Account id -> topic name -> id of the topic's owner. */
  const topicsByAccount = new Map<string, Map<string, string>>()
  const subscribersTo = new Map<string, Set<string>>()

  const drop = (accountId: string, name: string) => {
    topicsByAccount.get(accountId)?.delete(name)
    const watchers = subscribersTo.get(name)
    watchers?.delete(accountId)
    if (watchers?.size === 0) subscribersTo.delete(name)
  }
  const dropAllFor = (accountId: string, owner: string) => {
    for (const [name, of] of topicsByAccount.get(accountId) ?? []) if (of === owner) drop(accountId, name)
  }
  return {
    watch: (accountId, topics) => {
      const all = topicsByAccount.get(accountId) ?? new Map<string, string>()
      topicsByAccount.set(accountId, all)
      for (const { name, of } of topics) {
        // Deleted first, so that it becomes the newest.
        all.delete(name)
        all.set(name, of)
        subscribersTo.set(name, (subscribersTo.get(name) ?? new Set()).add(accountId))
      }
      const tooMany = Math.max(0, all.size - topicsPerPerson)
      for (const name of [...all.keys()].slice(0, tooMany)) drop(accountId, name)
    },
    subscribersTo: (name) => subscribersTo.get(name) ?? [],
    subscribers: () => topicsByAccount.keys(),
    part: (one, other) => {
      dropAllFor(one, other)
      dropAllFor(other, one)
    },
    leave: (accountId) => {
      for (const name of topicsByAccount.get(accountId)?.keys() ?? []) drop(accountId, name)
      topicsByAccount.delete(accountId)
    },
  }
}

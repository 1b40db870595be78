import type { LiveData, LiveEvent } from '#contracts/live.ts'
import { toBatches } from '#lib/batches.ts'
import { beforeCommit } from '../db/beforeCommit.ts'
import type { Db } from '../db/index.ts'
import { platform } from '../index.ts'
import { addJob } from '../work/index.ts'
import { liveChannels, pgNotify } from './pgNotify.ts'
import { insertEvents, lockAccounts, type NewEvent } from './queries.ts'
import type { Topic } from './topics.ts'

/** So many ids fit into one notice (8,000 bytes). */
const idsInANotice = 200
/** And so many topics, each with whose it is. */
const topicsInANotice = 50
/** Beyond these, counting would keep a mutation waiting: the queue does it. */
const badgesInAMutation = 20

type Item = { events: readonly NewEvent[]; getBadges: readonly string[] }

const save = beforeCommit<Item>(async (db, items) => {
  const events = items.flatMap((item) => item.events)
  const getBadges = [...new Set(items.flatMap((item) => item.getBadges))]
  const accountIds = [...new Set([...events.map(({ account_id }) => account_id), ...getBadges])]
  if (accountIds.length === 0) return
  await lockAccounts(db, accountIds)
  // Counted behind the lock: of two mutations at once, the later sees what the earlier did.
  const badges = await platform().badges(db, getBadges)
  // Who was erased meanwhile, perhaps by this very transaction, has none.
  const shown = [...badges].map(([account_id, data]) => ({ account_id, event: 'badge', data, about: null }))
  await insertEvents(db, [...events, ...shown])
  for (const some of toBatches(accountIds, idsInANotice))
    await pgNotify(db, liveChannels.stored, some.join(' '))
})

/**
 * Tells every open stream of these accounts once the caller's transaction commits, and those that are cut when they
 * come back within 24 h. `data` has the shape that the contract names for the event; `about` is the person it speaks of,
 * with whom what is kept of it goes.
 */
export function publish<Name extends Exclude<LiveEvent, 'badge'>>(
  db: Db,
  accountIds: readonly string[],
  event: Name,
  data: LiveData[Name],
  about: string,
): Promise<void> {
  const events = [...new Set(accountIds)].map((account_id) => ({ account_id, event, data, about }))
  return save(db, { events, getBadges: [] })
}

/** Tells these accounts what their badges show now, as the caller's transaction leaves it. */
export async function publishBadges(db: Db, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length <= badgesInAMutation) return save(db, { events: [], getBadges: accountIds })
  for (const some of toBatches(accountIds, badgesInAMutation))
    await addJob(db, 'live.badges', { accountIds: some })
}

/** What is told to those who are there and kept for nobody. */
type Passing = 'typing' | 'post' | 'comment'
type PassingEvent = { event: Passing; data: LiveData[Passing] }
export type PassingNotice = PassingEvent & ({ to: string[] } | { about: string })
export type SubscriptionNotice = { by: string; topics: readonly Topic[] }

/** Tells the streams that are open now and keeps nothing: `data` holds ids only, since it travels in the notice. */
export async function publishNow(
  db: Db,
  accountIds: readonly string[],
  event: 'typing',
  data: LiveData['typing'],
): Promise<void> {
  for (const to of toBatches([...new Set(accountIds)], idsInANotice / 2)) {
    const notice: PassingNotice = { to, event, data }
    await pgNotify(db, liveChannels.passing, JSON.stringify(notice))
  }
}

/** From now on the open streams of this account are told of these topics (what it may see, the caller has asked). */
export async function watch(db: Db, accountId: string, topics: readonly Topic[]): Promise<void> {
  for (const some of toBatches(topics, topicsInANotice)) {
    const notice: SubscriptionNotice = { by: accountId, topics: some }
    await pgNotify(db, liveChannels.watching, JSON.stringify(notice))
  }
}

/** Once the caller's transaction commits, neither of the two is told any more of what they looked at of the other. */
export const unsubscribeEachOther = (db: Db, one: string, other: string): Promise<void> =>
  pgNotify(db, liveChannels.parted, `${one} ${other}`)

/** Tells whoever looks at this topic now; `data` holds ids and counts only, since it travels in the notice. */
export function publishToTopic<Name extends Exclude<Passing, 'typing'>>(
  db: Db,
  topic: string,
  event: Name,
  data: LiveData[Name],
): Promise<void> {
  const notice: PassingNotice = { about: topic, event, data }
  return pgNotify(db, liveChannels.passing, JSON.stringify(notice))
}

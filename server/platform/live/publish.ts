import type { LiveData, LiveEvent } from '#contracts/live.ts'
import { toBatches } from '#lib/batches.ts'
import { beforeCommit, inTransaction } from '../db/beforeCommit.ts'
import type { Db } from '../db/index.ts'
import { addJobs } from '../work/index.ts'
import { liveChannels } from './bus.ts'
import { sendNotice } from './notices.ts'
import { badgeChange, type NewEvent, savingEvents } from './queries.ts'
import type { Topic } from './topics.ts'

/** As many ids as fit into one notice (8,000 bytes). */
const idsInANotice = 200
/** As many topics as fit, each with the account that it belongs to. */
const topicsInANotice = 50
/** For more accounts the queue tells of badges: others would have to wait for a mutation that locks them all. */
const badgesInAMutation = 20

type Item = { events: readonly NewEvent[]; getBadges: readonly string[] }

const saving = beforeCommit<Item>(savingEvents, async (items, db): Promise<NewEvent[]> => {
  const events = items.flatMap((item) => item.events)
  const getBadges = [...new Set(items.flatMap((item) => item.getBadges))]
  const changes = getBadges.map((account_id) => ({ account_id, event: badgeChange, data: {}, about: null }))
  const all = [...events, ...changes]
  const accountIds = [...new Set(all.map(({ account_id }) => account_id))]
  for (const batch of toBatches(accountIds, idsInANotice))
    await sendNotice(db, liveChannels.stored, batch.join(' '))
  return all
})

const save = (db: Db, item: Item): Promise<void> => inTransaction(db, (tx) => saving.add(tx, [item]))

/**
 * Stores an event for these accounts and sends it to their streams when the caller's transaction commits; streams that
 * reconnect within 24 h receive it, too. `about` is the account that the event concerns: its erasure deletes the event.
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

/**
 * Sends these accounts their badges once the caller's transaction has committed. They are counted for open streams only, when
 * they are sent, so that no mutation waits for them and the last badge is true.
 */
export async function publishBadges(db: Db, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length <= badgesInAMutation) return save(db, { events: [], getBadges: accountIds })
  const batches = toBatches(accountIds, badgesInAMutation).map((batch) => ({ accountIds: batch }))
  await addJobs(db, 'live.badges', batches)
}

/** Events that are sent to open streams only and not stored. */
type ToAccounts = 'typing' | 'newPost' | 'applicationChange'
type Passing = ToAccounts | 'post' | 'comment'
type PassingEvent = { event: Passing; data: LiveData[Passing] }
export type PassingNotice = PassingEvent & ({ to: string[] } | { about: string })
export type SubscriptionNotice = { by: string; topics: readonly Topic[] }

/** Sends an event to the streams that are open now. `data` is part of the notice, so it has ids only. */
export async function publishNow<Name extends ToAccounts>(
  db: Db,
  accountIds: readonly string[],
  event: Name,
  data: LiveData[Name],
): Promise<void> {
  for (const to of toBatches([...new Set(accountIds)], idsInANotice / 2)) {
    const notice: PassingNotice = { to, event, data }
    await sendNotice(db, liveChannels.passing, JSON.stringify(notice))
  }
}

/** Subscribes the open streams of this account to topics; the caller has checked that it may see them. */
export async function watch(db: Db, accountId: string, topics: readonly Topic[]): Promise<void> {
  for (const batch of toBatches(topics, topicsInANotice)) {
    const notice: SubscriptionNotice = { by: accountId, topics: batch }
    await sendNotice(db, liveChannels.watching, JSON.stringify(notice))
  }
}

/** Ends the subscriptions of two accounts to each other's topics when the caller's transaction commits. */
export const unsubscribeEachOther = (db: Db, one: string, other: string): Promise<void> =>
  sendNotice(db, liveChannels.parted, `${one} ${other}`)

/** Sends an event to the subscribers of a topic. `data` is part of the notice, so it has ids and counts only. */
export function publishToTopic<Name extends Exclude<Passing, ToAccounts>>(
  db: Db,
  topic: string,
  event: Name,
  data: LiveData[Name],
): Promise<void> {
  const notice: PassingNotice = { about: topic, event, data }
  return sendNotice(db, liveChannels.passing, JSON.stringify(notice))
}

import { setTimeout as wait } from 'node:timers/promises'
import type { Badge } from '#contracts/live.ts'
import { toBatches } from '#lib/batches.ts'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { redact } from '../log/redact.ts'
import type { BadgeReader } from './badges.ts'
import { badgeChange, eventsPerTurn, findEventsAfter, type StoredEvent } from './queries.ts'
import type { Stream } from './stream.ts'

const accountsPerTurn = 500
/** Few, because other statements wait behind the one that counts them. */
const badgesAtOnce = 50
const pauseAfterFailure = 1_000

type Parts = { database: Database; log: Log; countBadges: BadgeReader }
type ByAccount = ReadonlyMap<string, ReadonlySet<Stream>>
/** An account whose streams have all received what is up to this id. */
type Start = { accountId: string; after: number }

/**
 * Writes stored events to the streams of the accounts that the returned function is called with. Calls during a turn
 * are collected for the next, so that each turn is one query and reads each account once.
 */
export function createDelivery(byAccount: ByAccount, parts: Parts) {
  const { database, log } = parts
  const woken = new Set<string>()
  let isDelivering = false

  const takeTurn = async () => {
    const accountIds = [...woken].slice(0, accountsPerTurn)
    const starts = accountIds.flatMap((accountId) => {
      const flowing = [...(byAccount.get(accountId) ?? [])].filter((stream) => stream.flows)
      // A stream that is full wakes its account again when it has drained.
      return flowing.length > 0 ? [{ accountId, after: Math.min(...flowing.map(({ after }) => after)) }] : []
    })
    for (const accountId of accountIds) woken.delete(accountId)
    if (starts.length === 0) return
    try {
      const found = await findEvents(database, starts)
      for (const batch of toBatches(starts, badgesAtOnce)) await giveFound(found, batch, byAccount, parts)
      for (const [accountId, events] of found) if (events.length === eventsPerTurn) woken.add(accountId)
    } catch (error) {
      log.warn({ stack: redact(error).stack }, 'live events could not be read')
      for (const { accountId } of starts) woken.add(accountId)
      await wait(pauseAfterFailure, undefined, { ref: false })
    }
  }
  const deliver = async () => {
    isDelivering = true
    while (woken.size > 0) await takeTurn()
    isDelivering = false
  }
  return (accountIds: readonly string[]): void => {
    for (const accountId of accountIds) if (byAccount.has(accountId)) woken.add(accountId)
    if (!isDelivering && woken.size > 0) void deliver()
  }
}

/** Gives the streams of these accounts the events that were found for them, with badges that are counted now. */
async function giveFound(
  found: ReadonlyMap<string, StoredEvent[]>,
  starts: readonly Start[],
  byAccount: ByAccount,
  { database, countBadges }: Parts,
): Promise<void> {
  const changed = starts.filter(({ accountId }) => found.get(accountId)?.some(isBadgeChange))
  const badges = await countBadges(
    database.db,
    changed.map(({ accountId }) => accountId),
  )
  for (const { accountId, after } of starts) {
    const events = withBadge(found.get(accountId) ?? [], badges.get(accountId))
    give(byAccount.get(accountId) ?? [], events, after)
  }
}

/**
 * Gives streams the events after this id. One that was opened during the reading may be further behind and would lose what
 * lies between; it has woken its account for the next turn.
 */
function give(streams: Iterable<Stream>, events: readonly StoredEvent[], after: number): void {
  for (const stream of streams) if (stream.flows && stream.after >= after) stream.give(events)
}

async function findEvents({ db, heard }: Database, starts: readonly Start[]) {
  const found = await findEventsAfter(db, starts)
  // Who hears of a change reads it next.
  if (found.size > 0) await heard([...found.keys()])
  return found
}

const isBadgeChange = ({ event }: StoredEvent): boolean => event === badgeChange

/** The events with one badge, in the place of the last change. An account that was erased meanwhile has none. */
function withBadge(events: readonly StoredEvent[], badge: Badge | undefined): StoredEvent[] {
  const last = events.findLast(isBadgeChange)
  return events.flatMap((stored) => {
    if (!isBadgeChange(stored)) return [stored]
    return stored === last && badge ? [{ ...stored, event: 'badge', data: JSON.stringify(badge) }] : []
  })
}

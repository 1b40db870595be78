import { setTimeout as wait } from 'node:timers/promises'
import type { Badge } from '#contracts/live.ts'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { redact } from '../log/redact.ts'
import type { BadgeReader } from './badges.ts'
import { badgeChange, eventsPerTurn, findEventsAfter, type StoredEvent } from './queries.ts'
import type { Stream } from './stream.ts'

/** Few, because the badges of all are counted by one statement, behind which others wait. */
const accountsPerTurn = 50
const pauseAfterFailure = 1_000

type Parts = { database: Database; log: Log; countBadges: BadgeReader }

/**
 * Writes stored events to the streams of the accounts that the returned function is called with. Calls during a turn
 * are collected for the next, so that each turn is one query and reads each account once.
 */
export function createDelivery(
  byAccount: ReadonlyMap<string, ReadonlySet<Stream>>,
  { database, log, countBadges }: Parts,
) {
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
      const { found, badges } = await findEvents(database, starts, countBadges)
      for (const { accountId, after } of starts) {
        const events = found.get(accountId) ?? []
        give(byAccount.get(accountId) ?? [], withBadge(events, badges.get(accountId)), after)
        if (events.length === eventsPerTurn) woken.add(accountId)
      }
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

/**
 * Gives streams the events after this id. One that was opened during the reading may be further behind and would lose what
 * lies between; it has woken its account for the next turn.
 */
function give(streams: Iterable<Stream>, events: readonly StoredEvent[], after: number): void {
  for (const stream of streams) if (stream.flows && stream.after >= after) stream.give(events)
}

type Starts = Parameters<typeof findEventsAfter>[1]

/** The stored events, and the badges of the accounts where these changed, counted after the events were read. */
async function findEvents({ db, heard }: Database, starts: Starts, countBadges: BadgeReader) {
  const found = await findEventsAfter(db, starts)
  const changed = [...found].flatMap(([id, events]) => (events.some(isBadgeChange) ? [id] : []))
  const [badges] = await Promise.all([
    countBadges(db, changed),
    // Who hears of a change reads it next.
    found.size > 0 && heard([...found.keys()]),
  ])
  return { found, badges }
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

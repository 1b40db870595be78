import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { redact } from '../log/redact.ts'
import { eventsPerTurn, findEventsAfter } from './queries.ts'
import type { Stream } from './stream.ts'

const accountsPerTurn = 500
const pauseAfterFailure = 1_000

/**
 * Writes stored events to the streams of the accounts that the returned function is called with. Calls during a turn
 * are collected for the next, so that each turn is one query and reads each account once.
 */
export function createDelivery(
  byAccount: ReadonlyMap<string, ReadonlySet<Stream>>,
  database: Database,
  log: Log,
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
      const found = await findEvents(database, starts)
      for (const { accountId, after } of starts) {
        const events = found.get(accountId) ?? []
        for (const stream of byAccount.get(accountId) ?? []) {
          // One that was opened meanwhile may be further behind: it has woken its account for the next turn.
          if (stream.flows && stream.after >= after) stream.give(events)
        }
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

async function findEvents({ db, heard }: Database, starts: Parameters<typeof findEventsAfter>[1]) {
  const found = await findEventsAfter(db, starts)
  // Who hears of a change reads it next.
  if (found.size > 0) await heard([...found.keys()])
  return found
}

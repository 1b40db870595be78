import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { redact } from '../log/redact.ts'
import { eventsPerTurn, findEventsAfter } from './queries.ts'
import type { Stream } from './stream.ts'

const peopleInATurn = 500
const pauseAfterFailure = 1_000

/**
 * Gives streams what the table holds for them. Whoever is woken while a turn runs is in the next one, so a person is
 * read at most once a turn however often they are woken, and one query serves everybody who was woken meanwhile.
 */
export function createDelivery(
  byAccount: ReadonlyMap<string, ReadonlySet<Stream>>,
  database: Database,
  log: Log,
) {
  const woken = new Set<string>()
  let giving = false

  const takeTurn = async () => {
    const people = [...woken].slice(0, peopleInATurn)
    const starts = people.flatMap((accountId) => {
      const flowing = [...(byAccount.get(accountId) ?? [])].filter((stream) => stream.flows)
      // A stream without room asks again when it has drained.
      return flowing.length > 0 ? [{ accountId, after: Math.min(...flowing.map(({ after }) => after)) }] : []
    })
    for (const accountId of people) woken.delete(accountId)
    if (starts.length === 0) return
    try {
      const found = await findEventsAfter(database.db, starts)
      for (const [accountId, events] of found) {
        for (const stream of byAccount.get(accountId) ?? []) if (stream.flows) stream.give(events)
        if (events.length === eventsPerTurn) woken.add(accountId)
      }
    } catch (error) {
      log.warn({ stack: redact(error).stack }, 'live events could not be read')
      for (const { accountId } of starts) woken.add(accountId)
      await wait(pauseAfterFailure, undefined, { ref: false })
    }
  }
  const give = async () => {
    giving = true
    while (woken.size > 0) await takeTurn()
    giving = false
  }
  return (accountIds: readonly string[]): void => {
    for (const accountId of accountIds) if (byAccount.has(accountId)) woken.add(accountId)
    if (!giving && woken.size > 0) void give()
  }
}

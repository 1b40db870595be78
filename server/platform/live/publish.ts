import type { LiveData, LiveEvent } from '#contracts/live.ts'
import type { Db } from '../db/index.ts'
import { lastly } from '../db/lastly.ts'
import { insertEvents, type NewEvent } from './queries.ts'
import { liveChannels, tell } from './tell.ts'

/** So many ids fit into one notice (8,000 bytes). */
const idsInANotice = 200

const save = lastly<readonly NewEvent[]>(async (db, gathered) => {
  const events = gathered.flat()
  if (events.length === 0) return
  await insertEvents(db, events)
  const accountIds = [...new Set(events.map(({ account_id }) => account_id))]
  for (let from = 0; from < accountIds.length; from += idsInANotice) {
    await tell(db, liveChannels.kept, accountIds.slice(from, from + idsInANotice).join(' '))
  }
})

/**
 * Tells every open stream of these accounts once the caller's transaction commits, and those that are cut when they
 * come back within 24 h. `data` has the shape that the contract names for the event.
 */
export function publish<Name extends LiveEvent>(
  db: Db,
  accountIds: readonly string[],
  event: Name,
  data: LiveData[Name],
): Promise<void> {
  return save(
    db,
    [...new Set(accountIds)].map((account_id) => ({ account_id, event, data })),
  )
}

/** Tells the streams that are open now and keeps nothing: `data` holds ids only, since it travels in the notice. */
export async function tellNow(
  db: Db,
  accountIds: readonly string[],
  event: 'typing',
  data: LiveData['typing'],
): Promise<void> {
  const everyone = [...new Set(accountIds)]
  for (let from = 0; from < everyone.length; from += idsInANotice / 2) {
    const notice: PassingNotice = { to: everyone.slice(from, from + idsInANotice / 2), event, data }
    await tell(db, liveChannels.passing, JSON.stringify(notice))
  }
}

export type PassingNotice = { to: string[]; event: 'typing'; data: LiveData['typing'] }

import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'

/** What the processes of the house tell each other. Notices carry ids only. */
export const liveChannels = {
  /** A session's id, or `*`: see `rememberSessions`. */
  sessionEnded: 'session_ended',
  /** The ids of accounts for whom there is something new in live_events. */
  stored: 'live_event',
  /** What is not kept: see `publishNow` and `publishToTopic`. */
  passing: 'live_passing',
  /** Who looks at what from now on: see `watch`. */
  watching: 'live_watching',
  /** The ids of two accounts who see nothing of each other from now on: see `unsubscribeEachOther`. */
  parted: 'live_parted',
  /** A word of the process that listens, to see that it hears: see `connectForNotices`. */
  hearing: 'live_hearing',
} as const

/** Tells every process once the caller's transaction commits. */
export async function pgNotify(db: Db, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

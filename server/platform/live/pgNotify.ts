import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { preparedSql } from '../db/prepared.ts'

/** The channels between processes. Notices contain ids only. */
export const liveChannels = {
  /** A session's id, or `*`: see `rememberSessions`. */
  sessionEnded: 'session_ended',
  /** Ids of accounts with new rows in live_events. */
  stored: 'live_event',
  /** Events that are not stored: see `publishNow` and `publishToTopic`. */
  passing: 'live_passing',
  /** An account and the topics that it watches from now on: see `watch`. */
  watching: 'live_watching',
  /** The ids of two accounts that no longer watch each other: see `unsubscribeEachOther`. */
  parted: 'live_parted',
  /** Something that guests see has changed: see `outdateGuestPages`. */
  guestPages: 'guest_pages',
  /** A test that notices arrive: see `connectForNotices`. */
  probe: 'live_hearing',
} as const

const notice = preparedSql(
  'pg_notify',
  sql`select pg_notify(${sql.placeholder('channel')}, ${sql.placeholder('payload')})`,
)

/** Sends a notice to every process when the caller's transaction commits. */
export async function pgNotify(db: Db, channel: string, payload: string): Promise<void> {
  await notice(db).execute({ channel, payload })
}

/** Tells every process, when the caller's transaction commits, that pages of guests show something outdated. */
export const outdateGuestPages = (db: Db): Promise<void> => pgNotify(db, liveChannels.guestPages, '')

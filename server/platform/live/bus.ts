import type { Db } from '../db/index.ts'

/** How notices travel between processes: over PostgreSQL (connection.ts) or over Redis (redisBus.ts). */
export type Bus = {
  open(): Promise<void>
  close(): Promise<void>
  /** Whether notices arrive now. */
  isListening(): boolean
  /** Sends a notice to every process once the caller's transaction commits; none when it is rolled back. */
  send(db: Db, channel: string, payload: string): Promise<void>
}

export type BusHandlers = {
  onNotice(channel: string, payload: string): void
  /** Notices may have been missed until now. */
  onMissed(): void
}

/** The channels between processes. Notices contain ids only. */
export const liveChannels = {
  /** A session's id: see `rememberSessions`. */
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
} as const

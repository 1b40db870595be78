import type { Db } from '../db/index.ts'
import { platform } from '../index.ts'
import { liveChannels } from './bus.ts'

/** Sends a notice to every process when the caller's transaction commits. */
export const sendNotice = (db: Db, channel: string, payload: string): Promise<void> =>
  platform().live.send(db, channel, payload)

/** Tells every process, when the caller's transaction commits, that pages of guests show something outdated. */
export const outdateGuestPages = (db: Db): Promise<void> => sendNotice(db, liveChannels.guestPages, '')

import { welcomeInvited } from '#server/modules/friends/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { allowMailsTo } from '#server/platform/mail/index.ts'
import type { AccountRow } from './queries/accounts.ts'

/** Somebody has proved their address: who invited them is connected, and what they want by mail is theirs to set. */
export async function welcome(db: Db, { id, email }: AccountRow, now: Date): Promise<void> {
  await allowMailsTo(db, email)
  await welcomeInvited(db, id, now)
}

import { welcomeInvited } from '#server/modules/friends/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { allowMailsTo } from '#server/platform/mail/index.ts'
import type { AccountRow } from './queries/accounts.ts'

/** Runs once an address is proved: allows emails to it and connects the account with its inviter. */
export async function welcome(db: Db, { id, email }: AccountRow, now: Date): Promise<void> {
  await allowMailsTo(db, email)
  await welcomeInvited(db, id, now)
}

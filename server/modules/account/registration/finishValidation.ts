import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { allowMailsTo } from '#server/platform/mail/index.ts'
import type { AccountRow } from '../queries/accounts.ts'

/** Runs once an address is proved: allows emails to it and informs the modules above. */
export async function finishValidation(db: Db, { id, email }: AccountRow, now: Date): Promise<void> {
  await allowMailsTo(db, email)
  await platform().ports.onValidated(db, id, now)
}

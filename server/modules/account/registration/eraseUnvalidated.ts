import { hour } from '#lib/durations.ts'
import type { Db } from '#server/platform/db/index.ts'
import { eraseMailsTo } from '#server/platform/mail/index.ts'
import { deleteAccounts, lockStaleAccount, lockUnvalidatedAccounts } from '../queries/accounts.ts'
import { cancelAfter } from '../security/securityActs.ts'

const replaceableAfter = 48 * hour
const expiredAfter = 14 * 24 * hour

/** An unvalidated account could write nothing, so it has only sessions, links and emails. */
async function erase(db: Db, ids: readonly string[]): Promise<void> {
  for (const id of ids) await cancelAfter('deleted', db, id)
  await deleteAccounts(db, ids)
  await eraseMailsTo(db, ids)
}

/** Frees an address by erasing its account when that stayed unvalidated for `after` milliseconds, 48 h by default. */
export async function freeAddress(db: Db, email: string, now: Date, after = replaceableAfter): Promise<void> {
  const stale = await lockStaleAccount(db, email, new Date(now.getTime() - after))
  if (stale) await erase(db, [stale])
}

/** Erases a batch of accounts that stayed unvalidated for 14 days; returns their number. */
export async function eraseForgotten(db: Db, now: Date): Promise<number> {
  const ids = await lockUnvalidatedAccounts(db, new Date(now.getTime() - expiredAfter))
  await erase(db, ids)
  return ids.length
}

import { hour } from '#lib/durations.ts'
import type { Db } from '#server/platform/db/index.ts'
import { eraseMailsTo } from '#server/platform/mail/index.ts'
import { deleteAccounts, lockStaleAccount, lockUnvalidatedAccounts } from './queries/accounts.ts'
import { cancelAfter } from './securityActs.ts'

const replaceableAfter = 48 * hour
const forgottenAfter = 14 * 24 * hour

/** An account that could write nothing left nothing behind but its sessions, links and mails. */
async function erase(db: Db, ids: readonly string[]): Promise<void> {
  for (const id of ids) await cancelAfter('deleted', db, id)
  await deleteAccounts(db, ids)
  await eraseMailsTo(db, ids)
}

/** Makes an address free again that somebody signed up with and did not validate for 48 h. */
export async function freeAddress(db: Db, email: string, now: Date, after = replaceableAfter): Promise<void> {
  const stale = await lockStaleAccount(db, email, new Date(now.getTime() - after))
  if (stale) await erase(db, [stale])
}

/** Erases some accounts that nobody validated for 14 days; how many. */
export async function eraseForgotten(db: Db, now: Date): Promise<number> {
  const ids = await lockUnvalidatedAccounts(db, new Date(now.getTime() - forgottenAfter))
  await erase(db, ids)
  return ids.length
}

import { eq, getTableColumns } from 'drizzle-orm'
import { type PersonalData, readInBatches } from '#server/platform/db/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { outdateGuestPages } from '#server/platform/live/index.ts'
import { deleteEmailedLinks } from '../security/emailedLinks.ts'
import { accounts, emailLinks, recentSearches, sessions } from '../tables.ts'

/** The personal data of this module, without secrets that would open the account. */
export function exportPersonalData(db: Db, id: string): PersonalData {
  const { passwordHash: _, search: __, named: ___, nameKeys: _n, ...columns } = getTableColumns(accounts)
  const {
    refreshHash: _r,
    previousHash: _p,
    previousResponse: _a,
    ...sessionColumns
  } = getTableColumns(sessions)
  const { hash: _h, ...linkColumns } = getTableColumns(emailLinks)
  const by = ['id']
  return {
    account: readInBatches(db, accounts, { where: eq(accounts.id, id), by, columns }),
    devices: readInBatches(db, sessions, { where: eq(sessions.accountId, id), by, columns: sessionColumns }),
    emailLinks: readInBatches(db, emailLinks, {
      where: eq(emailLinks.accountId, id),
      by,
      columns: linkColumns,
    }),
    searches: readInBatches(db, recentSearches, { where: eq(recentSearches.accountId, id), by }),
  }
}

/** Erases the account with its sessions, links and searches. */
export async function erasePersonalData(db: Db, id: string): Promise<void> {
  const [erased] = await db.delete(accounts).where(eq(accounts.id, id)).returning({ email: accounts.email })
  if (erased) await deleteEmailedLinks(db, erased.email)
  await outdateGuestPages(db)
}

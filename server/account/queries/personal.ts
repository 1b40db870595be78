import { and, count, eq, getTableColumns, isNull, sql, sum } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { accounts, emailLinks, ratings, recentSearches, sessions } from '../tables.ts'

/** Everything this room holds about somebody, without what would open their account. */
export async function heldOf(db: Db, id: string): Promise<Record<string, unknown[]>> {
  const { passwordHash: _, search: __, ...columns } = getTableColumns(accounts)
  const { refreshHash: _r, previousHash: _p, previousAnswer: _a, ...ofSessions } = getTableColumns(sessions)
  const { hash: _h, ...ofLinks } = getTableColumns(emailLinks)
  return {
    account: await db.select(columns).from(accounts).where(eq(accounts.id, id)),
    devices: await db.select(ofSessions).from(sessions).where(eq(sessions.accountId, id)),
    emailLinks: await db.select(ofLinks).from(emailLinks).where(eq(emailLinks.accountId, id)),
    searches: await db.select().from(recentSearches).where(eq(recentSearches.accountId, id)),
    ratingsGiven: await db.select().from(ratings).where(eq(ratings.authorId, id)),
    ratingsReceived: await db.select().from(ratings).where(eq(ratings.organisationId, id)),
  }
}

/** The account with its sessions, links and searches; what it said of others leaves their means. */
export async function eraseOf(db: Db, id: string): Promise<void> {
  const given = db.$with('given').as(
    db
      .select({
        organisationId: ratings.organisationId,
        rates: sum(ratings.rate).as('rates'),
        times: count().as('times'),
      })
      .from(ratings)
      .where(and(eq(ratings.authorId, id), isNull(ratings.hiddenAt)))
      .groupBy(ratings.organisationId),
  )
  await db
    .with(given)
    .update(accounts)
    .set({
      rateSum: sql`${accounts.rateSum} - ${given.rates}::int`,
      rateCount: sql`${accounts.rateCount} - ${given.times}::int`,
    })
    .from(given)
    .where(eq(accounts.id, given.organisationId))
  await db.delete(ratings).where(eq(ratings.authorId, id))
  await db.delete(accounts).where(eq(accounts.id, id))
}

import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { accounts } from '../tables.ts'

type Named = { id: string; name: string; email: string }

/** More moderators than any installation has. */
const most = 500

export const findModerators = (db: Db): Promise<Named[]> =>
  db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.moderator, true))
    .orderBy(asc(accounts.email))
    .limit(most)

/** Sets or clears the role of moderator; null when no account has this address. */
export async function setModerator(db: Db, email: string, moderator: boolean): Promise<Named | null> {
  const [updated] = await db
    .update(accounts)
    .set({ moderator })
    .where(eq(accounts.email, email))
    .returning({ id: accounts.id, name: accounts.name, email: accounts.email })
  return updated ?? null
}

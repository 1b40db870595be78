import { lt } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { usedGoogleTokens } from '../tables.ts'

/** False when the token was used before, also concurrently in another process. */
export async function insertUsedToken(db: Db, token: { hash: string; expiresAt: Date }): Promise<boolean> {
  const inserted = await db
    .insert(usedGoogleTokens)
    .values(token)
    .onConflictDoNothing()
    .returning({ hash: usedGoogleTokens.hash })
  return inserted.length > 0
}

/** Deletes tokens that expired before `before`. */
export async function deleteOldTokens(db: Db, before: Date): Promise<void> {
  await db.delete(usedGoogleTokens).where(lt(usedGoogleTokens.expiresAt, before))
}

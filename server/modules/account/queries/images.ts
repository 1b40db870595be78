import { inArray, or } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { accounts } from '../tables.ts'

/** The images that an account shows as its avatar or background. */
export async function findShownImages(db: Db, imgNames: readonly string[]): Promise<string[]> {
  if (imgNames.length === 0) return []
  const names = [...imgNames]
  const rows = await db
    .select({ avatar: accounts.avatar, background: accounts.background })
    .from(accounts)
    .where(or(inArray(accounts.avatar, names), inArray(accounts.background, names)))
  const shown = new Set(rows.flatMap(({ avatar, background }) => [avatar, background]))
  return names.filter((name) => shown.has(name))
}

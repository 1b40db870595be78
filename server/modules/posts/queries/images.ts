import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { posts } from '../tables.ts'

/** Returns which of these pictures a post shows, also as posters of videos. */
export async function findShownImages(db: Db, imgNames: readonly string[]): Promise<string[]> {
  if (imgNames.length === 0) return []
  const rows = await db
    .select({ pictures: posts.pictures })
    .from(posts)
    .where(sql`${posts.pictures} && ${sql.param(imgNames)}::text[]`)
  const shown = new Set(rows.flatMap(({ pictures }) => pictures))
  return imgNames.filter((name) => shown.has(name))
}

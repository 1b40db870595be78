import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { posts } from '../tables.ts'

/** Which of these pictures a post shows, posters of videos too; at most as many as asked. */
export async function findShownPictures(db: Db, imgNames: readonly string[]): Promise<string[]> {
  if (imgNames.length === 0) return []
  const rows = await db
    .select({ pictures: posts.pictures })
    .from(posts)
    .where(sql`${posts.pictures} && ${sql.param(imgNames)}::text[]`)
  const shown = new Set(rows.flatMap(({ pictures }) => pictures))
  return imgNames.filter((name) => shown.has(name))
}

import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { posts } from '../tables.ts'

/** Returns which of these images a post shows, also as posters of videos. */
export async function findShownImages(db: Db, imgNames: readonly string[]): Promise<string[]> {
  if (imgNames.length === 0) return []
  const rows = await db
    .select({ images: posts.images })
    .from(posts)
    .where(sql`${posts.images} && ${sql.param(imgNames)}::text[]`)
  const shown = new Set(rows.flatMap(({ images }) => images))
  return imgNames.filter((name) => shown.has(name))
}

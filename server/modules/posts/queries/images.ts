import { and, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { posts } from '../tables.ts'

/** Returns which of these images a post shows, also as posters of videos. */
export const findShownImages = (db: Db, imgNames: readonly string[]): Promise<string[]> =>
  findShown(db, imgNames)

/** Returns which images of a post, that is hidden or deleted, no other post shows that is not hidden. */
export async function findShownAlone(
  db: Db,
  { id, images }: { id: string; images: readonly string[] },
): Promise<string[]> {
  const elsewhere = new Set(await findShown(db, images, and(ne(posts.id, id), isNull(posts.hiddenAt))))
  return images.filter((name) => !elsewhere.has(name))
}

async function findShown(db: Db, imgNames: readonly string[], where?: SQL): Promise<string[]> {
  if (imgNames.length === 0) return []
  const rows = await db
    .select({ images: posts.images })
    .from(posts)
    .where(and(sql`${posts.images} && ${sql.param(imgNames)}::text[]`, where))
  const shown = new Set(rows.flatMap(({ images }) => images))
  return imgNames.filter((name) => shown.has(name))
}

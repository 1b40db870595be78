import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { jobs } from '../tables.ts'

/** Which of these pictures an offer shows, at most as many as asked. For the sweep of what nothing refers to. */
export async function findShownPictures(db: Db, imgNames: readonly string[]): Promise<string[]> {
  if (imgNames.length === 0) return []
  const names = sql`${sql.param(imgNames)}::text[]`
  const rows = await db
    .select({ background: jobs.background, images: jobs.images })
    .from(jobs)
    .where(sql`${jobs.background} = any(${names}) or ${jobs.images} && ${names}`)
  const shown = new Set(rows.flatMap(({ background, images }) => [background, ...images]))
  return imgNames.filter((name) => shown.has(name))
}

import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { jobs } from '../tables.ts'

/** Returns which of these images an offer shows, for the sweep of unused media. */
export async function findShownImages(db: Db, imgNames: readonly string[]): Promise<string[]> {
  if (imgNames.length === 0) return []
  const names = sql`${sql.param(imgNames)}::text[]`
  const rows = await db
    .select({ background: jobs.background, images: jobs.images })
    .from(jobs)
    .where(sql`${jobs.background} = any(${names}) or ${jobs.images} && ${names}`)
  const shown = new Set(rows.flatMap(({ background, images }) => [background, ...images]))
  return imgNames.filter((name) => shown.has(name))
}

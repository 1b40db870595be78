import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { findShownImages as findImagesOfPeople } from '#server/modules/account/index.ts'
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
  const shown = new Set(rows.flatMap(getImages))
  return imgNames.filter((name) => shown.has(name))
}

/** Returns the images of an offer that neither its organisation's profile shows nor another of its offers that was not removed. */
export async function findShownAlone(db: Db, id: string): Promise<string[]> {
  const shown = { ownerId: jobs.ownerId, background: jobs.background, images: jobs.images }
  const [job] = await db.select(shown).from(jobs).where(eq(jobs.id, id))
  if (!job) return []
  // Only its own images can an account show.
  const others = await db
    .select(shown)
    .from(jobs)
    .where(and(eq(jobs.ownerId, job.ownerId), ne(jobs.id, id), isNull(jobs.removedAt)))
  const names = getImages(job)
  const elsewhere = new Set([...others.flatMap(getImages), ...(await findImagesOfPeople(db, names))])
  return names.filter((name) => !elsewhere.has(name))
}

/** The names of the cover and of the other images of an offer. */
export const getImages = ({ background, images }: Pick<typeof jobs.$inferSelect, 'background' | 'images'>) =>
  background ? [background, ...images] : images

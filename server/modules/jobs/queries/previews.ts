import { sql } from 'drizzle-orm'
import { cardOf } from '#server/modules/account/index.ts'
import { inOrder, isAmong } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { isoText, preparedRows, type RowOf } from '#server/platform/db/preparedRows.ts'
import { jobs } from '../tables.ts'
import { taken } from './full.ts'
import { waiting } from './waitingList.ts'

const { id, ownerId, status, title, country, city, lat, lng, language, categories } = jobs
const { type, deadline, closesAt, vacancies, about, background, imageTexts } = jobs
const publishedAt = sql`coalesce(${jobs.publishedAt}, ${jobs.createdAt})`

const previews = preparedRows('jobs_previewed', (db) =>
  db
    .select({
      ...{ id, ownerId, status, title, country, city, lat, lng, language, categories },
      ...{ type, deadline, closesAt, vacancies, about, background, imageTexts },
      publishedAt: isoText(publishedAt).as('publishedAt'),
      taken: taken.as('taken'),
      waiting: waiting.as('waiting'),
      owner: cardOf(ownerId).as('owner'),
    })
    .from(jobs)
    .where(isAmong(id)),
)

/** What a preview shows of an offer, and what decides whether guests see it. */
export type PreviewRow = RowOf<typeof previews>

/** Returns these offers in the order of `ids`, as previews show them, in one statement. */
export async function findPreviews(db: Db, ids: readonly string[]): Promise<PreviewRow[]> {
  if (ids.length === 0) return []
  const rows = await previews(db).execute({ ids })
  return inOrder(ids, rows)
}

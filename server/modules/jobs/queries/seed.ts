import { toBatches } from '#lib/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { applicantNotes } from '../applications/tables.ts'
import { applications, favorites, jobs, jobViews, volunteerings } from '../tables.ts'

/** The demo town's offers; no list may be empty. */
export type JobSeed = {
  jobs: (typeof jobs.$inferInsert)[]
  applications: (typeof applications.$inferInsert)[]
  notes: (typeof applicantNotes.$inferInsert)[]
  favorites: (typeof favorites.$inferInsert)[]
  views: (typeof jobViews.$inferInsert)[]
  volunteerings: (typeof volunteerings.$inferInsert)[]
}

const batchSize = 2_000

/** Saves the offers of the demo town, with their applications, favourites, volunteerings and views. */
export async function seedJobs(db: Db, seed: JobSeed): Promise<void> {
  await db.insert(jobs).values(seed.jobs)
  await db.insert(applications).values(seed.applications)
  await db.insert(applicantNotes).values(seed.notes)
  await db.insert(favorites).values(seed.favorites)
  await db.insert(volunteerings).values(seed.volunteerings)
  for (const views of toBatches(seed.views, batchSize)) await db.insert(jobViews).values(views)
}

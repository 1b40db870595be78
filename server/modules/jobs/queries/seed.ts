import { toBatches } from '#lib/batches.ts'
import type { Db } from '#server/platform/db/index.ts'
import { applications, favorites, jobs, jobViews, volunteerings } from '../tables.ts'

/** What a town begins with; no list may be empty. */
export type JobSeed = {
  jobs: Omit<typeof jobs.$inferInsert, 'search'>[]
  applications: (typeof applications.$inferInsert)[]
  favorites: (typeof favorites.$inferInsert)[]
  views: (typeof jobViews.$inferInsert)[]
  volunteerings: (typeof volunteerings.$inferInsert)[]
}

const atOnce = 2_000

/** Saves the offers of a town that is filled from nothing, with all that happened to them; for the demo room alone. */
export async function seedJobs(db: Db, seed: JobSeed): Promise<void> {
  await db.insert(jobs).values(seed.jobs)
  await db.insert(applications).values(seed.applications)
  await db.insert(favorites).values(seed.favorites)
  await db.insert(volunteerings).values(seed.volunteerings)
  for (const views of toBatches(seed.views, atOnce)) await db.insert(jobViews).values(views)
}

import { paths } from '#lib/paths.ts'
import { listPublicOrganisations } from '#server/modules/account/index.ts'
import { listOpenJobs } from '#server/modules/jobs/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { Bounds } from '#server/platform/paging.ts'
import type { SitemapEntry } from './sitemap.ts'

/** The most addresses that sitemaps.org allows in one file. */
const perPart = 50_000
const perBatch = 1_000

/** Reads a batch of pages of one kind after an id, ordered by id. */
type List = (bounds: Bounds & { after: string | null }) => Promise<(SitemapEntry & { id: string })[]>

/** The kinds that are listed beside the static pages. */
export const getLists = (db: Db, now: Date): Record<'jobs' | 'organisations', List> => ({
  jobs: async (bounds) =>
    (await listOpenJobs(db, bounds, now)).map((job) => ({ ...job, path: paths.job(job.id) })),
  organisations: async (bounds) =>
    (await listPublicOrganisations(db, bounds)).map((one) => ({ ...one, path: paths.user(one.id) })),
})

/** The last id of each full part; the next part begins after it. */
export async function findParts(list: List): Promise<string[]> {
  const ends: string[] = []
  for (;;) {
    const [end] = await list({ after: ends.at(-1) ?? null, limit: 1, offset: perPart - 1 })
    if (!end) return ends
    ends.push(end.id)
  }
}

/** Reads batches until a part is full or nothing is left. */
export async function* readEntries(list: List, after: string | null): AsyncGenerator<SitemapEntry> {
  let last = after
  for (let read = 0; read < perPart; read += perBatch) {
    const found = await list({ after: last, limit: perBatch, offset: 0 })
    yield* found
    if (found.length < perBatch) return
    last = found.at(-1)?.id ?? last
  }
}

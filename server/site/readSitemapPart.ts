import { sitemapPartInput } from '#contracts/site.ts'
import { paths } from '#lib/paths.ts'
import { listPublicOrganisations } from '#server/account/index.ts'
import { listOpenJobs } from '#server/jobs/index.ts'
import { read } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { sendText } from './sendText.ts'
import { type Place, sitemapOf } from './sitemap.ts'

/** What sitemaps.org allows in one file. */
export const perPart = 50_000
const perBatch = 1_000

/** GET /sitemap/{part}.xml?after=: the site's own pages, open offers, or organisations. */
export const readSitemapPart = read({
  access: 'guest',
  bearer: 'ignored',
  input: sitemapPartInput,
  run: async ({ part, after = null }, { now }) => {
    // Longer than the question: what is read while the answer goes out has no context of its own.
    const { db } = platform().database
    const places = {
      'pages.xml': () => pages,
      'jobs.xml': () =>
        walk(after, async (bounds) =>
          (await listOpenJobs(db, bounds, now)).map((job) => ({ ...job, path: paths.job(job.id) })),
        ),
      'organisations.xml': () =>
        walk(after, async (bounds) =>
          (await listPublicOrganisations(db, bounds)).map((one) => ({ ...one, path: paths.user(one.id) })),
        ),
    }
    return sendText(sitemapOf('urlset', places[part]()), 'application/xml')
  },
})

const pages: Place[] = [
  paths.home,
  paths.jobs(),
  paths.entities(),
  paths.stores(),
  paths.donate,
  paths.about,
  paths.faq,
  paths.contact,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.disclaimer,
  paths.register(),
  paths.registerVolunteer,
].map((path) => ({ path }))

type Batch = (bounds: { after: string | null; limit: number }) => Promise<(Place & { id: string })[]>

/** Batch after batch in the order of ids, until a part is full or nothing is left. */
async function* walk(after: string | null, batch: Batch): AsyncGenerator<Place> {
  let last = after
  for (let given = 0; given < perPart; given += perBatch) {
    const found = await batch({ after: last, limit: perBatch })
    yield* found
    if (found.length < perBatch) return
    last = found.at(-1)?.id ?? last
  }
}

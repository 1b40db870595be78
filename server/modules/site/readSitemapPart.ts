import { sitemapPartInput } from '#contracts/site.ts'
import { paths } from '#lib/paths.ts'
import { query } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { getLists, readEntries } from './lists.ts'
import { sendText } from './sendText.ts'
import { buildSitemap, type SitemapEntry } from './sitemap.ts'

/** GET /sitemap/{part}.xml?after=: lists static pages, open offers or organisations. */
export const readSitemapPart = query({
  access: 'guest',
  bearer: 'ignored',
  input: sitemapPartInput,
  run: async ({ part, after = null }, { now }) => {
    // The response streams after its query has ended.
    const { db } = platform().database
    const { jobs, organisations } = getLists(db, now)
    const parts = {
      'pages.xml': () => pages,
      'jobs.xml': () => readEntries(jobs, after),
      'organisations.xml': () => readEntries(organisations, after),
    }
    return sendText(buildSitemap('urlset', parts[part]()), 'application/xml')
  },
})

const pages: SitemapEntry[] = [
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

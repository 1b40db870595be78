import { object } from 'yup'
import { paths } from '#lib/paths.ts'
import { findOrganisationParts } from '#server/account/index.ts'
import { findJobParts } from '#server/jobs/index.ts'
import { read } from '#server/platform/http/index.ts'
import { perPart } from './readSitemapPart.ts'
import { sendText } from './sendText.ts'
import { sitemapOf } from './sitemap.ts'

/** GET /sitemap.xml: where the sitemaps lie, each short enough for those who read them. */
export const readSitemap = read({
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async (_, { db, now }) => {
    const jobs = await findJobParts(db, perPart, now)
    const organisations = await findOrganisationParts(db, perPart)
    const places = [
      paths.sitemapPart('pages'),
      paths.sitemapPart('jobs'),
      ...jobs.map((after) => paths.sitemapPart('jobs', after)),
      paths.sitemapPart('organisations'),
      ...organisations.map((after) => paths.sitemapPart('organisations', after)),
    ]
    return sendText(
      sitemapOf(
        'sitemapindex',
        places.map((path) => ({ path })),
      ),
      'application/xml',
    )
  },
})

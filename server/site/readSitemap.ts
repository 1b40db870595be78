import { object } from 'yup'
import { paths } from '#lib/paths.ts'
import { query } from '#server/platform/http/index.ts'
import { findParts, listsOf } from './lists.ts'
import { sendText } from './sendText.ts'
import { sitemapOf } from './sitemap.ts'

/** GET /sitemap.xml: where the sitemaps lie, each short enough for those who read them. */
export const readSitemap = query({
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async (_, { db, now }) => {
    const lists = listsOf(db, now)
    const partsOf = async (kind: keyof typeof lists) => [
      paths.sitemapPart(kind),
      ...(await findParts(lists[kind])).map((after) => paths.sitemapPart(kind, after)),
    ]
    const parts = [
      paths.sitemapPart('pages'),
      ...(await partsOf('jobs')),
      ...(await partsOf('organisations')),
    ]
    const places = parts.map((path) => ({ path }))
    return sendText(sitemapOf('sitemapindex', places), 'application/xml')
  },
})

import { object } from 'yup'
import { paths } from '#lib/paths.ts'
import { query } from '#server/platform/http/index.ts'
import { findParts, getLists } from './lists.ts'
import { sendText } from './sendText.ts'
import { buildSitemap } from './sitemap.ts'

/** GET /sitemap.xml: lists the sitemaps, each within the allowed size. */
export const readSitemap = query({
  access: 'guest',
  bearer: 'ignored',
  input: object({}),
  run: async (_, { db, now }) => {
    const lists = getLists(db, now)
    const getParts = async (kind: keyof typeof lists) => [
      paths.sitemapPart(kind),
      ...(await findParts(lists[kind])).map((after) => paths.sitemapPart(kind, after)),
    ]
    const parts = [
      paths.sitemapPart('pages'),
      ...(await getParts('jobs')),
      ...(await getParts('organisations')),
    ]
    const entries = parts.map((path) => ({ path }))
    return sendText(buildSitemap('sitemapindex', entries), 'application/xml')
  },
})

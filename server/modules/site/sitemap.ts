import { Readable } from 'node:stream'
import { escapeHtml } from '#lib/text.ts'
import { siteAddress } from '#server/platform/index.ts'

/** A page's path and its last change, if known. */
export type Place = { path: string; changedAt?: Date }

function toEntry(tag: 'url' | 'sitemap', { path, changedAt }: Place): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<${tag}><loc>${escapeHtml(siteAddress(path))}</loc>${changed}</${tag}>\n`
}

/** The XML of sitemaps.org, streamed so that 50,000 pages are never in memory at once. */
export function buildSitemap(
  kind: 'urlset' | 'sitemapindex',
  places: AsyncIterable<Place> | Iterable<Place>,
) {
  return Readable.from(lines(kind, places))
}

async function* lines(kind: 'urlset' | 'sitemapindex', places: AsyncIterable<Place> | Iterable<Place>) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
  for await (const place of places) yield toEntry(kind === 'urlset' ? 'url' : 'sitemap', place)
  yield `</${kind}>\n`
}

import { Readable } from 'node:stream'
import { escapeHtml } from '#lib/text.ts'
import { siteAddress } from '#server/platform/index.ts'

/** A page's path and its last change, if known. */
export type SitemapEntry = { path: string; changedAt?: Date }

function toXml(tag: 'url' | 'sitemap', { path, changedAt }: SitemapEntry): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<${tag}><loc>${escapeHtml(siteAddress(path))}</loc>${changed}</${tag}>\n`
}

/** The XML of sitemaps.org, streamed so that 50,000 pages are never in memory at once. */
export function buildSitemap(
  kind: 'urlset' | 'sitemapindex',
  entries: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>,
) {
  return Readable.from(lines(kind, entries))
}

async function* lines(
  kind: 'urlset' | 'sitemapindex',
  entries: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>,
) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
  for await (const entry of entries) yield toXml(kind === 'urlset' ? 'url' : 'sitemap', entry)
  yield `</${kind}>\n`
}

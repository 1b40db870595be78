import { safePath } from '#lib/paths.ts'

/** A part of a message: its text, and the address when it is a link. */
export type Part = { text: string; href?: string }

const pieces = /<a\s([^>]*)>([\s\S]*?)<\/a\s*>|<br\s*\/?>|<\/p>\s*<p>|<[^>]*>|[^<]+|</gi
const hrefIn = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i
const tags = /<[^>]*>/g

/**
 * Parses the server's safe HTML by a grammar of text, line breaks and links alone. A sanitiser would return HTML to be
 * trusted; this returns text for React to render, so that no HTML of a message reaches the page, on the server or in
 * the browser, and no library is sent for it.
 */
export function getParts(html: string): Part[] {
  const parts: Part[] = []
  for (const [whole, attributes, inside] of html.matchAll(pieces)) {
    const text = inside === undefined ? pieceToText(whole) : unescaped(inside.replace(tags, ''))
    const href = attributes === undefined ? undefined : safeHref(attributes)
    const last = parts.at(-1)
    if (href) parts.push({ text, href })
    else if (last && !last.href) last.text += text
    else if (text) parts.push({ text })
  }
  return parts
}

/** A message as one line of plain text, for lists and screen readers. */
export const toText = (html: string): string =>
  getParts(html)
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** The target of a system message: its whole text is one link into the site. Links of people are absolute addresses. */
export function systemLink(html: string): Required<Part> | null {
  const [only, ...others] = getParts(html).filter(({ text }) => text.trim() !== '')
  return only?.href?.startsWith('/') && others.length === 0 ? { text: only.text, href: only.href } : null
}

function pieceToText(piece: string): string {
  if (/^<br/i.test(piece) || /^<\/p/i.test(piece)) return '\n'
  return piece.startsWith('<') && piece.length > 1 ? '' : unescaped(piece)
}

/** A safe address: http(s), mailto, or a path of this site. */
function safeHref(attributes: string): string | undefined {
  const found = hrefIn.exec(attributes)
  const href = unescaped(found?.[1] ?? found?.[2] ?? '').trim()
  return /^(https?:\/\/|mailto:)[^\s]+$/i.test(href) ? href : (safePath(href) ?? undefined)
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return named[String(name).toLowerCase()] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : whole
  })

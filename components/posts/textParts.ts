import type { Mention } from '#contracts/posts.ts'
import { findMentioned, mentionPattern } from '#lib/mentions.ts'
import { paths } from '#lib/paths.ts'

/** A part of a person's text: its text, and the address when it is a mention or a link. */
export type TextPart = { text: string; href?: string }

/** Bidirectional control characters: with them an address can read as another one. */
const directionMarks = /[\u202A-\u202E\u2066-\u2069]/g
const address = String.raw`https?:\/\/[^\s<>"]+`
/** Punctuation that ends the sentence rather than the address. */
const afterAddress = /[.,;:!?'’”»)\]}]+$/

/** Matches addresses and mentions. */
const pieces = (mentions: readonly Mention[]) => new RegExp(`${address}|${mentionPattern(mentions)}`, 'giu')

/** A web address without user info, which could disguise the host ("https://bank.example@elsewhere.example"). */
function isSafeAddress(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { protocol, username, password } = new URL(href)
  return (protocol === 'https:' || protocol === 'http:') && !username && !password
}

/** Removes the punctuation after an address; a bracket that was opened inside it belongs to it. */
function trimPunctuation(found: string): string {
  const cut = found.replace(afterAddress, '')
  return found[cut.length] === ')' && cut.includes('(') ? found.slice(0, cut.length + 1) : cut
}

/** Splits a text into parts to render. None of it is ever HTML: an unsafe address stays text. */
export function textParts(written: string, mentions: readonly Mention[]): TextPart[] {
  const text = written.replace(directionMarks, '')
  const parts: TextPart[] = []
  let position = 0
  const push = (part: TextPart) => part.text && parts.push(part)
  for (const { 0: found, index } of text.matchAll(pieces(mentions))) {
    const part = found.startsWith('@') ? mentionPart(found, mentions) : addressPart(trimPunctuation(found))
    if (!part) continue
    push({ text: text.slice(position, index) })
    push(part)
    position = index + part.text.length
  }
  push({ text: text.slice(position) })
  return parts
}

function mentionPart(found: string, mentions: readonly Mention[]): TextPart | null {
  const person = findMentioned(found, mentions)
  return person ? { text: found, href: paths.user(person.id) } : null
}

const addressPart = (href: string): TextPart | null => (isSafeAddress(href) ? { text: href, href } : null)

const longest = { characters: 560, lines: 9 }
const shown = { characters: 400, lines: 6 }

/** The beginning of a text too long for a list, or null when it fits. */
export function getBeginning(parts: readonly TextPart[]): TextPart[] | null {
  const text = parts.map(({ text }) => text).join('')
  if (text.length <= longest.characters && text.split('\n').length <= longest.lines) return null
  let capacity = capacityIn(text)
  const stored: TextPart[] = []
  for (const part of parts) {
    // A link is not cut.
    if (part.text.length > capacity && part.href) break
    stored.push({ ...part, text: part.text.slice(0, capacity) })
    capacity -= part.text.length
    if (capacity <= 0) break
  }
  const last = stored.at(-1)
  if (last && !last.href) last.text = last.text.trimEnd()
  return stored
}

/** How many characters of a text are shown: whole words, a few lines. */
function capacityIn(text: string): number {
  const lines = text.split('\n').slice(0, shown.lines).join('\n').length
  if (lines <= shown.characters) return lines
  const lastSpace = text.lastIndexOf(' ', shown.characters)
  return lastSpace > shown.characters / 2 ? lastSpace : shown.characters
}

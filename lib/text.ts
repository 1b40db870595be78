const htmlSigns: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML and XML, also for quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => htmlSigns[sign] ?? sign)

/** Returns a text without accents, ligatures and wide letters: `Ñandú` -> `Nandu`. */
export const stripAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '')

/** Whether two names are the same, whatever their accents and case. */
export const isSameName = (one: string, other: string): boolean => foldName(one) === foldName(other)
const foldName = (name: string) => stripAccents(name).trim().toLowerCase()

/** Characters that combine with none of their neighbours. */
const latin = /^[\t\n -\u02ff]*$/

// Created on first use, because most pages need none.
let graphemes: Intl.Segmenter | undefined

/** Cuts a text after `length` characters with an ellipsis, never inside an emoji or an accented letter. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  // In Latin letters without separate accents each character is one unit, so that nothing needs to be segmented.
  if (latin.test(text.slice(0, length + 1))) return `${text.slice(0, length).trimEnd()}…`
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let stored = ''
  let count = 0
  // Segments no further than needed, because texts are long and previews short.
  for (const { segment } of graphemes.segment(text)) {
    if (count === length) return `${stored.trimEnd()}…`
    stored += segment
    count += 1
  }
  return text
}

/** Cuts a text between two words. */
export function excerpt(text: string, length: number): string {
  const cut = truncate(text, length)
  if (cut === text) return text
  const words = cut.slice(0, -1)
  const lastWord = findLast(words, space)
  const end = findLast(lastWord > 0 ? words.slice(0, lastWord) : words, inWord)
  return end > 0 ? `${words.slice(0, end)}…` : cut
}

const space = /\s/
const inWord = /[^\s.,;:]/

/** How long a text is up to its last character of a kind; from its end, since a search through all of it takes long. */
function findLast(text: string, kind: RegExp): number {
  let end = text.length
  while (end > 0 && !kind.test(text.charAt(end - 1))) end -= 1
  return end
}

/** Converts words of any script to a file name: `candidaturas-huerto-de-benimaclet`. */
export const fileName = (...words: string[]): string =>
  [
    ...words
      .join(' ')
      .toLocaleLowerCase()
      .normalize('NFC')
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter(Boolean)
      .join('-'),
  ]
    .slice(0, 80)
    .join('')

/** Returns at most two initials, of the first and the last word. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
  const [first = '', ...others] = letters
  return `${first}${others.at(-1) ?? ''}`.toUpperCase()
}

/** Formats a count for badges and ratings: `+1000` above a thousand. */
export const countDisplay = (count: number | string) => {
  const value = Number(count) || 0
  return value > 1_000 ? '+1000' : String(value)
}

export type Duration = { unit: 'less-than-a-minute' | 'minutes' | 'hours' | 'days'; value: number }

/** Converts minutes to the unit that people would use and its number; null stays null. */
export function responseTimeParts(minutes: number | null): Duration | null {
  if (minutes === null) return null
  if (minutes < 1) return { unit: 'less-than-a-minute', value: 0 }
  if (minutes < 60) return { unit: 'minutes', value: Math.round(minutes) }
  if (minutes < 24 * 60) return { unit: 'hours', value: Math.round(minutes / 60) }
  return { unit: 'days', value: Math.round(minutes / (24 * 60)) }
}

/** Splits a comma-separated text into trimmed parts, without duplicates and blanks. */
export const getParts = (value: string | null | undefined): string[] => [
  ...new Set(
    (value ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

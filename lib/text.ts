const htmlSigns: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text that HTML or XML shows as it is, also inside a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => htmlSigns[sign] ?? sign)

/** A text without accents, its ligatures and wide letters written as plain ones: `Ñandú` -> `Nandu`. */
export const stripAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '')

// Made when it is first needed: most pages cut nothing.
let graphemes: Intl.Segmenter | undefined

/** The text, cut after `length` characters with an ellipsis; an emoji or an accent is never torn. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  let stored = ''
  let count = 0
  // Read no further than needed: texts are long, previews short.
  for (const { segment } of graphemes.segment(text)) {
    if (count === length) return `${stored.trimEnd()}…`
    stored += segment
    count += 1
  }
  return text
}

/** The beginning of a text, cut between two words. */
export function excerpt(text: string, length: number): string {
  const cut = truncate(text, length)
  return cut === text ? text : cut.replace(/[\s.,;:]+\S*…$/, '…')
}

/** Words -> the name of a file that says them, in any script: `candidaturas-huerto-de-benimaclet`. */
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

/** At most two capitals for someone without a picture: of the first and the last word. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? [])
  const [first = '', ...others] = letters
  return `${first}${others.at(-1) ?? ''}`.toUpperCase()
}

/** A count as badges and ratings show it: `+1000` over a thousand. */
export const countDisplay = (count: number | string) => {
  const value = Number(count) || 0
  return value > 1_000 ? '+1000' : String(value)
}

export type Duration = { unit: 'less-than-a-minute' | 'minutes' | 'hours' | 'days'; value: number }

/** Minutes -> the unit people would say and how many of it; null stays null. */
export function responseTimeParts(minutes: number | null): Duration | null {
  if (minutes === null) return null
  if (minutes < 1) return { unit: 'less-than-a-minute', value: 0 }
  if (minutes < 60) return { unit: 'minutes', value: Math.round(minutes) }
  if (minutes < 24 * 60) return { unit: 'hours', value: Math.round(minutes / 60) }
  return { unit: 'days', value: Math.round(minutes / (24 * 60)) }
}

/** The parts of a comma-separated text, trimmed, without doubles and blanks. */
export const getParts = (value: string | null | undefined): string[] => [
  ...new Set(
    (value ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]

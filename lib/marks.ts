import { stripAccents } from './text.ts'

/** A part of a text, and whether it is one of the words searched for. */
export type MarkedPart = { text: string; isFound: boolean }

const toPlain = (word: string) => stripAccents(word).toLowerCase()

/** As many letters have to be equal at the beginning of two forms of one word. */
const leastAlike = { letters: 4, part: 0.7 }

/** Whether a word of a text was searched for: it begins like it, or is another form of it (plants, planted). */
function isForm(word: string, searched: string): boolean {
  if (word.startsWith(searched)) return true
  const longest = Math.max(word.length, searched.length)
  const needed = Math.max(leastAlike.letters, Math.ceil(longest * leastAlike.part))
  return word.length >= needed && word.slice(0, needed) === searched.slice(0, needed)
}

const words = /[\p{L}\p{M}\p{Nd}]+/gu

/** Splits a text at the words of a search. */
export function markWords(text: string, search: string): MarkedPart[] {
  const searched = (search.match(words) ?? []).map(toPlain)
  const parts: MarkedPart[] = []
  let from = 0
  for (const { 0: word, index } of text.matchAll(words)) {
    if (!searched.some((one) => isForm(toPlain(word), one))) continue
    if (index > from) parts.push({ text: text.slice(from, index), isFound: false })
    parts.push({ text: word, isFound: true })
    from = index + word.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), isFound: false })
  return parts
}

/** Cuts a text before its first found word, so that one line shows it. */
export function startAtFound(parts: readonly MarkedPart[], before: number): MarkedPart[] {
  const [first, ...others] = parts
  if (!first || first.isFound || first.text.length <= before) return [...parts]
  const cut = first.text.slice(-before)
  return [{ text: `…${cut.slice(cut.search(/\s/) + 1)}`, isFound: false }, ...others]
}

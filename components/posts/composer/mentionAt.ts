import type { Mention } from '#contracts/posts.ts'

/** The text between an `@` and the caret, and the index of the `@`. */
export type MentionAt = { from: number; typed: string }

// A name has at most three words here; an @ inside a word (an e-mail address) starts no mention.
const open = /(?:^|[\s(¡¿«“"'])@([\p{L}\p{N}][^\s@]{0,30}(?: [^\s@]{0,30}){0,2})$/u

/** The name being typed at the caret, or null; also null for a mention that was chosen already. */
export function mentionAt(text: string, caret: number, chosen: readonly Mention[]): MentionAt | null {
  const typed = open.exec(text.slice(0, caret))?.[1]
  if (!typed || chosen.some(({ name }) => typed.startsWith(name))) return null
  return { from: caret - typed.length - 1, typed }
}

/** The text with a mention in place of the typed name, and the new position of the caret. */
export function withMention(text: string, caret: number, { from }: MentionAt, name: string) {
  const after = text.slice(caret)
  const mention = `@${name}${after.startsWith(' ') ? '' : ' '}`
  return { text: text.slice(0, from) + mention + after, caret: from + mention.length }
}

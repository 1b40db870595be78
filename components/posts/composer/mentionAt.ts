import type { Mention } from '#contracts/posts.ts'

/** Words after an `@` that the caret stands in: where the `@` is, and what was typed after it. */
export type MentionAt = { from: number; words: string }

// A name is at most three words here; an @ inside a word (an e-mail address) begins no name.
const open = /(?:^|[\s(¡¿«“"'])@([\p{L}\p{N}][^\s@]{0,30}(?: [^\s@]{0,30}){0,2})$/u

/** The name that is being typed at the caret, or null; a person chosen already is none. */
export function mentionAt(text: string, caret: number, chosen: readonly Mention[]): MentionAt | null {
  const words = open.exec(text.slice(0, caret))?.[1]
  if (!words || chosen.some(({ name }) => words.startsWith(name))) return null
  return { from: caret - words.length - 1, words }
}

/** The text with a person in place of what was typed of the name, and where the caret then stands. */
export function withMention(text: string, caret: number, { from }: MentionAt, name: string) {
  const after = text.slice(caret)
  const said = `@${name}${after.startsWith(' ') ? '' : ' '}`
  return { text: text.slice(0, from) + said + after, caret: from + said.length }
}

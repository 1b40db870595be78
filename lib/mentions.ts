import type { Mention } from '#contracts/posts.ts'

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The source of a regular expression (flags `iu`) for the names of these accounts after an `@`; the longest of names with
 * one prefix wins. It matches nothing without accounts.
 */
export function mentionPattern(mentions: readonly Mention[]): string {
  const names = mentions.map(({ name }) => name).sort((one, other) => other.length - one.length)
  return names.length > 0 ? String.raw`@(?:${names.map(escaped).join('|')})(?![\p{L}\p{N}])` : '(?!)'
}

/** The account that a match of the pattern names. */
export function findMentioned(found: string, mentions: readonly Mention[]): Mention | undefined {
  const name = found.slice(1).toLocaleLowerCase()
  return mentions.find((one) => one.name.toLocaleLowerCase() === name)
}

/** Returns a text with a new name for one account; `mentions` have the names that the text uses. */
export const renameMention = (text: string, mentions: readonly Mention[], { id, name }: Mention): string =>
  text.replace(new RegExp(mentionPattern(mentions), 'giu'), (found) =>
    findMentioned(found, mentions)?.id === id ? `@${name}` : found,
  )

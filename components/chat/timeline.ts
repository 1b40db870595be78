import { dayIn } from '#lib/dates.ts'
import { minute } from '#lib/durations.ts'

/** What a timeline needs to know of a message, sent or on its way. */
export type Said = { key: string; from: string; at: string; isSystem: boolean }

/** What stands in a conversation, from its oldest word down. */
export type Line<Words extends Said> =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'system'; key: string; words: Words }
  | { kind: 'group'; key: string; from: string; words: Words[] }

const apart = 5 * minute

type Options = { timeZone: string; firstUnread?: string | null }

/**
 * Words, oldest first -> lines of days, the line of what is new, cards of the house, and groups of what one person
 * said in one go.
 */
export function buildTimeline<Words extends Said>(
  all: Words[],
  { timeZone, firstUnread }: Options,
): Line<Words>[] {
  const lines: Line<Words>[] = []
  let day = ''
  for (const words of all) {
    const today = dayIn(timeZone, new Date(words.at))
    if (today !== day) lines.push({ kind: 'day', key: today, at: words.at })
    day = today
    if (words.key === firstUnread) lines.push({ kind: 'unread', key: 'unread' })
    const group = lines.at(-1)
    if (words.isSystem) lines.push({ kind: 'system', key: words.key, words })
    else if (group?.kind === 'group' && belongs(group.words, words)) group.words.push(words)
    else lines.push({ kind: 'group', key: words.key, from: words.from, words: [words] })
  }
  return lines
}

function belongs(group: Said[], words: Said): boolean {
  const last = group.at(-1)
  return last?.from === words.from && Date.parse(words.at) - Date.parse(last.at) < apart
}

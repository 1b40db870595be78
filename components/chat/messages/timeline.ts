import { dayIn } from '#lib/dates.ts'
import { minute } from '#lib/durations.ts'

/** The part of a message, sent or being sent, that a timeline needs. */
export type TimelineItem = { key: string; from: string; at: string; isSystem: boolean }

/** A line of a conversation, from its oldest message down. */
export type Line<Words extends TimelineItem> =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'system'; key: string; words: Words }
  | { kind: 'group'; key: string; from: string; words: Words[] }

const groupGap = 5 * minute

type Options = { timeZone: string; firstUnread?: string | null }

/**
 * Messages, oldest first -> lines of days, the unread line, system cards, and groups of consecutive messages of one
 * person.
 */
export function buildTimeline<Words extends TimelineItem>(
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

function belongs(group: TimelineItem[], words: TimelineItem): boolean {
  const last = group.at(-1)
  return last?.from === words.from && Date.parse(words.at) - Date.parse(last.at) < groupGap
}

import { type KeyboardEvent, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { isComposing } from '#components/ui/isComposing.ts'
import type { Mention } from '#contracts/posts.ts'
import type { UserCard } from '#contracts/shapes.ts'
import { usePeopleNamed } from '#hooks/posts/mentions.ts'

type Mentioning = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  mentions: readonly Mention[]
  onChange: (text: string, mentions: readonly Mention[]) => void
}

/** Writes new text into a field and moves the caret, before the next key can be pressed. */
export function writeAt(
  field: RefObject<HTMLTextAreaElement | null>,
  caret: number,
  write: () => void,
): void {
  flushSync(write)
  field.current?.focus()
  field.current?.setSelectionRange(caret, caret)
}

/** The active one of so many; a new text starts at the first again. */
function useActive(typed: string, count: number) {
  const [moved, setMoved] = useState({ typed, active: 0 })
  if (moved.typed !== typed) setMoved({ typed, active: 0 })
  const { active } = moved
  return { active, move: (step: number) => setMoved({ typed, active: (active + step + count) % count }) }
}

/** The list of people while a name is typed after an `@`: arrow keys move, Enter and Tab choose, Escape closes. */
export function useMentioning({ field, text, mentions, onChange }: Mentioning) {
  const [caret, setCaret] = useState(0)
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const found = mentionAt(text, caret, mentions)
  const at = found && found.from !== closedAt ? found : null
  const people = usePeopleNamed(at?.typed ?? null)
  const isOpen = at !== null && people.length > 0
  const { active, move } = useActive(at?.typed ?? '', people.length)
  const choose = ({ id, name }: UserCard) => {
    if (!at) return
    const next = withMention(text, caret, at, name)
    const isNamed = mentions.some((one) => one.id === id)
    writeAt(field, next.caret, () => {
      onChange(next.text, isNamed ? mentions : [...mentions, { id, name }])
      setCaret(next.caret)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || isComposing(event)) return
    const chosen = people[active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape') setClosedAt(at.from)
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen && !event.ctrlKey && !event.metaKey)
      choose(chosen)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const follow = () => {
    const place = field.current?.selectionStart ?? 0
    setCaret(place)
    if (closedAt !== null && !text.slice(closedAt, place).startsWith('@')) setClosedAt(null)
  }
  return { isOpen, at, people, active, choose, onKeyDown, follow, close: () => setClosedAt(at?.from ?? null) }
}

/** The text between an `@` and the caret, and the index of the `@`. */
export type MentionAt = { from: number; typed: string }

// A name has at most three words here; an @ inside a word (an e-mail address) starts no mention.
const open = /(?:^|[\s(¡¿«“"'])@([\p{L}\p{N}][^\s@]{0,30}(?: [^\s@]{0,30}){0,2})$/u

/** The name being typed at the caret, or null; also null for a mention that was chosen already. */
function mentionAt(text: string, caret: number, chosen: readonly Mention[]): MentionAt | null {
  const typed = open.exec(text.slice(0, caret))?.[1]
  if (!typed || chosen.some(({ name }) => typed.startsWith(name))) return null
  return { from: caret - typed.length - 1, typed }
}

/** The text with a mention in place of the typed name, and the new position of the caret. */
function withMention(text: string, caret: number, { from }: MentionAt, name: string) {
  const after = text.slice(caret)
  const mention = `@${name}${after.startsWith(' ') ? '' : ' '}`
  return { text: text.slice(0, from) + mention + after, caret: from + mention.length }
}

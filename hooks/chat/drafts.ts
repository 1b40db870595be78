import { useEffect, useState } from 'react'
import { putOnShelf, takeFromShelf } from '#services/shelf.ts'
import { type Attached, isAttached } from './outgoing.ts'

/** Words being written to somebody, with the files that have gone up for them. */
export type Draft = { text: string; media: Attached[] }

const empty: Draft = { text: '', media: [] }

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'media' in value &&
  Array.isArray(value.media) &&
  value.media.every(isAttached)

/** What someone writes to another: a refresh or a look at another conversation loses none of it. */
export function useDraft(myId: string, otherId: string) {
  const [draft, setDraft] = useState(empty)
  useEffect(() => {
    // Words typed before the page was awake count more than what was kept.
    const kept = takeFromShelf('draft', [myId, otherId], isDraft)
    if (kept) setDraft((now) => (now.text ? now : kept))
  }, [myId, otherId])
  const change = (edit: (now: Draft) => Draft) =>
    setDraft((now) => {
      const next = edit(now)
      putOnShelf('draft', [myId, otherId], next.text || next.media.length > 0 ? next : null)
      return next
    })
  return {
    draft,
    write: (text: string) => change((now) => ({ ...now, text })),
    changeMedia: (edit: (media: Attached[]) => Attached[]) =>
      change((now) => ({ ...now, media: edit(now.media) })),
    clear: () => change(() => empty),
  }
}

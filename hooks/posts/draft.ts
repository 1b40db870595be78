import { useEffect, useState } from 'react'
import type { PostMediaKind } from '#contracts/lists.ts'
import type { Mention, Post } from '#contracts/posts.ts'
import { putOnShelf, takeFromShelf } from '#services/shelf.ts'
import { useMe } from '../session.ts'

/** A picture or a video that has gone up and waits to be published. */
export type DraftMedia = { imgName: string; kind: PostMediaKind; name: string; poster?: string }

/** What somebody is writing, before it is sent. */
export type Draft = { text: string; mentions: Mention[]; media: DraftMedia[] }

export const emptyDraft: Draft = { text: '', mentions: [], media: [] }

export const isEmpty = ({ text, media }: Draft): boolean => !text.trim() && media.length === 0

/** A post as its author takes it up again. */
export const draftOf = ({ text, mentions, media }: Post): Draft => ({
  text,
  mentions,
  media: media.map(({ imgName, kind, poster }, place) => ({
    ...{ imgName, kind, name: String(place + 1) },
    ...(poster && { poster }),
  })),
})

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const holds = (value: unknown, ...names: string[]) =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string')

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  Array.isArray(value.mentions) &&
  value.mentions.every((one) => holds(one, 'id', 'name')) &&
  Array.isArray(value.media) &&
  value.media.every((one) => holds({ poster: '', ...one }, 'imgName', 'kind', 'name', 'poster'))

/**
 * Words being written at a place (a new post, the edit of one, a comment), kept in this browser by person: a refresh
 * loses none of them, and `clear` is for when they have been sent.
 */
export function useDraft(place: string, initial: Draft = emptyDraft) {
  const myId = useMe()?.id ?? ''
  const [draft, setDraft] = useState(initial)
  useEffect(() => {
    const kept = myId ? takeFromShelf('draft', ['posts', myId, place], isDraft) : null
    // Words typed before the page was awake count more than what was kept.
    if (kept) setDraft((now) => (now === initial || isEmpty(now) ? kept : now))
  }, [myId, place, initial])
  const keep = (next: Draft) => {
    if (myId) putOnShelf('draft', ['posts', myId, place], next === initial || isEmpty(next) ? null : next)
    return next
  }
  const change = (edit: (now: Draft) => Draft) => setDraft((now) => keep(edit(now)))
  return {
    draft,
    change,
    clear: () => {
      keep(initial)
      setDraft(emptyDraft)
    },
    /** Empties the box while its words are on their way; they stay kept until `clear`. */
    hide: () => setDraft(emptyDraft),
    restore: (words: Draft) => setDraft(keep(words)),
  }
}

import { useRef } from 'react'
import type { PostMediaKind } from '#contracts/lists.ts'
import type { Mention, Post } from '#contracts/posts.ts'
import { useStoredDraft } from '#hooks/browser/storedDraft.ts'
import { useMe } from '#hooks/session/session.ts'
import { isRecord } from '#lib/json.ts'

/** An uploaded image or video of a post that is not published yet. */
export type DraftMedia = { imgName: string; kind: PostMediaKind; name: string; poster?: string; alt?: string }

/** A post or comment that is not sent yet. */
export type Draft = {
  text: string
  mentions: Mention[]
  media: DraftMedia[]
  /** The version of the post that is edited; none for a new one. */
  version?: string
}

export const emptyDraft: Draft = { text: '', mentions: [], media: [] }

export const isEmpty = ({ text, media }: Draft): boolean => !text.trim() && media.length === 0

/** The draft of an existing post. */
export const toDraft = ({ text, mentions, media, updatedAt }: Post): Draft => ({
  version: updatedAt,
  text,
  mentions,
  media: media.map(({ imgName, kind, poster, alt }, place) => ({
    ...{ imgName, kind, alt, name: String(place + 1) },
    ...(poster && { poster }),
  })),
})

const hasStrings = (value: unknown, ...names: string[]) =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string')

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  ['string', 'undefined'].includes(typeof value.version) &&
  Array.isArray(value.mentions) &&
  value.mentions.every((one) => hasStrings(one, 'id', 'name')) &&
  Array.isArray(value.media) &&
  value.media.every((one) =>
    hasStrings({ poster: '', alt: '', ...one }, 'imgName', 'kind', 'name', 'poster', 'alt'),
  )

/** The stored draft of a place, one an account: a new post, the edit of one, a comment. */
export function useDraft(place: string, initial: Draft = emptyDraft) {
  const myId = useMe()?.id
  const of = myId ? `posts.${myId}.${place}` : ''
  const { draft, setDraft, store, change } = useStoredDraft({ of, initial, isDraft, isEmpty })
  const latest = useRef(draft)
  latest.current = draft
  const clear = () => {
    store(initial)
    setDraft(emptyDraft)
  }
  const isNext = (one: Draft, sent: Draft) => one !== sent && one !== emptyDraft
  return {
    draft,
    change,
    clear,
    /** Empties the field while it is being sent; the draft stays stored until `sent`. */
    hide: () => setDraft(emptyDraft),
    /** Removes the draft that was sent; what was typed meanwhile is the next one. */
    sent: (one: Draft) => isNext(latest.current, one) || clear(),
    /** Puts the draft that was not sent back, before what was typed meanwhile. */
    restore: (unsent: Draft) => setDraft((now) => store(isNext(now, unsent) ? joined(unsent, now) : unsent)),
  }
}

const joined = (first: Draft, second: Draft): Draft => ({
  ...first,
  text: [first.text, second.text].filter(Boolean).join('\n'),
  mentions: [...new Map([...first.mentions, ...second.mentions].map((one) => [one.id, one])).values()],
  media: [...first.media, ...second.media],
})

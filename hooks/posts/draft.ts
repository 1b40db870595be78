import type { PostMediaKind } from '#contracts/lists.ts'
import type { Mention, Post } from '#contracts/posts.ts'
import { isRecord } from '#lib/json.ts'
import { useMe } from '../session.ts'
import { useStoredDraft } from '../storedDraft.ts'

/** A picture or a video that has gone up and waits to be published. */
export type DraftMedia = { imgName: string; kind: PostMediaKind; name: string; poster?: string }

/** What somebody is writing, before it is sent. */
export type Draft = {
  text: string
  mentions: Mention[]
  media: DraftMedia[]
  /** Which version of a post it began with; none of a new one. */
  version?: string
}

export const emptyDraft: Draft = { text: '', mentions: [], media: [] }

export const isEmpty = ({ text, media }: Draft): boolean => !text.trim() && media.length === 0

/** A post as its author takes it up again. */
export const toDraft = ({ text, mentions, media, updatedAt }: Post): Draft => ({
  version: updatedAt,
  text,
  mentions,
  media: media.map(({ imgName, kind, poster }, place) => ({
    ...{ imgName, kind, name: String(place + 1) },
    ...(poster && { poster }),
  })),
})

const holds = (value: unknown, ...names: string[]) =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string')

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  ['string', 'undefined'].includes(typeof value.version) &&
  Array.isArray(value.mentions) &&
  value.mentions.every((one) => holds(one, 'id', 'name')) &&
  Array.isArray(value.media) &&
  value.media.every((one) => holds({ poster: '', ...one }, 'imgName', 'kind', 'name', 'poster'))

/** Words being written at a place: a new post, the edit of one, a comment. They are kept by person. */
export function useDraft(place: string, initial: Draft = emptyDraft) {
  const myId = useMe()?.id
  const of = myId ? `posts.${myId}.${place}` : ''
  const { draft, setDraft, store, change } = useStoredDraft({ of, initial, isDraft, isEmpty })
  return {
    draft,
    change,
    /** For when they have been sent. */
    clear: () => {
      store(initial)
      setDraft(emptyDraft)
    },
    /** Empties the box while its words are on their way; they stay kept until `clear`. */
    hide: () => setDraft(emptyDraft),
    restore: (words: Draft) => setDraft(store(words)),
  }
}

import { isRecord } from '#lib/json.ts'
import { useMe } from './session.ts'
import { useStoredDraft } from './storedDraft.ts'

/** What is typed, by the name of its field. */
export type Texts = Record<string, string>

const none: Texts = {}

const isTexts = (value: unknown): value is Texts =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

const isEmpty = (texts: Texts): boolean => Object.values(texts).every((text) => text.trim() === '')

/**
 * What a member types into a dialog or a form, by place: closing it by a slip, a reload or a session that ends loses none
 * of it. Signing out removes it.
 */
export function useTextDraft(place: string) {
  const myId = useMe()?.id
  const of = myId ? `texts.${myId}.${place}` : ''
  const { draft, change, clear } = useStoredDraft({ of, initial: none, isDraft: isTexts, isEmpty })
  return {
    texts: draft,
    write: (texts: Texts) => change((now) => ({ ...now, ...texts })),
    clear,
  }
}

export type TextDraft = ReturnType<typeof useTextDraft>

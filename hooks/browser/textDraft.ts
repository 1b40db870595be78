import { useMe } from '#hooks/session/session.ts'
import { isRecord } from '#lib/json.ts'
import { useStoredDraft } from './storedDraft.ts'

/** Typed text by the name of its field. */
export type Texts = Record<string, string>

const none: Texts = {}

export const isTexts = (value: unknown): value is Texts =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string')

const isEmpty = (texts: Texts): boolean => Object.values(texts).every((text) => text.trim() === '')

/**
 * The stored draft of a dialog or form, by place: it survives closing, a reload and the end of the session. Signing out
 * removes it.
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

/** Values with those of a stored draft, whose names are theirs. */
export const restoreTexts = <Values extends object>(texts: Texts, values: Values): Values => ({
  ...values,
  ...texts,
})

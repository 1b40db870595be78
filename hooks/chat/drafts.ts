import { useStoredDraft } from '#hooks/browser/storedDraft.ts'
import { isRecord } from '#lib/json.ts'
import { type Attached, isAttached } from './outgoing.ts'

/** A message that is not sent yet, with its uploaded files. */
export type Draft = { text: string; media: Attached[] }

const initial: Draft = { text: '', media: [] }

const isEmpty = ({ text, media }: Draft): boolean => text === '' && media.length === 0

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  Array.isArray(value.media) &&
  value.media.every(isAttached)

/** The stored draft of a conversation: it survives a reload and a visit to another conversation. */
export function useDraft(myId: string, otherId: string) {
  const { draft, change, clear } = useStoredDraft({ of: `${myId}.${otherId}`, initial, isDraft, isEmpty })
  return {
    draft,
    write: (text: string) => change((now) => ({ ...now, text })),
    changeMedia: (edit: (media: Attached[]) => Attached[]) =>
      change((now) => ({ ...now, media: edit(now.media) })),
    clear,
  }
}

import { useRef } from 'react'
import { countCharacters } from '#components/ui/Counter.tsx'
import { useDropped } from '#components/ui/useDropped.ts'
import { limits } from '#contracts/limits.ts'
import { type Draft, isEmpty, useAttachments, useDraft } from '#hooks/posts/index.ts'
import { useFileRules } from './useFileRules.ts'
import { writeAt } from './useMentioning.ts'
import { useSending } from './useSending.ts'

export interface Composing {
  /** Where it stands: what is typed there is kept under this name. */
  place: string
  initial: Draft
  /** Sends what was written. When it is refused (thrown), or `false` says that more is asked first, nothing is cleared. */
  send: (draft: Draft) => Promise<unknown>
  /** A new post stands in the list at once; an edited one stays in its box until it is saved. */
  showsElsewhere: boolean
}

/** What a composer holds and does: words, people, files, and the sending of them all. */
export function useComposer({ place, initial, send, showsElsewhere }: Composing) {
  const field = useRef<HTMLTextAreaElement>(null)
  const stored = useDraft(place, initial)
  const { draft, change } = stored
  const uploads = useAttachments((media) => change((now) => ({ ...now, media: [...now.media, media] })))
  const { take, complaint } = useFileRules(draft.media.length + uploads.attachments.length, uploads.add)
  const { sending, submitNow } = useSending(stored, send, showsElsewhere)
  const length = countCharacters(draft.text.trim())
  const isTooLong = length > limits.post
  const maySend = !isEmpty(draft) && !isTooLong && !uploads.isBusy && !sending
  const type = (text: string, mentions: readonly Draft['mentions'][number][] = draft.mentions) =>
    change((now) => ({ ...now, text, mentions: [...mentions] }))
  const addEmoji = (emoji: string) => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = field.current ?? {}
    const text = draft.text.slice(0, start) + emoji + draft.text.slice(end)
    // The grid that it was picked from gives the focus back first.
    requestAnimationFrame(() => writeAt(field, start + emoji.length, () => type(text)))
  }
  const removeMedia = (imgName: string) =>
    change((now) => ({ ...now, media: now.media.filter((one) => one.imgName !== imgName) }))
  return {
    ...{ field, draft, type, addEmoji, take, complaint, removeMedia, sending, maySend, length, isTooLong },
    ...{ attachments: uploads.attachments, cancelUpload: uploads.cancel, clear: stored.clear },
    ...useDropped(take),
    isUntouched: draft === initial,
    submit: () => {
      if (maySend) void submitNow(draft)
    },
  }
}

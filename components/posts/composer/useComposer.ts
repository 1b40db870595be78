import { type RefObject, useRef } from 'react'
import { rememberFocus } from '#components/ui/dialogs/focusBack.ts'
import { countCharacters } from '#components/ui/fields/Counter.tsx'
import { useDropped } from '#components/ui/files/useDropped.ts'
import { limits } from '#contracts/limits.ts'
import { useAttachments } from '#hooks/posts/attachments.ts'
import { type Draft, isEmpty, useDraft } from '#hooks/posts/draft.ts'
import { useFileRules } from './useFileRules.ts'
import { writeAt } from './useMentioning.ts'
import { useSending } from './useSending.ts'

export type Composing = {
  /** The key of its stored draft. */
  place: string
  initial: Draft
  /**
   * Sends the draft. The draft stays when this throws, or returns `false` because a conflict must be resolved first.
   */
  send: (draft: Draft) => Promise<unknown>
  /** A new post appears in the list at once; an edited one stays in its field until it is saved. */
  showsElsewhere: boolean
}

/** The state and actions of a composer: text, mentions, files and sending. */
export function useComposer({ place, initial, send, showsElsewhere }: Composing) {
  const field = useRef<HTMLTextAreaElement>(null)
  const stored = useDraft(place, initial)
  const { draft, change } = stored
  const files = useAttachments((media) => change((now) => ({ ...now, media: [...now.media, media] })))
  const { take, complaint, forget } = useFileRules(draft.media.length + files.attachments.length, files.add)
  const { sending, submitNow } = useSending(stored, send, showsElsewhere)
  const length = countCharacters(draft.text.trim())
  const isTooLong = length > limits.post
  const maySend = !isEmpty(draft) && !isTooLong && !files.isBusy && !sending
  const type = (text: string, mentions: readonly Draft['mentions'][number][] = draft.mentions) =>
    change((now) => ({ ...now, text, mentions: [...mentions] }))
  const removeMedia = (imgName: string) => {
    forget()
    change((now) => ({ ...now, media: now.media.filter((one) => one.imgName !== imgName) }))
  }
  const describeMedia = (imgName: string, alt: string) => change((now) => withAlt(now, imgName, alt))
  const cancelUpload = (id: string) => {
    forget()
    files.cancel(id)
  }
  const submit = async () => {
    if (!maySend) return
    const returnFocus = rememberFocus()
    if (!(await submitNow(draft))) return
    returnFocus()
    // Files that failed are not part of the post.
    for (const { id } of files.attachments) cancelUpload(id)
    forget()
  }
  return {
    ...{ field, draft, type, take, complaint, removeMedia, sending, maySend, length, isTooLong },
    ...{ attachments: files.attachments, arrived: files.arrived, describeMedia, cancelUpload },
    clear: stored.clear,
    addEmoji: (emoji: string) => insertEmoji(field, draft.text, emoji, type),
    ...useDropped(take),
    isUntouched: draft === initial,
    submit: () => void submit(),
  }
}

const withAlt = (draft: Draft, imgName: string, alt: string): Draft => ({
  ...draft,
  media: draft.media.map((one) => (one.imgName === imgName ? { ...one, alt } : one)),
})

/** Inserts an emoji in place of the selection. */
function insertEmoji(
  field: RefObject<HTMLTextAreaElement | null>,
  before: string,
  emoji: string,
  type: (text: string) => void,
) {
  const { selectionStart: start = 0, selectionEnd: end = 0 } = field.current ?? {}
  const text = before.slice(0, start) + emoji + before.slice(end)
  // The emoji picker returns the focus first.
  requestAnimationFrame(() => writeAt(field, start + emoji.length, () => type(text)))
}

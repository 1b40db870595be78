import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import { countCharacters } from '#components/ui/fields/Counter.tsx'
import { useDropped } from '#components/ui/files/useDropped.ts'
import { hasFingers } from '#components/ui/hasFingers.ts'
import { isComposing } from '#components/ui/isComposing.ts'
import type { Quote } from '#contracts/chat.ts'
import { limits } from '#contracts/limits.ts'
import { useDraft } from '#hooks/chat/drafts.ts'
import type { Attached } from '#hooks/chat/outgoing.ts'
import { useSendTyping } from '#hooks/chat/typing.ts'
import { useChosenFiles } from './useChosenFiles.ts'
import { useSendDraft } from './useSendDraft.ts'

export type ComposerProps = {
  conversationId: string | null
  other: { id: string; name: string }
  myId: string
  onSend: (text: string, media: Attached[]) => void
  /** The message that is being answered. */
  quote: Quote | null
  onStopAnswer: () => void
  ref: Ref<ComposerHandle>
}

export type ComposerHandle = {
  /** Takes files that were dropped elsewhere on the conversation. */
  take: (files: File[]) => void
  /** Moves the focus to the field, except on touch screens, where a keyboard would cover the messages. */
  focus: () => void
}

const focusIn = (field: HTMLTextAreaElement | null) => {
  if (!hasFingers()) field?.focus({ preventScroll: true })
}

/** The draft of a conversation with its field, which has the focus at first and when a message is answered, its files, and when it can be sent. */
export function useComposer({ conversationId, other, myId, onSend, quote, ref }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => focusIn(field.current), [])
  useEffect(() => {
    if (quote) field.current?.focus()
  }, [quote])
  const { draft, write, changeMedia, clear } = useDraft(myId, other.id)
  const sendTyping = useSendTyping(conversationId)
  const files = useChosenFiles({
    taken: draft.media.length,
    onArrived: (one) => changeMedia((all) => [...all, one]),
  })
  const length = countCharacters(draft.text)
  const isTooLong = length > limits.message
  const sendNow = () => {
    onSend(draft.text.trim(), draft.media)
    clear()
  }
  const { onPaste } = useDropped(files.choose)
  useImperativeHandle(ref, () => ({ take: files.choose, focus: () => focusIn(field.current) }))
  const { maySend, send } = useSendDraft({ draft, isTooLong, files, sendNow })
  return {
    ...{ field, draft, files, length, isTooLong, maySend, send },
    removeFile: (imgName: string) => changeMedia((all) => all.filter((one) => one.imgName !== imgName)),
    describeFile: (imgName: string, alt: string) =>
      changeMedia((all) => all.map((one) => (one.imgName === imgName ? { ...one, alt } : one))),
    write: (text: string) => {
      write(text)
      if (text) sendTyping()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || hasFingers()) return
      event.preventDefault()
      send()
    },
    onPaste,
  }
}

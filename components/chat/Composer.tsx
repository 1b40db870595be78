import clsx from 'clsx'
import { SendHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { Counter, lengthOf } from '#components/ui/Counter.tsx'
import { IconButton } from '#components/ui/IconButton.tsx'
import { limits } from '#contracts/limits.ts'
import { useDraft } from '#hooks/chat/drafts.ts'
import type { Other } from '#hooks/chat/other.ts'
import type { Attached } from '#hooks/chat/outgoing.ts'
import { useTellTyping } from '#hooks/chat/typing.ts'
import { AttachButton } from './AttachButton.tsx'
import { AttachmentTray } from './AttachmentTray.tsx'
import { GrowingField } from './GrowingField.tsx'
import { useChosenFiles } from './useChosenFiles.ts'

interface ComposerProps {
  conversationId: string | null
  other: Other
  myId: string
  onSay: (text: string, media: Attached[]) => void
}

/** From here on the number of letters is worth saying. */
const nearTheLimit = limits.message * 0.9

const hasFingers = () => matchMedia('(pointer: coarse)').matches

/** Where one writes: Enter sends, Shift and Enter breaks the line; on touch screens Enter breaks it. */
export function Composer({ conversationId, other, myId, onSay }: ComposerProps) {
  const t = useTranslations('chat.compose')
  const { draft, write, changeMedia, clear } = useDraft(myId, other.id)
  const tellTyping = useTellTyping(conversationId)
  const field = useRef<HTMLTextAreaElement>(null)
  const files = useChosenFiles({
    taken: draft.media.length,
    onArrived: (one) => changeMedia((all) => [...all, one]),
  })
  const length = lengthOf(draft.text)
  const isSomething = draft.text.trim() !== '' || draft.media.length > 0
  const maySend = isSomething && !files.isBusy && length <= limits.message
  useEffect(() => {
    if (!hasFingers()) field.current?.focus({ preventScroll: true })
  }, [])
  const say = () => {
    if (!maySend) return
    onSay(draft.text.trim(), draft.media)
    clear()
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && !hasFingers()
    if (!sends) return
    event.preventDefault()
    say()
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    files.choose(pasted)
  }
  return (
    <form
      className="shrink-0 border-line border-t bg-card px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:px-4 md:pt-3 md:pb-3"
      onSubmit={(event) => {
        event.preventDefault()
        say()
      }}
    >
      <AttachmentTray
        attached={draft.media}
        attachments={files.attachments}
        onRemove={(imgName) => changeMedia((all) => all.filter((one) => one.imgName !== imgName))}
        onCancel={files.cancel}
      />
      <div className="flex items-end gap-1.5">
        <AttachButton onFiles={files.choose} accept={files.accept} />
        <GrowingField
          ref={field}
          label={t('label', { name: other.name })}
          placeholder={t('placeholder')}
          invalid={length > limits.message}
          value={draft.text}
          onChange={(text) => {
            write(text)
            if (text) tellTyping()
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <IconButton
          type="submit"
          label={t('send')}
          icon={<SendHorizontal size={20} aria-hidden />}
          disabled={!maySend}
          className="bg-brand text-on-brand enabled:hover:bg-brand-hover disabled:bg-transparent disabled:text-muted"
        />
      </div>
      {length > nearTheLimit && (
        <p
          className={clsx('flex px-14 pt-1 text-sm', length > limits.message && 'text-danger')}
          role="status"
        >
          {length > limits.message && t('tooLong')}
          <Counter length={length} max={limits.message} />
        </p>
      )}
    </form>
  )
}

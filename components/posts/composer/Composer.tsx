import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Counter, lengthOf } from '#components/ui/Counter.tsx'
import { limits } from '#contracts/limits.ts'
import { type Draft, emptyDraft, isEmpty, useAttachments, useDraft } from '#hooks/posts/index.ts'
import { AddMedia } from './AddMedia.tsx'
import { ChosenMedia } from './ChosenMedia.tsx'
import { EmojiButton } from './EmojiButton.tsx'
import { MentionField } from './MentionField.tsx'
import { useDropped } from './useDropped.ts'
import { useFileRules } from './useFileRules.ts'
import { placeCaret } from './useMentioning.ts'
import { useSending } from './useSending.ts'

interface ComposerProps {
  /** Where it stands: what is typed there is kept under this name. */
  place: string
  /** What is edited; empty for a new post. */
  initial?: Draft
  label: string
  placeholder?: string
  /** The verb of its button. */
  submit: string
  /** Beside the words: a face. */
  lead?: ReactNode
  /** Sends what was written; throws when it is refused, and everything is as it was. */
  send: (draft: Draft) => Promise<unknown>
  onCancel?: () => void
}

const counterFrom = limits.post * 0.8

/** Where a post is written: words, people, emojis, pictures and videos. */
export function Composer(props: ComposerProps) {
  const { place, initial = emptyDraft, label, placeholder, submit, lead, send, onCancel } = props
  const t = useTranslations('posts.composer')
  const complaintId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const kept = useDraft(place, initial)
  const { draft, change } = kept
  const { attachments, add, cancel, isBusy } = useAttachments((media) =>
    change((now) => ({ ...now, media: [...now.media, media] })),
  )
  const { take, complaint } = useFileRules(draft.media.length + attachments.length, add)
  const { isOver, dropProps, onPaste } = useDropped(take)
  // A new post stands in the list at once; an edited one stays in its box until it is saved.
  const { sending, submitNow } = useSending(kept, send, !onCancel)
  const cancelAll = () => {
    kept.clear()
    onCancel?.()
  }
  const length = lengthOf(draft.text.trim())
  const isTooLong = length > limits.post
  const maySend = !isEmpty(draft) && !isTooLong && !isBusy && !sending
  const type = (text: string, mentions = draft.mentions) =>
    change((now) => ({ ...now, text, mentions: [...mentions] }))
  const addEmoji = (emoji: string) => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = field.current ?? {}
    type(draft.text.slice(0, start) + emoji + draft.text.slice(end))
    placeCaret(field, start + emoji.length)
  }
  return (
    <div {...dropProps} className={clsx('rounded-card transition-colors', isOver && 'bg-brand-soft')}>
      <div className="flex gap-3 p-4 pb-2 md:px-5">
        {lead}
        <MentionField
          field={field}
          label={label}
          placeholder={placeholder}
          text={draft.text}
          mentions={draft.mentions}
          onChange={(text, mentions) => type(text, [...mentions])}
          onSubmit={() => maySend && void submitNow(draft)}
          onEscape={draft === initial ? onCancel : undefined}
          onPaste={onPaste}
          invalid={isTooLong}
          autoFocus={Boolean(onCancel)}
          className="min-h-11 py-2.5"
        />
      </div>
      <ChosenMedia
        media={draft.media}
        attachments={attachments}
        onRemove={(imgName) =>
          change((now) => ({ ...now, media: now.media.filter((one) => one.imgName !== imgName) }))
        }
        onCancel={cancel}
      />
      <div id={complaintId} role="status" className="px-4 text-danger text-sm empty:hidden md:px-5">
        {isTooLong ? t('tooLong', { max: limits.post }) : complaint}
      </div>
      <div className="flex items-center gap-1 px-2 pb-2 md:px-3 md:pb-3">
        <AddMedia onFiles={take} />
        <EmojiButton onChoose={addEmoji} />
        <span className="ml-auto flex items-center gap-2">
          {length > counterFrom && <Counter length={length} max={limits.post} />}
          {onCancel && (
            <Button size="sm" variant="quiet" onClick={cancelAll}>
              {t('cancel')}
            </Button>
          )}
          <Button
            size="sm"
            loading={sending}
            disabled={!maySend && !sending}
            onClick={() => void submitNow(draft)}
          >
            {submit}
          </Button>
        </span>
      </div>
    </div>
  )
}

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { keepFocus } from '#components/ui/dialogs/focusBack.ts'
import { LiveRegion } from '#components/ui/states/LiveRegion.tsx'
import { limits } from '#contracts/limits.ts'
import { emptyDraft } from '#hooks/posts/draft.ts'
import { ChosenMedia } from './ChosenMedia.tsx'
import { ComposerFoot } from './ComposerFoot.tsx'
import { MentionField } from './MentionField.tsx'
import { type Composing, useComposer } from './useComposer.ts'

type ComposerProps = Pick<Composing, 'place' | 'send'> & {
  /** The draft of an edited post; empty for a new one. */
  initial?: Composing['initial']
  label: string
  placeholder?: string
  /** The label of its submit button. */
  submit: string
  /** Beside the text: an avatar. */
  lead?: ReactNode
  onCancel?: () => void
}

/** The editor of a post: text, mentions, emojis, images and videos. */
export function Composer(props: ComposerProps) {
  const { place, initial = emptyDraft, label, placeholder, submit, lead, send, onCancel } = props
  const t = useTranslations('posts.composer')
  const composer = useComposer({ place, initial, send, showsElsewhere: !onCancel })
  const { draft, isTooLong } = composer
  const close = () => void keepFocus(() => onCancel?.())
  const cancel = () => {
    composer.clear()
    close()
  }
  return (
    <div
      {...composer.dropProps}
      className={clsx(
        'rounded-card outline-brand -outline-offset-2 transition-colors has-[textarea:focus-visible]:outline-2',
        composer.isOver && 'bg-brand-soft',
      )}
    >
      <div className="flex gap-3 p-4 pb-2 md:px-5">
        {lead}
        <MentionField
          field={composer.field}
          label={label}
          placeholder={placeholder}
          text={draft.text}
          mentions={draft.mentions}
          onChange={composer.type}
          onSubmit={composer.submit}
          onEscape={onCancel && composer.isUntouched ? close : undefined}
          onPaste={composer.onPaste}
          invalid={isTooLong}
          autoFocus={Boolean(onCancel)}
          className="min-h-11 py-2.5"
        />
      </div>
      <ChosenMedia
        media={draft.media}
        attachments={composer.attachments}
        onRemove={composer.removeMedia}
        onDescribe={composer.describeMedia}
        onCancel={composer.cancelUpload}
      />
      <LiveRegion>{composer.arrived && t('added', { name: composer.arrived })}</LiveRegion>
      <div role="status" className="px-4 pb-2 text-danger text-sm empty:hidden md:px-5">
        {isTooLong ? t('tooLong', { max: limits.post }) : composer.complaint}
      </div>
      <ComposerFoot composer={composer} submit={submit} onCancel={onCancel && cancel} />
    </div>
  )
}

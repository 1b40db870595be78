import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { Counter } from '#components/ui/fields/Counter.tsx'
import { FilePicker } from '#components/ui/files/FilePicker.tsx'
import { Paperclip, SendHorizontal } from '#components/ui/icons.tsx'
import { limits } from '#contracts/limits.ts'
import { AnsweredLine } from './AnsweredLine.tsx'
import { AttachmentTray } from './AttachmentTray.tsx'
import { GrowingField } from './GrowingField.tsx'
import { type ComposerProps, useComposer } from './useComposer.ts'

/** The number of characters is shown from here on. */
const nearTheLimit = limits.message * 0.9

/** The field of a message: Enter sends, Shift and Enter breaks the line; on touch screens Enter breaks it. */
export function Composer(props: ComposerProps) {
  const t = useTranslations('chat.compose')
  const { field, draft, files, length, isTooLong, maySend, send, ...composer } = useComposer(props)
  const { quote, other, onStopAnswer } = props
  return (
    <form
      method="post"
      className="shrink-0 border-line border-t bg-card px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] md:px-4 md:pt-3 md:pb-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
        field.current?.focus()
      }}
    >
      {quote && <AnsweredLine quote={quote} other={other} onStop={onStopAnswer} />}
      <AttachmentTray
        attached={draft.media}
        attachments={files.attachments}
        onRemove={composer.removeFile}
        onDescribe={composer.describeFile}
        onCancel={files.cancel}
      />
      <div className="flex items-end gap-1.5">
        <AttachButton onFiles={files.choose} accept={files.accept} />
        <GrowingField
          ref={field}
          label={t('label', { name: other.name })}
          placeholder={t('placeholder')}
          invalid={isTooLong}
          value={draft.text}
          onChange={composer.write}
          onKeyDown={composer.onKeyDown}
          onPaste={composer.onPaste}
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
        <p className={clsx('flex px-14 pt-1 text-sm', isTooLong && 'text-danger')} role="status">
          {isTooLong && t('tooLong')}
          <Counter length={length} max={limits.message} />
        </p>
      )}
    </form>
  )
}

type AttachButtonProps = {
  accept: readonly string[]
  onFiles: (files: File[]) => void
}

/** Opens the file picker. */
function AttachButton({ accept, onFiles }: AttachButtonProps) {
  const t = useTranslations('chat.compose')
  return (
    <FilePicker accept={accept} onFiles={onFiles}>
      {(open) => <IconButton label={t('attach')} icon={<Paperclip size={20} aria-hidden />} onClick={open} />}
    </FilePicker>
  )
}

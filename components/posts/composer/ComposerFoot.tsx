import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Counter } from '#components/ui/fields/Counter.tsx'
import { FilePicker } from '#components/ui/files/FilePicker.tsx'
import { ImagePlus } from '#components/ui/icons.tsx'
import { limits } from '#contracts/limits.ts'
import { EmojiButton } from './EmojiButton.tsx'
import type { useComposer } from './useComposer.ts'
import { postFiles } from './useFileRules.ts'

type ComposerFootProps = {
  composer: ReturnType<typeof useComposer>
  submit: string
  onCancel?: () => void
}

/** The counter is shown from here on. */
const counterFrom = limits.post * 0.8

/** Under the text: additions at the left, submit at the right. */
export function ComposerFoot({ composer, submit, onCancel }: ComposerFootProps) {
  const t = useTranslations('posts.composer')
  const { length, maySend, sending } = composer
  return (
    <div className="flex flex-wrap items-center gap-1 px-2 pb-2 md:px-3 md:pb-3">
      <AddMedia onFiles={composer.take} />
      <EmojiButton onChoose={composer.addEmoji} />
      <span className="ml-auto flex items-center gap-2">
        {length > counterFrom && <Counter length={length} max={limits.post} />}
        {onCancel && (
          <Button size="sm" variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
        <Button size="sm" loading={sending} disabled={!maySend && !sending} onClick={composer.submit}>
          {submit}
        </Button>
      </span>
    </div>
  )
}

/** The button that adds images and videos. */
function AddMedia({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useTranslations('posts.composer')
  return (
    <FilePicker accept={postFiles} label={t('files')} onFiles={onFiles}>
      {(open) => (
        <Button
          size="sm"
          variant="quiet"
          icon={<ImagePlus size={22} aria-hidden className="text-brand" />}
          onClick={open}
        >
          {t('addMedia')}
        </Button>
      )}
    </FilePicker>
  )
}

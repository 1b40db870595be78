import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Dialog } from '#components/ui/dialogs/Dialog.tsx'
import { countCharacters } from '#components/ui/fields/Counter.tsx'
import { TextArea } from '#components/ui/fields/TextArea.tsx'
import { limits } from '#contracts/limits.ts'

/** What is said of an image or a video; a caption only where its place shows one. */
export type MediaTexts = { alt: string; caption?: string }

type DescribeDialogProps = {
  open: boolean
  onClose: () => void
  /** The image or the video that is described. */
  preview: ReactNode
  texts: MediaTexts
  onSave: (texts: MediaTexts) => void
}

const fits = (text: string, max: number) => countCharacters(text.trim()) <= max

/** Asks what an image or a video shows, and for its caption. */
export function DescribeDialog({ open, onClose, preview, texts, onSave }: DescribeDialogProps) {
  const t = useTranslations('media.describe')
  const [alt, setAlt] = useState(texts.alt)
  const [caption, setCaption] = useState(texts.caption ?? '')
  const hasCaption = texts.caption !== undefined
  const isFitting = fits(alt, limits.alternativeText) && fits(caption, limits.caption)
  const save = () => {
    onSave({ alt: alt.trim(), ...(hasCaption && { caption: caption.trim() }) })
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      footer={
        <Button disabled={!isFitting} onClick={save}>
          {t('done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="max-h-48 overflow-hidden rounded-control bg-brand-soft">{preview}</div>
        <TextArea
          label={t('alt')}
          hint={t('altHint')}
          rows={3}
          max={limits.alternativeText}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        {hasCaption && (
          <TextArea
            label={t('caption')}
            hint={t('captionHint')}
            rows={2}
            max={limits.caption}
            value={caption}
            onChange={(event) => setCaption(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  )
}

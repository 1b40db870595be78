import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { Check, Pencil } from '#components/ui/icons.tsx'
import type { MediaTexts } from './DescribeDialog.tsx'

const DescribeDialog = lazyOverlay(() =>
  import('./DescribeDialog.tsx').then((dialog) => dialog.DescribeDialog),
)

type DescribeButtonProps = {
  /** The name of the image or the video, for screen readers. */
  name: string
  preview: ReactNode
  texts: MediaTexts
  onSave: (texts: MediaTexts) => void
  className?: string
}

/** Opens the dialog that describes a chosen image or video, and says whether it is described. */
export function DescribeButton({ name, className, ...dialog }: DescribeButtonProps) {
  const t = useTranslations('media.describe')
  const [open, setOpen] = useState(false)
  const isDescribed = Boolean(dialog.texts.alt)
  const Icon = isDescribed ? Check : Pencil
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<Icon size={16} aria-hidden />}
        aria-label={t(isDescribed ? 'describedName' : 'describeName', { name })}
        aria-haspopup="dialog"
        onFocus={DescribeDialog.fetchAhead}
        onPointerEnter={DescribeDialog.fetchAhead}
        onClick={() => setOpen(true)}
        className={className}
      >
        {t(isDescribed ? 'described' : 'describe')}
      </Button>
      {/* Mounted again, so that it opens with the texts of now. */}
      {open && <DescribeDialog {...dialog} open onClose={() => setOpen(false)} />}
    </>
  )
}

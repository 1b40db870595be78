import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/buttons/Button.tsx'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { ImageUp, X } from '#components/ui/icons.tsx'
import { ProgressBar } from '#components/ui/states/ProgressBar.tsx'
import { type ChosenImage, useImageChoice } from './useImageChoice.tsx'

type ImagePickerProps = {
  kind: 'avatar' | 'background'
  label: string
  hint: string
  maxBytes: number
  onArrived: (imgName: string) => void
  children?: ReactNode
}

/** Picks an image, crops it and uploads it, with progress and a cancel button. */
export function ImagePicker({ kind, label, hint, maxBytes, onArrived, children }: ImagePickerProps) {
  const { open, controls, ...choice } = useImageChoice({ kind, label, maxBytes, onArrived })
  return (
    <div className="flex min-w-0 grow basis-56 flex-col items-start gap-1.5">
      <div className="flex min-h-11 flex-wrap items-center gap-1">
        <Button size="sm" variant="outline" icon={<ImageUp size={18} aria-hidden />} onClick={open}>
          {label}
        </Button>
        {children}
      </div>
      <Progress {...choice} hint={hint} />
      {controls}
    </div>
  )
}

type ProgressProps = Omit<ChosenImage, 'open' | 'controls'> & { hint: string }

/** What may be chosen, what failed, or the progress. */
function Progress({ sending, complaint, hint, cancel }: ProgressProps) {
  const t = useTranslations('media')
  const wrong = complaint?.text ?? sending?.error
  return (
    <>
      <p role="status" className={wrong ? 'text-danger text-sm' : 'text-muted text-sm'}>
        {wrong || hint}
      </p>
      {sending?.progress !== undefined && (
        <div className="flex w-full items-center gap-2">
          <ProgressBar value={sending.progress} label={t('uploading')} />
          <IconButton
            label={t('cancel')}
            icon={<X size={18} aria-hidden />}
            onClick={() => cancel(sending.id)}
          />
        </div>
      )}
    </>
  )
}

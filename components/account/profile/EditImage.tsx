import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useMutation } from '#components/layout/useMutation.ts'
import { IconButton } from '#components/ui/buttons/IconButton.tsx'
import { Camera } from '#components/ui/icons.tsx'
import { ProgressBar } from '#components/ui/states/ProgressBar.tsx'
import { toast } from '#components/ui/states/toast.ts'
import { limits } from '#contracts/limits.ts'
import { useSaveImage } from '#hooks/account/images.ts'
import { useMember } from '#hooks/session/session.ts'
import { useImageChoice } from '../settings/useImageChoice.tsx'

type EditImageProps = {
  kind: 'avatar' | 'background'
  className?: string
}

/** In bytes. */
const maxBytes = { avatar: limits.avatarPicker, background: limits.upload.background }

/** The camera button on the viewer's image: picks another, crops it, and shows it at once. */
export function EditImage({ kind, className }: EditImageProps) {
  const t = useTranslations('profile.images')
  const label = t(kind)
  const member = useMember()
  const save = useSaveImage()
  const { working, run } = useMutation()
  const onArrived = (imgName: string) => void run(() => save(kind, imgName), t('saved'))
  const choice = { kind, label, maxBytes: maxBytes[kind], onArrived }
  const { open, sending, complaint, controls } = useImageChoice(choice)
  useEffect(() => {
    if (complaint) toast.error(complaint.text)
  }, [complaint])
  const failure = sending?.error
  useEffect(() => {
    if (failure) toast.error(failure)
  }, [failure])
  const isBusy = working || sending?.progress !== undefined
  // Accounts that are not validated cannot save one.
  if (!member) return null
  return (
    <div className={className}>
      <IconButton
        label={label}
        icon={<Camera size={20} aria-hidden />}
        // Disabled it would lose the focus that the dialog returns to it.
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : open}
        className="border border-line bg-card shadow-lifted hover:bg-card hover:text-brand aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      />
      {sending?.progress !== undefined && (
        <div className="absolute inset-x-1 -bottom-2.5">
          <ProgressBar value={sending.progress} label={t('uploading')} />
        </div>
      )}
      {controls}
    </div>
  )
}

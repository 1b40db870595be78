import { Camera } from 'lucide-react'
import { useEffect } from 'react'
import { useDeed } from '#components/layout/useDeed.ts'
import { IconButton } from '#components/ui/IconButton.tsx'
import { ProgressBar } from '#components/ui/ProgressBar.tsx'
import { toast } from '#components/ui/toast.ts'
import { useSavePicture } from '#hooks/account/index.ts'
import { usePictureChoice } from '../settings/usePictureChoice.tsx'

interface EditPictureProps {
  kind: 'avatar' | 'background'
  label: string
  /** What a screen reader hears while it is on its way. */
  uploading: string
  saved: string
  maxBytes: number
  className?: string
}

/** A camera on a picture of one's own: chooses another, frames it, and shows it at once. */
export function EditPicture({ kind, label, uploading, saved, maxBytes, className }: EditPictureProps) {
  const save = useSavePicture()
  const { working, run } = useDeed()
  const onArrived = (imgName: string) => void run(() => save(kind, imgName), saved)
  const { open, sending, complaint, furniture } = usePictureChoice({ kind, label, maxBytes, onArrived })
  const wrong = complaint || sending?.error
  useEffect(() => {
    if (wrong) toast.error(wrong)
  }, [wrong])
  return (
    <div className={className}>
      <IconButton
        label={label}
        icon={<Camera size={20} aria-hidden />}
        disabled={working || sending?.progress !== undefined}
        onClick={open}
        className="border border-line bg-card shadow-lifted hover:bg-card hover:text-brand"
      />
      {sending?.progress !== undefined && (
        <div className="absolute inset-x-1 -bottom-2.5">
          <ProgressBar value={sending.progress} label={uploading} />
        </div>
      )}
      {furniture}
    </div>
  )
}

import { ImageUp, X } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { IconButton } from '#components/ui/IconButton.tsx'
import { ProgressBar } from '#components/ui/ProgressBar.tsx'
import { sortFiles } from '#components/ui/uploadRules.ts'
import { type UploadState, useUploads } from '#hooks/media.ts'
import type { CropDialogProps } from './CropDialog.tsx'

const CropDialog = dynamic<CropDialogProps>(
  () => import('./CropDialog.tsx').then((dialog) => dialog.CropDialog),
  { ssr: false },
)

const accept = ['.jpg', '.jpeg', '.png', '.webp', '.gif']

interface PicturePickerProps {
  kind: 'avatar' | 'background'
  label: string
  hint: string
  maxBytes: number
  onArrived: (imgName: string) => void
  /** Beside the button. */
  children?: ReactNode
}

/** Chooses a picture, frames it and sends it, with progress and a way to cancel. */
export function PicturePicker({ kind, label, hint, maxBytes, onArrived, children }: PicturePickerProps) {
  const t = useTranslations('media')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [complaint, setComplaint] = useState('')
  const { uploads, add, cancel } = useUploads(kind, ([imgName]) => imgName && onArrived(imgName))
  const sending = uploads.at(-1)
  const choose = (files: File[]) => {
    const { taken, refused } = sortFiles(files, { accept, maxBytes })
    const reason = refused[0]?.reason
    setComplaint(reason ? t(reason === 'size' ? 'tooLarge' : 'wrongType', { max: maxBytes / 1024 ** 2 }) : '')
    if (sending?.error) cancel(sending.id)
    setFile(taken[0] ?? null)
  }
  return (
    <div className="flex min-w-0 grow flex-col items-start gap-1.5">
      <div className="flex items-center gap-1">
        <Button
          size="sm"
          variant="outline"
          icon={<ImageUp size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        {children}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept.join(',')}
        onChange={(event) => {
          choose([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Progress sending={sending} complaint={complaint} hint={hint} onCancel={cancel} />
      {file && (
        <CropDialog
          kind={kind}
          file={file}
          onClose={() => setFile(null)}
          onUnreadable={() => {
            setFile(null)
            setComplaint(t('unreadable'))
          }}
          onCropped={(cropped) => {
            setFile(null)
            add([cropped])
          }}
        />
      )}
    </div>
  )
}

interface ProgressProps {
  sending: UploadState | undefined
  complaint: string
  hint: string
  onCancel: (id: string) => void
}

/** What may be chosen, what went wrong, or how far it is. */
function Progress({ sending, complaint, hint, onCancel }: ProgressProps) {
  const t = useTranslations('media')
  const wrong = complaint || sending?.error
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
            onClick={() => onCancel(sending.id)}
          />
        </div>
      )}
    </>
  )
}

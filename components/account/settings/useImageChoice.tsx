import { useTranslations } from 'next-intl'
import { type ReactNode, useRef, useState } from 'react'
import { lazyOverlay } from '#components/ui/dialogs/lazyOverlay.tsx'
import { sortFiles } from '#components/ui/files/uploadRules.ts'
import { type UploadState, useUploads } from '#hooks/media/media.ts'

const CropDialog = lazyOverlay(() => import('./CropDialog.tsx').then((dialog) => dialog.CropDialog))

const accept = ['.jpg', '.jpeg', '.png', '.webp', '.gif']

type ImageChoice = {
  kind: 'avatar' | 'background'
  label: string
  maxBytes: number
  onArrived: (imgName: string) => void
}

export type ChosenImage = {
  open: () => void
  /** The image being uploaded, or the one that failed. */
  sending: UploadState | undefined
  cancel: (id: string) => void
  /** Why the chosen file cannot be used: another object for each file, so that it can be said again. */
  complaint: { text: string } | null
  /** The file field and the crop dialog: to be rendered anywhere. */
  controls: ReactNode
}

/** Picks, crops and uploads an image, whatever the button looks like. */
export function useImageChoice({ kind, label, maxBytes, onArrived }: ImageChoice): ChosenImage {
  const t = useTranslations('media')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [complaint, setComplaint] = useState<ChosenImage['complaint']>(null)
  const { uploads, add, cancel } = useUploads(kind, ([imgName]) => imgName && onArrived(imgName))
  const sending = uploads.at(-1)
  const complain = (text?: string) => setComplaint(text ? { text } : null)
  const choose = (files: File[]) => {
    const { accepted, rejected } = sortFiles(files, { accept, maxBytes })
    const reason = rejected[0]?.reason
    complain(reason && t(reason === 'size' ? 'tooLarge' : 'wrongType', { max: maxBytes / 1024 ** 2 }))
    if (sending?.error) cancel(sending.id)
    setFile(accepted[0] ?? null)
  }
  const leave = (why?: string) => {
    setFile(null)
    complain(why)
  }
  const controls = (
    <>
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
      {file && (
        <CropDialog
          kind={kind}
          file={file}
          onClose={() => leave()}
          onUnreadable={() => leave(t('unreadable'))}
          onCropped={(cropped) => {
            leave()
            add([cropped])
          }}
        />
      )}
    </>
  )
  return { open: () => input.current?.click(), sending, cancel, complaint, controls }
}

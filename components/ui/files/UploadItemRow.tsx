import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { File as FileIcon, Trash2, X } from '#components/ui/icons.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { keepFocus } from '../dialogs/focusBack.ts'
import { ProgressBar } from '../states/ProgressBar.tsx'
import type { UploadItem } from './FileUpload.tsx'

type UploadItemRowProps = {
  item: UploadItem
  onRemove: () => void
  /** Below its name. */
  children?: ReactNode
}

/** A file that is uploaded or uploading: thumbnail, name, bar, and a button that removes or cancels it. */
export function UploadItemRow({ item, onRemove, children }: UploadItemRowProps) {
  const t = useTranslations('common')
  const { name, url, progress, error } = item
  // At 100 % the server has yet to validate the file.
  const isUploading = progress !== undefined && !error
  return (
    <li className="flex min-w-0 items-center gap-3 rounded-control border border-line p-2">
      {url ? (
        // biome-ignore lint/performance/noImgElement: media makes the widths itself
        <img src={url} alt="" className="size-14 shrink-0 rounded-lg bg-line object-cover" />
      ) : (
        <span className="inline-flex size-14 shrink-0 items-center justify-center rounded-lg bg-hover text-muted">
          <FileIcon size={22} aria-hidden="true" />
        </span>
      )}
      <span className="flex min-w-0 grow flex-col gap-1.5 text-sm">
        <span className="truncate">{name}</span>
        {isUploading && <ProgressBar value={progress} label={t('ui.uploading', { name })} />}
        {error && <span className="text-danger">{error}</span>}
        {children}
      </span>
      <IconButton
        label={isUploading ? t('ui.cancelUpload', { name }) : t('ui.removeFile', { name })}
        icon={isUploading ? <X size={20} /> : <Trash2 size={20} />}
        onClick={() => void keepFocus(onRemove)}
      />
    </li>
  )
}

import clsx from 'clsx'
import { type ReactNode, useId, useState } from 'react'
import { ImageUp } from '#components/ui/icons.tsx'
import { Asterisk, type FieldProps, Note } from '../fields/Field.tsx'
import { UploadItemRow } from './UploadItemRow.tsx'
import { type RejectedFile, sortByContent, type UploadRules } from './uploadRules.ts'
import { useDropped, usePasted } from './useDropped.ts'

export type UploadItem = {
  id: string
  name: string
  /** Of a thumbnail; without one only the name is shown. */
  url?: string
  /** 0 to 1 during the upload: a bar and a cancel button. */
  progress?: number
  /** Why the upload failed. */
  error?: string
}

export type FileUploadProps = FieldProps &
  UploadRules & {
    name?: string
    items: readonly UploadItem[]
    /** The text in the box ("Drop images here or choose them"). */
    prompt: string
    onAdd: (files: File[]) => void
    /** Removes an item, or cancels its upload. */
    onRemove: (id: string) => void
    /** Shows the items in another way than as rows; `remove` does what the button of a row does. */
    renderItems?: (remove: (id: string) => void) => ReactNode
    /** Takes files that are pasted anywhere on the page, not only into the box. */
    pastedAnywhere?: boolean
    /** The sentence for a refused file. */
    describeRejection: (rejected: RejectedFile) => string
  }

/** A box to drop files on or choose them for, and their uploads. */
export function FileUpload({
  name,
  items,
  prompt,
  onAdd,
  onRemove,
  renderItems,
  pastedAnywhere = false,
  describeRejection,
  accept,
  maxBytes,
  archive,
  multiple = false,
  capacity,
  label,
  required,
  hint,
  error,
  className,
}: FileUploadProps) {
  const id = useId()
  const [rejected, setRejected] = useState<RejectedFile[]>([])
  const take = async (files: readonly File[]) => {
    const sorted = await sortByContent(files, { accept, maxBytes, archive, multiple, capacity })
    setRejected(sorted.rejected)
    if (sorted.accepted.length > 0) onAdd(sorted.accepted)
  }
  usePasted(pastedAnywhere, (files) => void take(files))
  const remove = (id: string) => {
    // A file that did not fit may fit now.
    setRejected([])
    onRemove(id)
  }
  const complaint = rejected.length > 0 ? rejected.map(describeRejection).join(' ') : error
  return (
    <div className={clsx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-medium text-ink text-sm">
        {label}
        {required && <Asterisk />}
      </label>
      <DropBox
        {...{ id, name, accept, multiple, prompt }}
        noteId={`${id}-note`}
        invalid={Boolean(complaint)}
        onFiles={(files) => void take(files)}
      />
      <div role="status">
        <Note id={`${id}-note`} error={complaint} hint={hint} />
      </div>
      {items.length > 0 &&
        (renderItems?.(remove) ?? (
          <ul className="grid gap-2 sm:grid-cols-2">
            {items.map((item) => (
              <UploadItemRow key={item.id} item={item} onRemove={() => remove(item.id)} />
            ))}
          </ul>
        ))}
    </div>
  )
}

type DropBoxProps = Pick<FileUploadProps, 'name' | 'accept' | 'multiple' | 'prompt'> & {
  id: string
  noteId: string
  invalid: boolean
  onFiles: (files: File[]) => void
}

function DropBox({ id, noteId, name, accept, multiple, prompt, invalid, onFiles }: DropBoxProps) {
  const { isOver, dropProps, onPaste } = useDropped(onFiles)
  return (
    <div
      {...dropProps}
      onPaste={onPaste}
      className={clsx(
        'relative flex min-h-28 flex-col items-center justify-center gap-2 rounded-control border border-dashed p-4 text-center text-sm',
        'transition-colors has-focus-visible:outline-2 has-focus-visible:outline-brand',
        isOver ? 'border-brand bg-brand-soft' : 'hover:border-ink hover:bg-hover',
        invalid ? 'border-danger' : !isOver && 'border-control',
      )}
    >
      <ImageUp size={24} aria-hidden="true" className="text-brand" />
      <span className="text-balance text-muted">{prompt}</span>
      <input
        id={id}
        name={name}
        type="file"
        accept={accept.join(',')}
        multiple={multiple}
        aria-invalid={invalid || undefined}
        aria-describedby={noteId}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // A file can be chosen again after it was removed.
          event.target.value = ''
        }}
      />
    </div>
  )
}

import { type ReactNode, useRef } from 'react'

interface FilePickerProps {
  /** File endings with their dot. */
  accept: readonly string[]
  label?: string
  onFiles: (files: File[]) => void
  /** The button; `open` shows what is on the disk. */
  children: (open: () => void) => ReactNode
}

/** A button behind which the disk is. */
export function FilePicker({ accept, label, onFiles, children }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again after it was removed.
          target.value = ''
        }}
      />
    </>
  )
}

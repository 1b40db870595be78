import { type ReactNode, useRef } from 'react'

type FilePickerProps = {
  /** File endings with their dot. */
  accept: readonly string[]
  label?: string
  onFiles: (files: File[]) => void
  /** The button; `open` shows the file dialog. */
  children: (open: () => void) => ReactNode
}

/** A button that opens the file dialog. */
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
          // A file can be chosen again after it was removed.
          target.value = ''
        }}
      />
    </>
  )
}

import { type DragEvent, useEffect, useEffectEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes files that are dropped on an element or pasted into it; text stays text. */
export function useDropped(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      onFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, dropProps, onPaste: (event: Pasting) => takePasted(event, onFiles) }
}

type Pasting = Pick<ClipboardEvent, 'clipboardData' | 'preventDefault'>

function takePasted(event: Pasting, onFiles: (files: File[]) => void): void {
  const files = [...(event.clipboardData?.files ?? [])]
  if (files.length === 0) return
  event.preventDefault()
  onFiles(files)
}

/** Takes files that are pasted anywhere on the page, unless the element with the focus took them. */
export function usePasted(isWanted: boolean, onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (!event.defaultPrevented) takePasted(event, onFiles)
  })
  useEffect(() => {
    if (!isWanted) return
    window.addEventListener('paste', take)
    return () => window.removeEventListener('paste', take)
  }, [isWanted])
}

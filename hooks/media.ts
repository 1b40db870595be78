import { useRef, useState } from 'react'
import type { MediaKind } from '#contracts/lists.ts'
import { upload } from '#services/media.ts'
import { useFailureText } from './failure.ts'

export type UploadState = { id: string; name: string; progress?: number; error?: string }

/**
 * Sends files one after the other and hands over the names under which media keeps them; a zip gives several.
 * Each file shows its progress, can be cancelled, and says why it did not arrive.
 */
export function useUploads(kind: MediaKind, onArrived: (imgNames: string[]) => void) {
  const failureText = useFailureText()
  const [uploads, setUploads] = useState<UploadState[]>([])
  const running = useRef(new Map<string, AbortController>())
  const queue = useRef(Promise.resolve())
  const arrived = useRef(onArrived)
  arrived.current = onArrived

  const change = (id: string, changes: Partial<UploadState>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const drop = (id: string) => setUploads((all) => all.filter((one) => one.id !== id))

  const send = async (id: string, file: File) => {
    const controller = running.current.get(id)
    if (!controller) return
    try {
      const onProgress = (progress: number) => change(id, { progress })
      const answer = await upload(file, kind, { signal: controller.signal, onProgress })
      drop(id)
      arrived.current('images' in answer ? answer.images.map(({ imgName }) => imgName) : [answer.imgName])
    } catch (error) {
      if (!controller.signal.aborted) change(id, { progress: undefined, error: failureText(error) })
    } finally {
      running.current.delete(id)
    }
  }
  const addOne = (file: File) => {
    const id = crypto.randomUUID()
    setUploads((all) => [...all, { id, name: file.name, progress: 0 }])
    running.current.set(id, new AbortController())
    queue.current = queue.current.then(() => send(id, file))
  }
  const cancel = (id: string) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
    drop(id)
  }
  return { uploads, add: (files: File[]) => files.forEach(addOne), cancel }
}

import { useEffect, useRef, useState } from 'react'
import { upload } from '#services/media.ts'
import { useFailureText } from '../failure.ts'
import type { Attached } from './outgoing.ts'

/** A file on its way into a message: with `progress` (0 to 1) while it goes up, with `error` when it did not arrive. */
export type Attachment = { id: string; name: string; progress?: number; error?: string }

const previews = new Map<string, string>()

/** The picture behind the name of a file that went up from this page. */
export const previewOf = (name: string): string | undefined => previews.get(name)

const isPicture = ({ type }: File) => type.startsWith('image/')

/** Sends files up beside each other; what has arrived is handed over, what is on its way can be cancelled. */
export function useAttachments(onArrived: (arrived: Attached) => void) {
  const failureText = useFailureText()
  const [attachments, setAttachments] = useState<Attachment[]>([])
  const running = useRef(new Map<string, AbortController>())
  const arrived = useRef(onArrived)
  arrived.current = onArrived
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])
  const drop = (id: string) => setAttachments((all) => all.filter((one) => one.id !== id))
  const change = (id: string, changes: Partial<Attachment>) =>
    setAttachments((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const addOne = async (file: File, id: string, controller: AbortController) => {
    try {
      const onProgress = (progress: number) => change(id, { progress })
      const kind = isPicture(file) ? 'chat' : 'document'
      const answer = await upload(file, kind, { signal: controller.signal, onProgress })
      if ('images' in answer) return
      if (isPicture(file)) previews.set(answer.imgName, URL.createObjectURL(file))
      drop(id)
      arrived.current({ imgName: answer.imgName, name: file.name })
    } catch (error) {
      if (!controller.signal.aborted) change(id, { progress: undefined, error: failureText(error) })
    } finally {
      running.current.delete(id)
    }
  }
  const add = (files: readonly File[]) => {
    for (const file of files) {
      const id = `${file.name}-${Math.random()}`
      const controller = new AbortController()
      running.current.set(id, controller)
      setAttachments((all) => [...all, { id, name: file.name, progress: 0 }])
      void addOne(file, id, controller)
    }
  }
  const cancel = (id: string) => {
    running.current.get(id)?.abort()
    drop(id)
  }
  return { attachments, add, cancel, isBusy: attachments.some(({ progress }) => progress !== undefined) }
}

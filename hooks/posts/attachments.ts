import { useEffect, useRef, useState } from 'react'
import { upload } from '#services/media.ts'
import { useFailureText } from '../failure.ts'
import type { DraftMedia } from './draft.ts'

/** A file on its way into a post: `progress` from 0 to 1 while it goes up, `error` when it did not arrive. */
export type Attachment = {
  id: string
  name: string
  kind: DraftMedia['kind']
  /** Of what the browser itself can show at once. */
  preview: string
  progress?: number
  error?: string
}

const previews = new Map<string, string>()

/** What this browser itself sent up under this name, to be shown without fetching it back. */
export const previewOf = (imgName: string): string | undefined => previews.get(imgName)

const begin = (file: File): Attachment => ({
  id: `${file.name}-${Math.random()}`,
  name: file.name,
  kind: file.type.startsWith('video/') ? 'video' : 'image',
  preview: URL.createObjectURL(file),
  progress: 0,
})

/** Sends files up one after the other, in the order in which they were chosen; hands over what has arrived. */
export function useAttachments(onArrived: (media: DraftMedia) => void) {
  const failureText = useFailureText()
  const [attachments, setAttachments] = useState<Attachment[]>([])
  const running = useRef(new Map<string, AbortController>())
  const queue = useRef(Promise.resolve())
  const arrived = useRef(onArrived)
  arrived.current = onArrived
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])
  const change = (id: string, changes: Partial<Attachment>) =>
    setAttachments((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const drop = (id: string) => setAttachments((all) => all.filter((one) => one.id !== id))
  const send = async (file: File, { id, name, kind, preview }: Attachment) => {
    const controller = running.current.get(id)
    if (!controller) return
    try {
      const onProgress = (progress: number) => change(id, { progress })
      const answer = await upload(file, 'post', { signal: controller.signal, onProgress })
      if ('images' in answer) return
      previews.set(answer.imgName, preview)
      drop(id)
      arrived.current({ imgName: answer.imgName, kind, name })
    } catch (error) {
      if (!controller.signal.aborted) change(id, { progress: undefined, error: failureText(error) })
    } finally {
      running.current.delete(id)
    }
  }
  const add = (files: readonly File[]) => {
    for (const file of files) {
      const attachment = begin(file)
      running.current.set(attachment.id, new AbortController())
      setAttachments((all) => [...all, attachment])
      queue.current = queue.current.then(() => send(file, attachment))
    }
  }
  const cancel = (id: string) => {
    running.current.get(id)?.abort()
    running.current.delete(id)
    drop(id)
  }
  return { attachments, add, cancel, isBusy: attachments.some(({ progress }) => progress !== undefined) }
}

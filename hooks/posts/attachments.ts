import { useEffect, useRef, useState } from 'react'
import { isFilm, sendPostFile } from '#services/postFiles.ts'
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
  kind: isFilm(file) ? 'video' : 'image',
  preview: URL.createObjectURL(file),
  progress: 0,
})

/** The files on their way, and how one of them changes or goes. */
function useShown() {
  const [attachments, setAttachments] = useState<Attachment[]>([])
  return {
    attachments,
    show: (one: Attachment) => setAttachments((all) => [...all, one]),
    change: (id: string, changes: Partial<Attachment>) =>
      setAttachments((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one))),
    drop: (id: string) => setAttachments((all) => all.filter((one) => one.id !== id)),
  }
}

/** What can still be stopped; all of it stops when the composer goes. */
function useRunning() {
  const running = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const all = running.current
    return () => {
      for (const controller of all.values()) controller.abort()
    }
  }, [])
  return running.current
}

/** Sends files up one after the other, in the order in which they were chosen; hands over what has arrived. */
export function useAttachments(onArrived: (media: DraftMedia) => void) {
  const failureText = useFailureText()
  const { attachments, show, change, drop } = useShown()
  const running = useRunning()
  const queue = useRef(Promise.resolve())
  const arrived = useRef(onArrived)
  arrived.current = onArrived
  const send = async (file: File, { id, name, kind, preview }: Attachment) => {
    const controller = running.get(id)
    if (!controller) return
    try {
      const onProgress = (progress: number) => change(id, { progress })
      const sent = await sendPostFile(file, { signal: controller.signal, onProgress })
      previews.set(sent.imgName, preview)
      drop(id)
      arrived.current({ ...sent, kind, name })
    } catch (error) {
      if (!controller.signal.aborted) change(id, { progress: undefined, error: failureText(error) })
    } finally {
      running.delete(id)
    }
  }
  const add = (files: readonly File[]) => {
    for (const file of files) {
      const attachment = begin(file)
      running.set(attachment.id, new AbortController())
      show(attachment)
      queue.current = queue.current.then(() => send(file, attachment))
    }
  }
  const cancel = (id: string) => {
    running.get(id)?.abort()
    running.delete(id)
    drop(id)
  }
  return { attachments, add, cancel, isBusy: attachments.some(({ progress }) => progress !== undefined) }
}

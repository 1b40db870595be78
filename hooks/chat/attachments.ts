import { useEffect, useRef, useState } from 'react'
import { newKey } from '#services/http/key.ts'
import { upload } from '#services/media.ts'
import { useFailureText } from '../failure.ts'
import type { Attached } from './outgoing.ts'

/** A file on its way into a message: with `progress` (0 to 1) while it goes up, with `error` when it did not arrive. */
export type Attachment = { id: string; name: string; progress?: number; error?: string }

const previews = new Map<string, string>()

/** The picture behind the name of a file that went up from this page. */
export const previewOf = (name: string): string | undefined => previews.get(name)

const isPicture = ({ type }: File) => type.startsWith('image/')

/** Sends one file up and answers the name under which media keeps it. */
async function sendUp(
  file: File,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<string> {
  const answer = await upload(file, isPicture(file) ? 'chat' : 'document', { signal, onProgress })
  const imgName = 'images' in answer ? (answer.images[0]?.imgName ?? '') : answer.imgName
  if (isPicture(file)) previews.set(imgName, URL.createObjectURL(file))
  return imgName
}

/** Sends files up beside each other; what has arrived is handed over, what is on its way can be cancelled. */
export function useAttachments(onArrived: (arrived: Attached) => void) {
  const failureText = useFailureText()
  const [attachments, setAttachments] = useState<Attachment[]>([])
  const running = useRef(new Map<string, AbortController>())
  const arrived = useRef(onArrived)
  arrived.current = onArrived
  useAbortAtTheEnd(running.current)
  const drop = (id: string) => setAttachments((all) => all.filter((one) => one.id !== id))
  const change = (id: string, changes: Partial<Attachment>) =>
    setAttachments((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)))
  const addOne = async (file: File) => {
    const id = newKey()
    const controller = new AbortController()
    running.current.set(id, controller)
    setAttachments((all) => [...all, { id, name: file.name, progress: 0 }])
    try {
      const imgName = await sendUp(file, controller.signal, (progress) => change(id, { progress }))
      drop(id)
      arrived.current({ imgName, name: file.name })
    } catch (error) {
      if (!controller.signal.aborted) change(id, { progress: undefined, error: failureText(error) })
    }
  }
  const cancel = (id: string) => {
    running.current.get(id)?.abort()
    drop(id)
  }
  const add = (files: readonly File[]) => {
    for (const file of files) void addOne(file)
  }
  return { attachments, add, cancel, isBusy: attachments.some(({ progress }) => progress !== undefined) }
}

/** Whoever leaves the conversation sends nothing up any more. */
function useAbortAtTheEnd(running: Map<string, AbortController>): void {
  useEffect(
    () => () => {
      for (const controller of running.values()) controller.abort()
    },
    [running],
  )
}

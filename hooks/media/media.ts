import { useEffect, useRef, useState } from 'react'
import type { MediaKind } from '#contracts/lists.ts'
import { useFailureText } from '#hooks/failure.ts'
import { newKey } from '#services/http/key.ts'
import { type TransferOptions, upload } from '#services/media.ts'

/** A file being uploaded: `progress` from 0 to 1, `error` when it failed. */
export type UploadState = { id: string; name: string; file: File; progress?: number; error?: string }

type Upload<Sent> = {
  send: (file: File, sending: TransferOptions) => Promise<Sent>
  onArrived: (sent: Sent, file: File) => void
  /** The sentence for a failure, where the general one does not fit. */
  getFailure?: (error: unknown) => string
  /** In parallel, rather than one after the other; they arrive in the order in which they were chosen all the same. */
  together?: boolean
  /** Aborts running uploads when the screen unmounts. */
  endsWithScreen?: boolean
}

/** Uploads files. Each shows its progress, can be cancelled, and shows why it failed. */
export function useUploading<Sent>({ send, onArrived, getFailure, together, endsWithScreen }: Upload<Sent>) {
  const generalText = useFailureText()
  const failureText = getFailure ?? generalText
  const { uploads, isBusy, show, change, drop } = useShown()
  const running = useRunning(endsWithScreen)
  const queue = useRef(Promise.resolve())
  const arrived = useRef(onArrived)
  arrived.current = onArrived
  const sendNow = async ({ id, file }: UploadState, before?: Promise<void>) => {
    const signal = running.get(id)?.signal
    if (!signal || signal.aborted) return
    try {
      const sent = await send(file, { signal, onProgress: (progress) => change(id, { progress }) })
      await before
      if (signal.aborted) return
      drop(id)
      arrived.current(sent, file)
    } catch (error) {
      if (!signal.aborted) change(id, { progress: undefined, error: failureText(error) })
    } finally {
      running.delete(id)
    }
  }
  const addOne = (file: File) => {
    const one = { id: newKey(), name: file.name, file, progress: 0 }
    running.set(one.id, new AbortController())
    show(one)
    const before = queue.current
    queue.current = together ? sendNow(one, before) : before.then(() => sendNow(one))
  }
  const cancel = (id: string) => {
    running.get(id)?.abort()
    running.delete(id)
    drop(id)
  }
  const add = (files: readonly File[]) => files.forEach(addOne)
  return { uploads, isBusy, add, cancel }
}

/** The state of the uploads, and functions to change and remove one. */
function useShown() {
  const [uploads, setUploads] = useState<UploadState[]>([])
  return {
    uploads,
    isBusy: uploads.some(({ progress }) => progress !== undefined),
    show: (one: UploadState) => setUploads((all) => [...all, one]),
    change: (id: string, changes: Partial<UploadState>) =>
      setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one))),
    drop: (id: string) => setUploads((all) => all.filter((one) => one.id !== id)),
  }
}

/** The uploads that can be aborted. */
function useRunning(endsWithScreen = false): Map<string, AbortController> {
  const [running] = useState(() => new Map<string, AbortController>())
  useEffect(
    () => () => {
      if (endsWithScreen) for (const controller of running.values()) controller.abort()
    },
    [running, endsWithScreen],
  )
  return running
}

/** Uploads files in sequence and hands over their stored names; a zip gives several. */
export const useUploads = (kind: MediaKind, onArrived: (imgNames: string[]) => void) =>
  useUploading({
    send: (file, sending) => upload(file, kind, sending),
    onArrived: (answer) =>
      onArrived('images' in answer ? answer.images.map(({ imgName }) => imgName) : [answer.imgName]),
  })

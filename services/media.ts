import type { MediaKind } from '#contracts/lists.ts'
import type { UploadResponse } from '#contracts/media.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'

const media = createClient('media')

/** How an upload is aborted, and a callback with the part (0 to 1) that has been sent. */
export type TransferOptions = { signal?: AbortSignal; onProgress?: (part: number) => void }

/** Sends one image, or a zip of them. It has no timeout here: a connection may be slow, and the server waits half an hour. */
export function upload(file: Blob, kind: MediaKind, { signal, onProgress }: TransferOptions = {}) {
  const form = new FormData()
  form.append('kind', kind)
  form.append('file', file)
  return media.post<UploadResponse>(calls.media.upload, form, {
    timeout: 0,
    signal,
    onUploadProgress: ({ loaded, total }) => onProgress?.(total ? loaded / total : 0),
  })
}

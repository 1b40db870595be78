import type { MediaKind } from '#contracts/lists.ts'
import type { UploadResponse } from '#contracts/media.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'

const media = createClient('media')

/** A file on its way up: how it is stopped, and who is told which part (0 to 1) of it has gone. */
export type Sending = { signal?: AbortSignal; onProgress?: (part: number) => void }

/** Sends one image, or a zip of them. A slow line is no reason to give up. */
export function upload(file: Blob, kind: MediaKind, { signal, onProgress }: Sending = {}) {
  const form = new FormData()
  form.append('kind', kind)
  form.append('file', file)
  return media.post<UploadResponse>(calls.media.upload, form, {
    timeout: 0,
    signal,
    onUploadProgress: ({ loaded, total }) => onProgress?.(total ? loaded / total : 0),
  })
}

import { useState } from 'react'
import { useUploadFailureText } from '#hooks/failure.ts'
import { type UploadState, useUploading } from '#hooks/media/media.ts'
import { getAddress, storePreview } from '#hooks/media/previews.ts'
import { isVideo, sendPostFile } from '#services/postFiles.ts'
import type { DraftMedia } from './draft.ts'

/** A file being uploaded for a post; `preview` is the local address of what the browser can show at once. */
export type Attachment = UploadState & { kind: DraftMedia['kind']; preview: string }

const getKind = (file: File) => (isVideo(file) ? 'video' : 'image')

/** Uploads files in sequence, in the order in which they were chosen; hands over each uploaded file, and names the last of them. */
export function useAttachments(onArrived: (media: DraftMedia) => void) {
  const [arrived, setArrived] = useState('')
  const { uploads, add, ...actions } = useUploading({
    send: sendPostFile,
    getFailure: useUploadFailureText(),
    onArrived: (sent, file) => {
      storePreview(sent.imgName, file)
      onArrived({ ...sent, kind: getKind(file), name: file.name })
      setArrived(file.name)
    },
    endsWithScreen: true,
  })
  const attachments: Attachment[] = uploads.map((one) => ({
    ...one,
    kind: getKind(one.file),
    preview: getAddress(one.file),
  }))
  const addAll = (files: readonly File[]) => {
    setArrived('')
    add(files)
  }
  return { attachments, arrived, add: addAll, ...actions }
}

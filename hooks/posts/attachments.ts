import { useUploadFailureText } from '#hooks/failure.ts'
import { type UploadState, useUploading } from '#hooks/media/media.ts'
import { getAddress, storePreview } from '#hooks/media/previews.ts'
import { isVideo, sendPostFile } from '#services/postFiles.ts'
import type { DraftMedia } from './draft.ts'

/** A file being uploaded for a post; `preview` is the local address of what the browser can show at once. */
export type Attachment = UploadState & { kind: DraftMedia['kind']; preview: string }

const getKind = (file: File) => (isVideo(file) ? 'video' : 'image')

/** Uploads files in sequence, in the order in which they were chosen; hands over each uploaded file. */
export function useAttachments(onArrived: (media: DraftMedia) => void) {
  const { uploads, ...actions } = useUploading({
    send: sendPostFile,
    getFailure: useUploadFailureText(),
    onArrived: (sent, file) => {
      storePreview(sent.imgName, file)
      onArrived({ ...sent, kind: getKind(file), name: file.name })
    },
    endsWithScreen: true,
  })
  const attachments: Attachment[] = uploads.map((one) => ({
    ...one,
    kind: getKind(one.file),
    preview: getAddress(one.file),
  }))
  return { attachments, ...actions }
}

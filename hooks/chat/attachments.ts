import { type UploadState, useUploading } from '#hooks/media/media.ts'
import { storePreview } from '#hooks/media/previews.ts'
import { upload } from '#services/media.ts'
import type { Attached } from './outgoing.ts'

/** A file being uploaded for a message. */
export type Attachment = UploadState

const isImage = ({ type }: File) => type.startsWith('image/')

/** Uploads files in parallel; hands over each uploaded file, and can cancel the others. */
export function useAttachments(onArrived: (arrived: Attached) => void) {
  const { uploads: attachments, ...actions } = useUploading({
    send: (file, sending) => upload(file, isImage(file) ? 'chat' : 'document', sending),
    onArrived: (answer, file) => {
      const imgName = 'images' in answer ? (answer.images[0]?.imgName ?? '') : answer.imgName
      if (isImage(file)) storePreview(imgName, file)
      onArrived({ imgName, name: file.name })
    },
    together: true,
    endsWithScreen: true,
  })
  return { attachments, ...actions }
}

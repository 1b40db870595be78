import { isVideo, sendPostFile } from '#services/postFiles.ts'
import { useUploadFailureText } from '../failure.ts'
import { type UploadState, useUploading } from '../media.ts'
import { addressOf, storePreview } from '../previews.ts'
import type { DraftMedia } from './draft.ts'

/** A file on its way into a post; `preview` is the address of what the browser itself can show at once. */
export type Attachment = UploadState & { kind: DraftMedia['kind']; preview: string }

const kindOf = (file: File) => (isVideo(file) ? 'video' : 'image')

/** Sends files up one after the other, in the order in which they were chosen; hands over what has arrived. */
export function useAttachments(onArrived: (media: DraftMedia) => void) {
  const { uploads, ...ways } = useUploading({
    send: sendPostFile,
    failureOf: useUploadFailureText(),
    onArrived: (sent, file) => {
      storePreview(sent.imgName, file)
      onArrived({ ...sent, kind: kindOf(file), name: file.name })
    },
    endsWithScreen: true,
  })
  const attachments: Attachment[] = uploads.map((one) => ({
    ...one,
    kind: kindOf(one.file),
    preview: addressOf(one.file),
  }))
  return { attachments, ...ways }
}

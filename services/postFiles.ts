import { limits } from '#contracts/limits.ts'
import { sendInParts } from './largeUpload.ts'
import { type Sending, upload } from './media.ts'
import { readVideo } from './video.ts'

/** A file of a post as media keeps it; `poster` is the picture that stands for a video until it plays. */
export type PostFile = { imgName: string; poster?: string }

export const isVideo = ({ type, name }: File): boolean => type === 'video/mp4' || /\.mp4$/i.test(name)

/** Sends a file for a post. Videos, and whatever is large, go in parts; a video brings its size and its poster along. */
export async function sendPostFile(file: File, sending: Sending): Promise<PostFile> {
  if (isVideo(file)) return sendVideo(file, sending)
  if (file.size > limits.upload.job) return sendInParts(file, { kind: 'post' }, sending)
  return { imgName: await sendPicture(file, sending) }
}

async function sendVideo(file: File, sending: Sending): Promise<PostFile> {
  const { width, height, still } = await readVideo(file)
  const poster = still ? await sendPicture(still, { signal: sending.signal }).catch(() => '') : ''
  const { imgName } = await sendInParts(
    file,
    {
      kind: 'post',
      ...(width && height && { width: String(width), height: String(height) }),
      ...(poster && { poster }),
    },
    sending,
  )
  return { imgName, ...(poster && { poster }) }
}

async function sendPicture(file: Blob, sending: Sending): Promise<string> {
  const answer = await upload(file, 'post', sending)
  return 'imgName' in answer ? answer.imgName : ''
}

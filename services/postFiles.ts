import { limits } from '#contracts/limits.ts'
import { sendInParts } from './largeUpload.ts'
import { type TransferOptions, upload } from './media.ts'
import { readVideo } from './video.ts'

/** A stored file of a post; `poster` is the image shown until a video plays. */
export type PostFile = { imgName: string; poster?: string }

export const isVideo = ({ type, name }: File): boolean => type === 'video/mp4' || /\.mp4$/i.test(name)

/** Sends a file for a post. Videos and large files go in parts; a video is sent with its size and its poster. */
export async function sendPostFile(file: File, options: TransferOptions): Promise<PostFile> {
  if (isVideo(file)) return sendVideo(file, options)
  if (file.size > limits.upload.job) return sendInParts(file, { kind: 'post' }, options)
  return { imgName: await sendImage(file, options) }
}

async function sendVideo(file: File, options: TransferOptions): Promise<PostFile> {
  const { width, height, still } = await readVideo(file)
  const poster = still ? await sendImage(still, { signal: options.signal }).catch(() => '') : ''
  const { imgName } = await sendInParts(
    file,
    {
      kind: 'post',
      ...(width && height && { width: String(width), height: String(height) }),
      ...(poster && { poster }),
    },
    options,
  )
  return { imgName, ...(poster && { poster }) }
}

async function sendImage(file: Blob, options: TransferOptions): Promise<string> {
  const response = await upload(file, 'post', options)
  return 'imgName' in response ? response.imgName : ''
}

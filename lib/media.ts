import { type ImageWidth, imageWidths } from '#contracts/lists.ts'
import { calls, getHost } from './calls.ts'
import { withQuery } from './paths.ts'

/** The imgName of accounts without an image: media serves one, screens draw initials. */
export const defaultAvatar = 'default-avatar'

/** Returns the address of an uploaded file; for images, in the stored width next to `width`. */
export function mediaAddress(imgName: string, width?: number): string {
  const stored: ImageWidth | undefined =
    width === undefined ? undefined : (imageWidths.find((one) => one >= width) ?? imageWidths.at(-1))
  return withQuery(`${getHost('media')}${calls.media.file(imgName)}`, { w: stored })
}

/** Returns the `srcset` of an image, up to its largest displayed width. */
export const mediaSources = (imgName: string, upTo: number = imageWidths[imageWidths.length - 1] ?? 0) =>
  imageWidths
    .filter((width, index) => width <= upTo || (imageWidths[index - 1] ?? 0) < upTo)
    .map((width) => `${mediaAddress(imgName, width)} ${width}w`)
    .join(', ')

/** Until when the signature of a file's address is valid, in milliseconds; it begins with that second. */
export const getSignatureEnd = (signature: string): number => Number.parseInt(signature, 36) * 1_000

/** Whether the signed address of a file has expired. */
export function isExpired(address: string): boolean {
  const signature = /[?&]sig=([\w.-]+)/.exec(address)?.[1]
  return signature !== undefined && getSignatureEnd(signature) < Date.now()
}

/** Whether the name of an uploaded file is that of an image. */
export const isImageName = (imgName: string): boolean => /\.(jpe?g|png|gif|webp|avif)$/i.test(imgName)

const ownId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-?/

/** Returns a document's display name: its file name without the id; "" when there is nothing else. */
export function savedName(imgName: string): string {
  const words = imgName.replace(ownId, '')
  return words.startsWith('.') ? '' : words
}

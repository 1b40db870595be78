import { type ImageWidth, imageWidths } from '#contracts/lists.ts'
import { calls, getHost } from './calls.ts'
import { withQuery } from './paths.ts'

/** The imgName of everyone without a picture: media serves it, screens draw initials instead. */
export const defaultAvatar = 'default-avatar'

/** The address of an uploaded file; of an image, in the kept width next to the one asked for. */
export function mediaAddress(imgName: string, width?: number): string {
  const stored: ImageWidth | undefined =
    width === undefined ? undefined : (imageWidths.find((one) => one >= width) ?? imageWidths.at(-1))
  return withQuery(`${getHost('media')}${calls.media.file(imgName)}`, { w: stored })
}

/** The `srcset` of an image, up to the width that it can ever be shown in. */
export const mediaSources = (imgName: string, upTo: number = imageWidths[imageWidths.length - 1] ?? 0) =>
  imageWidths
    .filter((width, index) => width <= upTo || (imageWidths[index - 1] ?? 0) < upTo)
    .map((width) => `${mediaAddress(imgName, width)} ${width}w`)
    .join(', ')

const ownId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-?/

/** What a document is called where people see or save it: its name without the house's id; "" when that is all it has. */
export function savedName(imgName: string): string {
  const words = imgName.replace(ownId, '')
  return words.startsWith('.') ? '' : words
}

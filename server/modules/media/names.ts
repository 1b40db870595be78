import { imageWidths } from '#contracts/lists.ts'
import { stripAccents } from '#lib/text.ts'

/** Uploads that are not judged yet lie here; what stays a day is swept. */
export const incomingFolder = 'incoming'

/** Uploads that come in parts, a folder a person; what gets no more bytes for three hours is swept. */
export const tusFolder = `${incomingFolder}/tus`

export const unfinishedFolder = (ownerId: string): string => `${tusFolder}/${ownerId}`

const getFolder = (width: number): string => `widths/${width}`

/** Where the pictures themselves do not lie, but their widths. */
export const widthFolders: readonly string[] = imageWidths.map(getFolder)

/** Where the WebP of a width lies beside its original. */
export const widthName = (imgName: string, width: number): string => `${getFolder(width)}/${imgName}.webp`

/** The picture that a file in one of the `widthFolders` was made of. */
export const getOriginal = (file: string): string => file.replace(/\.webp$/, '')

/** Under which name a document is kept: ours, then the plain letters and numbers of what its sender called it. */
export function documentName(id: string, called: string, ending: string): string {
  const plain = stripAccents(called.replace(/\.[^.]*$/, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const words = plain.slice(0, 60).replace(/^-|-$/g, '')
  return `${id}${words && `-${words}`}.${ending}`
}

/** The kept width for an asked one: the next larger, else the largest. */
export const storedWidth = (wanted: number): number =>
  imageWidths.find((width) => width >= wanted) ?? imageWidths[imageWidths.length - 1] ?? wanted

/** Whether WebP widths are made of a file of this type. */
export const hasWidths = (mime: string): boolean => mime.startsWith('image/') && mime !== 'image/gif'

import { imageWidths } from '#contracts/lists.ts'
import { stripAccents } from '#lib/text.ts'

/** Uploads in parts, one folder per account; swept after three hours without new bytes. */
export const tusFolder = 'incoming/tus'

export const unfinishedFolder = (ownerId: string): string => `${tusFolder}/${ownerId}`

const getFolder = (width: number): string => `widths/${width}`

/** The folders of the widths; originals are in the root. */
export const widthFolders: readonly string[] = imageWidths.map(getFolder)

/** Returns the path of an image's WebP in this width. */
export const widthName = (imgName: string, width: number): string => `${getFolder(width)}/${imgName}.webp`

/** Returns the original of a file in one of the `widthFolders`. */
export const getOriginal = (file: string): string => file.replace(/\.webp$/, '')

/** Returns a document's file name: an id, then the plain letters and digits of the uploaded name. */
export function documentName(id: string, uploadedName: string, extension: string): string {
  const plain = stripAccents(uploadedName.replace(/\.[^.]*$/, ''))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const words = plain.slice(0, 60).replace(/^-|-$/g, '')
  return `${id}${words && `-${words}`}.${extension}`
}

/** Returns the stored width for a requested one: the next larger, else the largest. */
export const storedWidth = (requested: number): number =>
  imageWidths.find((width) => width >= requested) ?? imageWidths[imageWidths.length - 1] ?? requested

/** Whether files of this type get WebP widths. */
export const hasWidths = (mime: string): boolean => mime.startsWith('image/') && mime !== 'image/gif'

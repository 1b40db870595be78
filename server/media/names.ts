import { imageWidths } from '#contracts/lists.ts'

/** Uploads that are not judged yet lie here; what stays a day is swept. */
export const incomingFolder = 'incoming'

/** Where the WebP of a width lies beside its original. */
export const widthName = (imgName: string, width: number): string => `widths/${width}/${imgName}.webp`

/** The kept width for an asked one: the next larger, else the largest. */
export const keptWidth = (asked: number): number =>
  imageWidths.find((width) => width >= asked) ?? imageWidths[imageWidths.length - 1] ?? asked

import type { DescribedMedia } from '#contracts/images.ts'

/** Returns what the described ones of these files show, by their names. */
export const toMediaTexts = (media: readonly DescribedMedia[]): Record<string, string> =>
  Object.fromEntries(media.flatMap(({ imgName, alt }) => (alt ? [[imgName, alt]] : [])))

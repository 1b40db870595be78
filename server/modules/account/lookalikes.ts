import unhomoglyph from 'unhomoglyph'

/** What a text looks like, whatever alphabets and widths it takes its letters from: the skeleton of UTS 39. */
const toSkeleton = (text: string) =>
  unhomoglyph(text.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')).normalize('NFD')

/** Letters and digits alone, without case and accents. */
const bare = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * By what a name is known to look like another: two that share one are taken for each other. In capitals other letters
 * look alike than in small ones, hence up to two of them. The first is "" for a name that looks like nothing.
 */
export const nameKeys = (name: string): string[] => [
  ...new Set([toSkeleton(name), name].map((look) => bare(toSkeleton(look.toLowerCase())))),
]

/** The same letters, not only the same look: case, accents and signs aside. */
export const isSameName = (one: string, other: string): boolean => bare(one) === bare(other)

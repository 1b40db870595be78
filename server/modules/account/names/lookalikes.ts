import unhomoglyph from 'unhomoglyph'

/** The skeleton of UTS 39: equal for texts that look alike across alphabets and widths. */
const toSkeleton = (text: string) =>
  unhomoglyph(text.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '')).normalize('NFD')

/** Letters and digits only, without case and accents. */
const bare = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Two names that share a key look alike. Capitals and small letters resemble different letters, hence up to two keys.
 * The first key is "" for a name without letters and digits.
 */
export const nameKeys = (name: string): string[] => [
  ...new Set([toSkeleton(name), name].map((form) => bare(toSkeleton(form.toLowerCase())))),
]

/** Whether two names have equal letters, ignoring case, accents and punctuation; lookalike letters differ. */
export const isSameName = (one: string, other: string): boolean => bare(one) === bare(other)

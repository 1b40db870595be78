import type { JobCategory, JobType } from '#contracts/lists.ts'

/**
 * Words that a volunteer uses for the same thing, in each language, in one string with commas. An offer with one of
 * them, or in one of the categories, is found by all. Singular and plural need not both be listed.
 */
export type Group = {
  es: string
  pt: string
  en: string
  /** What the words name: an offer in one of them is as good as one with a word. */
  categories?: readonly JobCategory[]
  /** What the words are a part of: an offer in one of them is shown where none has a word. */
  within?: readonly JobCategory[]
  types?: readonly JobType[]
}

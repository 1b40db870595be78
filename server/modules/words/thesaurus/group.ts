import type { JobCategory } from '#contracts/lists.ts'

/**
 * Words that a volunteer uses for the same thing, in each language, in one string with commas. An offer with one of
 * them, or in one of the categories, is found by all. Singular and plural need not both be listed.
 */
export type Group = { es: string; pt: string; en: string; categories?: readonly JobCategory[] }

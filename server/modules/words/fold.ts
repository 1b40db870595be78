import { stripAccents } from '#lib/text.ts'

/** The words of a text in lower case without accents: letters and digits only, so that none has an operator of tsquery. */
export function toPlainWords(text: string): string[] {
  const plain = stripAccents(text)
    .replace(/\p{Lm}/gu, '')
    .toLowerCase()
  return plain.match(/[\p{L}\p{Nd}]+/gu) ?? []
}

/**
 * Reduces a plain word to what its singular, plural, masculine and feminine share, to look it up in the thesaurus.
 * Offers are matched by the stems of PostgreSQL, not by this.
 */
export function fold(word: string): string {
  const singular = word
    .replace(/(?<=.{2})([aeou])is$/, '$1l')
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/(?<=.{3})ies$/, 'y')
    .replace(/(?<=.{3})ing$/, '')
    .replace(/(?<=.[^s])s$/, '')
  return singular.replace(/(?<=.{3})[aeo]+$/, '')
}

const diminutives = [/^(.{3,}?)(?:c?it|c?ill|z?inh)[ao]s?$/, /^(.+)(?<last>.)\k<last>(?:y|ies?)$/]

/** Returns what a diminutive is made from, as its plural: of *perritos*, *huertecito*, *cãezinhos* and *doggies*. */
function undoDiminutive(word: string): string | null {
  for (const pattern of diminutives) {
    const found = word.match(pattern)
    const base = found?.[1]?.replace(/(?<=g)u$/, '').replace(/qu$/, 'c')
    if (base) return `${base}${found?.groups?.last ?? ''}s`
  }
  return null
}

const verbForm = /^(.{3,}?)(?:iendo|ando|endo|indo|amos|emos|imos|o)$/

/** Returns the infinitives that a form may be of, as of *cocinando*, *enseñamos* and *cuido*. */
function getInfinitives(word: string): string[] {
  const stem = word.match(verbForm)?.[1]
  return stem ? ['ar', 'er', 'ir'].map((ending) => `${stem}${ending}`) : []
}

/** Returns the words that another may be made from, likeliest first. */
export function findBases(word: string): string[] {
  const base = undoDiminutive(word)
  return base ? [base] : getInfinitives(word)
}

import { findLikeliest } from './distance.ts'
import type { Wanted } from './readSearch.ts'
import { getKnownWords } from './vocabulary.ts'

/** What is searched, as far as corrections ask. */
export type CorrectionSource = {
  /** Returns for each wanted thing whether something meets it. */
  findMet: (wanted: readonly Wanted[]) => Promise<boolean[]>
  /** Returns words there that resemble this one, most alike first. */
  findAlike: (word: string) => Promise<string[]>
}

/** `safe` has another word only in place of words that nothing has; `likely` are searches to try, likeliest first. */
type Corrections = { safe: string | null; likely: string[] }

/**
 * Returns corrected searches: with a known word in place of each word that nothing has; and of each that is unknown as it
 * stands, because a mistyped word may have the stem of another.
 */
export async function correct(
  wanted: readonly Wanted[],
  { findMet, findAlike }: CorrectionSource,
): Promise<Corrections> {
  const correctOne = async ({ words }: Wanted): Promise<readonly string[] | null> => {
    const [word] = words
    if (!word || words.length > 1) return null
    const likeliest = findLikeliest(word, [...(await findAlike(word)), ...getKnownWords()])
    return likeliest ? [likeliest] : null
  }
  const [met, likeliest] = await Promise.all([findMet(wanted), Promise.all(wanted.map(correctOne))])
  const typed = toText(wanted.map(({ words }) => words))
  const cautious = toText(
    wanted.map(({ words }, index) => (met[index] ? words : (likeliest[index] ?? words))),
  )
  const bold = toText(wanted.map(({ words }, index) => likeliest[index] ?? words))
  return {
    safe: cautious === typed ? null : cautious,
    likely: [...new Set([cautious, bold])].filter((text) => text !== typed),
  }
}

const toText = (words: readonly (readonly string[])[]): string => words.flat().join(' ')

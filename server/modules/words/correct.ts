import { areAlike, findLikeliest, findRelative } from './distance.ts'
import { isIgnored } from './ignored.ts'
import { readSearch, type Wanted } from './readSearch.ts'
import { getExpressions, getKnownWords } from './vocabulary.ts'

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
 * Returns corrected searches: with one word in place of two that are parts of it; with a known expression in place of words
 * that resemble it together; with a known word in place of each word that nothing has; and of each that is unknown as it
 * stands, because a mistyped word may have the stem of another.
 */
export async function correct(
  wanted: readonly Wanted[],
  { findMet, findAlike }: CorrectionSource,
): Promise<Corrections> {
  const correctOne = async ({ words }: Wanted): Promise<readonly string[] | null> => {
    const [word] = words
    if (!word || words.length > 1) return null
    const known = [...(await findAlike(word)), ...getKnownWords()]
    const likeliest = findLikeliest(word, known) ?? findRelative(word, known)
    return likeliest ? [likeliest] : null
  }
  const texts = wanted.map(({ words }) => words)
  const pairs = texts.slice(1).map((words, index) => [...(texts[index] ?? []), ...words].join(''))
  const [met, likeliest] = await Promise.all([
    findMet([...wanted, ...pairs.flatMap(readSearch)]),
    Promise.all(wanted.map(correctOne)),
  ])
  const typed = toText(texts)
  const cautious = toText(
    wanted.map(({ words }, index) => (met[index] ? words : (likeliest[index] ?? words))),
  )
  const bold = toText(wanted.map(({ words }, index) => likeliest[index] ?? words))
  const united = toText(unite(texts, pairs, met.slice(wanted.length)))
  const expressed = toText([toExpressions(texts.flat())])
  return {
    safe: cautious === typed ? null : cautious,
    likely: [...new Set([united, expressed, cautious, bold])].filter((text) => text !== typed),
  }
}

/** Puts one word in place of two where something has it, as *audiolivros* for *audio livros*. */
function unite(texts: readonly (readonly string[])[], pairs: readonly string[], met: readonly boolean[]) {
  const place = met.indexOf(true)
  const one = pairs[place]
  return one ? [...texts.slice(0, place), [one], ...texts.slice(place + 2)] : texts
}

/** Puts known expressions in place of words that are each like one of theirs. */
function toExpressions(words: readonly string[]): string[] {
  const found: string[] = []
  for (let place = 0; place < words.length; ) {
    const likeliest = getExpressions()
      .map((expression) => ({ expression, said: expression.filter((word) => !isIgnored(word)) }))
      .filter(({ said }) => said.length > 1 && areAlike(words.slice(place, place + said.length), said))
      .sort((one, other) => other.said.length - one.said.length)[0]
    found.push(...(likeliest?.expression ?? words.slice(place, place + 1)))
    place += likeliest?.said.length ?? 1
  }
  return found
}

const toText = (words: readonly (readonly string[])[]): string => words.flat().join(' ')

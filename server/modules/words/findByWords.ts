import type { MetWords } from '#contracts/shapes.ts'
import { type CorrectionSource, correct } from './correct.ts'
import { broaden, readSearch, type Wanted } from './readSearch.ts'

/** What is searched. Both searches return null if nothing matches. */
export type Searched<Found> = CorrectionSource & {
  /** Finds what meets everything that is wanted. */
  findAll: (wanted: readonly Wanted[]) => Promise<Found | null>
  /** Finds what meets most of it. */
  findMost: (wanted: readonly Wanted[]) => Promise<Found | null>
}
type FoundByWords<Found> = { found: Found; words: MetWords }

const asTyped: MetWords = { met: 'all', didYouMean: null }

/**
 * Finds what meets all words of a search. Where nothing has a word, the categories that it is a part of are as good; then mistyped
 * words are corrected; if there is still nothing, it finds what meets most.
 */
export async function findByWords<Found>(
  wanted: readonly Wanted[],
  searched: Searched<Found>,
): Promise<FoundByWords<Found> | null> {
  const found = await searched.findAll(wanted)
  if (found) return { found, words: asTyped }
  const canBeBroader = wanted.some(({ broader }) => broader.length > 0)
  const broad = canBeBroader ? broaden(wanted, await searched.findMet(wanted)) : null
  const foundBroadly = broad && (await searched.findAll(broad))
  if (foundBroadly) return { found: foundBroadly, words: asTyped }
  const { safe, likely } = await correct(broad ?? wanted, searched)
  for (const didYouMean of likely) {
    const other = await searched.findAll(readSearch(didYouMean))
    if (other) return { found: other, words: { met: 'all', didYouMean } }
  }
  const all = safe ? readSearch(safe) : (broad ?? wanted)
  const most = await searched.findMost(all)
  return most && { found: most, words: { met: 'most', didYouMean: safe } }
}

/** Finds what meets as many of the wanted things as anything does; of a single thing that nothing meets, nothing. */
export async function findMostMet<Found>(
  wanted: readonly Wanted[],
  findMet: CorrectionSource['findMet'],
  find: (wanted: readonly Wanted[], least: number) => Promise<Found | null>,
): Promise<Found | null> {
  if (wanted.length < 2) return null
  const met = await findMet(wanted)
  const known = wanted.filter((_, index) => met[index])
  for (let least = Math.min(known.length, wanted.length - 1); least > 0; least -= 1) {
    const found = await find(known, least)
    if (found) return found
  }
  return null
}

/** What a response says of its words: nothing if everything met all of them as typed. */
export const sayWords = (words: MetWords | undefined): { words?: MetWords } =>
  !words || (words.met === 'all' && !words.didYouMean) ? {} : { words }

import type { MetWords } from '#contracts/shapes.ts'
import { type CorrectionSource, correct } from './correct.ts'
import { readSearch, type Wanted } from './readSearch.ts'

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
 * Finds what meets all words of a search. If there is nothing, mistyped words are corrected; if there is still nothing, it
 * finds what meets most.
 */
export async function findByWords<Found>(
  wanted: readonly Wanted[],
  searched: Searched<Found>,
): Promise<FoundByWords<Found> | null> {
  const found = await searched.findAll(wanted)
  if (found) return { found, words: asTyped }
  const corrections = await correct(wanted, searched)
  for (const didYouMean of corrections) {
    const other = await searched.findAll(readSearch(didYouMean))
    if (other) return { found: other, words: { met: 'all', didYouMean } }
  }
  const [didYouMean = null] = corrections
  const all = didYouMean ? readSearch(didYouMean) : wanted
  const most = all.length > 1 ? await searched.findMost(all) : null
  return most && { found: most, words: { met: 'most', didYouMean } }
}

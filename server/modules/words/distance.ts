/** The number of letters to add, drop, change or swap with their neighbour to make one word of the other. */
export function getDistance(one: string, other: string): number {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const steps = [
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
      ]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (isSwapped) steps.push((before[column - 2] ?? 0) + 1)
      current.push(Math.min(...steps))
    }
    before = above
    above = current
  }
  return above[other.length] ?? 0
}

/** The most letters that a word of this length may have wrong. */
const mostWrong = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : 2)

/** Returns the word that was most likely meant: the fewest letters away, then with the same first letter, then by order. */
export function findLikeliest(word: string, known: Iterable<string>): string | null {
  let best: { word: string; steps: number } | null = null
  const allowed = mostWrong(word.length)
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > allowed) continue
    const steps = getDistance(word, candidate) + (candidate[0] === word[0] ? 0 : 0.5)
    if (steps <= allowed + 0.5 && steps < (best?.steps ?? Number.POSITIVE_INFINITY))
      best = { word: candidate, steps }
  }
  return best?.word ?? null
}

const shortestShared = 5

/** How much of the longer one of two words is their common beginning, whose number of letters is given. */
const getShare = (shared: number, ...words: string[]) =>
  shared / Math.max(...words.map((word) => word.replace(/s$/, '').length))

function countShared(one: string, other: string): number {
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  return shared
}

/**
 * Returns the word of the same family, as of *reforestar* and *reforestación*: the one that shares the largest part, which is
 * three fifths at least.
 */
export function findRelative(word: string, known: Iterable<string>): string | null {
  let best: { word: string; share: number } | null = null
  for (const candidate of known) {
    const shared = countShared(word, candidate)
    const share = getShare(shared, word, candidate)
    if (shared >= shortestShared && share >= 0.6 && share > (best?.share ?? 0))
      best = { word: candidate, share }
  }
  return best?.word ?? null
}

/** Whether each of these words is the other one or a mistyping of it. */
export const areAlike = (words: readonly string[], others: readonly string[]): boolean =>
  words.length === others.length &&
  words.every((word, index) => getDistance(word, others[index] ?? '') <= mostWrong(word.length))

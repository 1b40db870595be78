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

const starCount = 5

/** Converts a rating ("4.5" or a number) to a number from 0 to 5. */
const toRate = (rate: string | number) => Math.min(Math.max(Number(rate) || 0, 0), starCount)

/** Formats a rating with one decimal: `4.5`. */
export const rateDisplay = (rate: string | number) => toRate(rate).toFixed(1)

/** Returns five stars: full for the integer part, half for any fraction, then empty. */
export function toStars(rate: string | number): { full: number; half: number; empty: number } {
  const value = toRate(rate)
  const full = Math.floor(value)
  const half = value > full ? 1 : 0
  return { full, half, empty: starCount - full - half }
}

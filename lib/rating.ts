const starCount = 5

/** A rating as travels ("4.5") or as a number -> a number from 0 to 5. */
const toRate = (rate: string | number) => Math.min(Math.max(Number(rate) || 0, 0), starCount)

/** With one decimal: `4.5`. */
export const rateDisplay = (rate: string | number) => toRate(rate).toFixed(1)

/** Full stars for the whole part, half a star for any fraction, the rest empty: five in all. */
export function toStars(rate: string | number): { full: number; half: number; empty: number } {
  const value = toRate(rate)
  const full = Math.floor(value)
  const half = value > full ? 1 : 0
  return { full, half, empty: starCount - full - half }
}

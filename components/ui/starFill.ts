export type StarFill = 'full' | 'half' | 'empty'

/** Five stars of a rate from 0 to 5: full for its whole part, a half for any fraction, empty for the rest. */
export function starFills(rate: number): StarFill[] {
  const known = Number.isFinite(rate) ? Math.min(Math.max(rate, 0), 5) : 0
  const whole = Math.trunc(known)
  return Array.from({ length: 5 }, (_, place) => {
    if (place < whole) return 'full'
    return place === whole && known > whole ? 'half' : 'empty'
  })
}

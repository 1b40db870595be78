import { timingSafeEqual } from 'node:crypto'

/** Compares two secrets in constant time. */
export function isSame(actual: string, expected: string): boolean {
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

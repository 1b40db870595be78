import { timingSafeEqual } from 'node:crypto'

/** Whether a secret was given: a guess takes the same time however near it comes. */
export function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}

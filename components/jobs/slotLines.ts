import { useSlotWords } from '#components/people/slotWords.ts'
import { getParts } from '#lib/text.ts'

/** Says comma-separated slots in words, a line for the days that have the same times. */
export function useSlotLines(): (value: string) => string[] {
  const { getDays, sayDays } = useSlotWords()
  return (value) => {
    const free = getDays(getParts(value))
    return [...new Set(free.map(({ times }) => times))].map((times) =>
      sayDays(
        free.filter((one) => one.times === times).map(({ day }) => day),
        times,
      ),
    )
  }
}

import { useTranslations } from 'next-intl'
import { type Day, days, periods } from '#contracts/week.ts'

/** Times of a week in words: those of one day, and days with their times. */
export function useSlotWords() {
  const t = useTranslations('common.slots')
  const lists = useTranslations('lists')
  const sayPeriods = (slots: readonly string[], day: Day): string =>
    periods
      .filter((period) => slots.includes(`${day}-${period}`))
      .map((period) => lists(`periods.${period}`).toLocaleLowerCase())
      .join(', ')
  const sayDays = (named: readonly Day[], times: string): string =>
    t('ofDays', { days: named.map((day) => lists(`days.${day}`)).join(', '), periods: times })
  /** The days with any of these times, each with its own. */
  const getDays = (slots: readonly string[]) =>
    days.flatMap((day) => {
      const times = sayPeriods(slots, day)
      return times === '' ? [] : [{ day, times, words: sayDays([day], times) }]
    })
  return { sayDays, getDays }
}

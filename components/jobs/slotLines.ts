import { useTranslations } from 'next-intl'
import { type Day, days, periods } from '#contracts/lists.ts'
import { getParts } from '#lib/text.ts'

/** Says comma-separated slots in words, a line for the days that have the same times. */
export function useSlotLines(): (value: string) => string[] {
  const t = useTranslations('common.slots')
  const lists = useTranslations('lists')
  return (value) => {
    const slots = getParts(value)
    const sayPeriods = (day: Day) =>
      periods
        .filter((period) => slots.includes(`${day}-${period}`))
        .map((period) => lists(`periods.${period}`).toLocaleLowerCase())
        .join(', ')
    const said = [...new Set(days.map(sayPeriods))].filter((words) => words !== '')
    return said.map((one) =>
      t('ofDays', {
        days: days
          .filter((day) => sayPeriods(day) === one)
          .map((day) => lists(`days.${day}`))
          .join(', '),
        periods: one,
      }),
    )
  }
}

import { useFormatter, useTimeZone } from 'next-intl'
import { isSameClock } from '#lib/dates.ts'
import { publicConfig } from '#lib/publicConfig.ts'

/** Formats times in the reader's time zone; where it is not the site's, the text names it. */
export function useClock() {
  const format = useFormatter()
  const site = publicConfig().timeZone
  const timeZone = useTimeZone() ?? site
  const isSites = (moment: Date) => isSameClock(timeZone, site, moment)
  return {
    isSites,
    /** Hours and minutes. */
    time: (moment: Date) =>
      format.dateTime(moment, {
        hour: '2-digit',
        minute: '2-digit',
        ...(!isSites(moment) && { timeZoneName: 'short' }),
      }),
    /** Day and time. */
    whole: (moment: Date) =>
      isSites(moment)
        ? format.dateTime(moment, { dateStyle: 'full', timeStyle: 'short' })
        : format.dateTime(moment, wholeWithZone),
  }
}

const wholeWithZone = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

import { useLocale } from 'next-intl'
import { isSameClock } from '#lib/dates.ts'
import { locales } from '#lib/locales.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { useReaderTimeZone } from './useReaderTimeZone.ts'

type Options = Intl.DateTimeFormatOptions

const hours: Options = { hour: '2-digit', minute: '2-digit' }
const hoursWithZone: Options = { ...hours, timeZoneName: 'short' }
const whole: Options = { dateStyle: 'full', timeStyle: 'short' }
const wholeWithZone: Options = {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  ...hoursWithZone,
}
const date: Options = { day: 'numeric', month: 'short' }
// Portuguese shortens months to bare numbers (12/11): there they are written out.
const portugueseDate: Options = { day: 'numeric', month: 'long' }

function createClock(locale: string, timeZone: string, site: string) {
  const formats = new Map<Options, Intl.DateTimeFormat>()
  const format = (options: Options, moment: Date) => {
    const known = formats.get(options) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
    formats.set(options, known)
    return known.format(moment)
  }
  const isSites = (moment: Date) => isSameClock(timeZone, site, moment)
  const ofThisYear = locale === locales.pt ? portugueseDate : date
  const ofAnotherYear: Options = { ...ofThisYear, year: 'numeric' }
  return {
    isSites,
    /** Hours and minutes. */
    time: (moment: Date) => format(isSites(moment) ? hours : hoursWithZone, moment),
    /** The day, with the year unless it is this one. */
    date: (moment: Date, now: Date) =>
      format(moment.getFullYear() === now.getFullYear() ? ofThisYear : ofAnotherYear, moment),
    /** Day and time. */
    whole: (moment: Date) => format(isSites(moment) ? whole : wholeWithZone, moment),
  }
}

/** By language and time zones, for all renders: formats are slow to create, and each card of a list has a time. */
const clocks = new Map<string, ReturnType<typeof createClock>>()
/** A server has visitors of many time zones, and a format takes tens of kilobytes. */
const mostClocks = 100

/** Formats times in the reader's time zone; where it is not the site's, the text names it. */
export function useClock() {
  const locale = useLocale()
  const site = publicConfig().timeZone
  const timeZone = useReaderTimeZone()
  const name = `${locale} ${timeZone} ${site}`
  const known = clocks.get(name)
  if (known) return known
  if (clocks.size >= mostClocks) clocks.clear()
  const clock = createClock(locale, timeZone, site)
  clocks.set(name, clock)
  return clock
}

import type { Language } from '#contracts/lists.ts'
import { day, hour, minute } from './durations.ts'
import { locales } from './locales.ts'
import { publicConfig } from './publicConfig.ts'

const calendarDay = /^(\d{4})-(\d{2})-(\d{2})$/

type Moment = string | Date | null | undefined

function formatMoment(date: Moment): Date | null {
  if (!date || date === 'undefined') return null
  const moment = new Date(date)
  return Number.isNaN(moment.getTime()) ? null : moment
}

/**
 * Day/month/year in es-ES with a trailing h, with hours and minutes when asked: `05/03/2026, 14:30h`. Empty for what
 * is empty or no date. A day of the calendar alone needs `toDayMonthYear`.
 */
export function displayDate(
  date: Moment,
  { time = false, timeZone = publicConfig().timeZone }: { time?: boolean; timeZone?: string } = {},
): string {
  const moment = formatMoment(date)
  if (!moment) return ''
  const shown = moment.toLocaleDateString('es-ES', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    ...(time && { hour: '2-digit', minute: '2-digit' }),
    // A day without a time is the same day everywhere.
    timeZone: typeof date === 'string' && calendarDay.test(date) ? 'UTC' : timeZone,
  })
  return `${shown}h`
}

/** `yyyy-mm-dd` -> `dd/mm/yyyy`; empty for what is empty or something else. */
export const toDayMonthYear = (date: string | null | undefined) =>
  calendarDay.test(date ?? '') ? (date ?? '').split('-').reverse().join('/') : ''

/** `dd/mm/yyyy` -> `yyyy-mm-dd`; empty for what is empty or something else. */
export const toYearMonthDay = (date: string | null | undefined) =>
  /^\d{2}\/\d{2}\/\d{4}$/.test(date ?? '') ? (date ?? '').split('/').reverse().join('-') : ''

const steps = [
  { unit: 'minute', from: minute, until: hour },
  { unit: 'hour', from: hour, until: day },
  { unit: 'day', from: day, until: 7 * day },
] as const

/** How long ago or ahead, up to a week; then the date, with its year when it is another one. */
export function relativeTime(
  language: Language,
  date: string | Date,
  now: Date = new Date(),
  timeZone: string = publicConfig().timeZone,
): string {
  const moment = formatMoment(date)
  if (!moment) return ''
  const distance = moment.getTime() - now.getTime()
  const relative = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
  if (Math.abs(distance) < minute) return relative.format(0, 'second')
  const step = steps.find(({ until }) => Math.abs(distance) < until)
  if (step) return relative.format(Math.trunc(distance / step.from), step.unit)
  const sameYear = dayIn(timeZone, moment).slice(0, 4) === dayIn(timeZone, now).slice(0, 4)
  return moment.toLocaleDateString(locales[language], {
    day: 'numeric',
    month: 'short',
    ...(!sameYear && { year: 'numeric' }),
    timeZone,
  })
}

/** Formats are slow to make: one a time zone is kept. */
function formatsWith(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const formats = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, ...options })
    formats.set(timeZone, format)
    return format
  }
}

const getDayFormat = formatsWith({ year: 'numeric', month: '2-digit', day: '2-digit' })
const getHourFormat = formatsWith({ hour: 'numeric', hourCycle: 'h23' })

/** The day of the calendar, `yyyy-mm-dd`, that a moment falls on in a time zone. */
export function dayIn(timeZone: string, moment: Date = new Date()): string {
  const parts = getDayFormat(timeZone).formatToParts(moment)
  const toNumber = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${toNumber('year').padStart(4, '0')}-${toNumber('month')}-${toNumber('day')}`
}

/** The hour, 0 to 23, of a moment in a time zone. */
export const hourIn = (timeZone: string, moment: Date): number =>
  Number(getHourFormat(timeZone).format(moment))

const getClock = formatsWith({ dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })

/** Whether the clocks of two time zones show the same at a moment. */
export const isSameClock = (one: string, other: string, moment: Date): boolean =>
  one === other || getClock(one).format(moment) === getClock(other).format(moment)

/** `2026-03-05 14:30` in a time zone: for tables, where the zone stands at their head. */
export const stampIn = (timeZone: string, moment: Date): string =>
  `${dayIn(timeZone, moment)} ${getClock(timeZone).format(moment).slice(-5)}`

/** Whole days until a deadline `yyyy-mm-dd`: 0 on its last day, negative once it has passed. */
export const daysLeft = (deadline: string, timeZone: string, now: Date = new Date()) =>
  Math.round((Date.parse(deadline) - Date.parse(dayIn(timeZone, now))) / day)

/**
 * The last millisecond of a day `yyyy-mm-dd` in a time zone. Found by halving, since days of 23 or 25 hours and
 * midnights that do not exist make every sum of offsets wrong somewhere.
 */
export function endOfDay(date: string, timeZone: string): Date {
  const midnight = Date.parse(date)
  // The zones of the world lie within 14 hours of UTC; they change at whole minutes.
  let before = (midnight - 14 * hour) / minute
  let after = (midnight + 39 * hour) / minute
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(timeZone, new Date(middle * minute)) > date) after = middle
    else before = middle
  }
  return new Date(after * minute - 1)
}

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
 * Formats a moment as day/month/year in es-ES, with hours and minutes and a trailing h on request: `05/03/2026, 14:30h`.
 * Empty for an empty or invalid date. For calendar days use `toDayMonthYear`.
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
    // A calendar day is the same in every time zone.
    timeZone: typeof date === 'string' && calendarDay.test(date) ? 'UTC' : timeZone,
  })
  return `${shown}h`
}

/** Converts `yyyy-mm-dd` to `dd/mm/yyyy`; "" for anything else. */
export const toDayMonthYear = (date: string | null | undefined) =>
  calendarDay.test(date ?? '') ? (date ?? '').split('-').reverse().join('/') : ''

/** Converts `dd/mm/yyyy` to `yyyy-mm-dd`; "" for anything else. */
export const toYearMonthDay = (date: string | null | undefined) =>
  /^\d{2}\/\d{2}\/\d{4}$/.test(date ?? '') ? (date ?? '').split('/').reverse().join('-') : ''

const steps = [
  { unit: 'minute', from: minute, until: hour },
  { unit: 'hour', from: hour, until: day },
  { unit: 'day', from: day, until: 7 * day },
] as const

/** Formats a time as relative up to a week, then as a date, with its year unless it is the current one. */
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

/** Cached by time zone, because formats are slow to create. */
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

/** Returns the calendar day `yyyy-mm-dd` of a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date = new Date()): string {
  const parts = getDayFormat(timeZone).formatToParts(moment)
  const toNumber = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${toNumber('year').padStart(4, '0')}-${toNumber('month')}-${toNumber('day')}`
}

/** Returns the hour, 0 to 23, of a moment in a time zone. */
export const hourIn = (timeZone: string, moment: Date): number =>
  Number(getHourFormat(timeZone).format(moment))

const getClock = formatsWith({ dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })

/** Whether two time zones have the same local time at a moment. */
export const isSameClock = (one: string, other: string, moment: Date): boolean =>
  one === other || getClock(one).format(moment) === getClock(other).format(moment)

/** Formats a moment as `2026-03-05 14:30` in a time zone, for tables whose head names the zone. */
export const stampIn = (timeZone: string, moment: Date): string =>
  `${dayIn(timeZone, moment)} ${getClock(timeZone).format(moment).slice(-5)}`

/** Returns the whole days until a deadline `yyyy-mm-dd`: 0 on its last day, negative afterwards. */
export const daysLeft = (deadline: string, timeZone: string, now: Date = new Date()) =>
  Math.round((Date.parse(deadline) - Date.parse(dayIn(timeZone, now))) / day)

/**
 * Returns the last millisecond of a day `yyyy-mm-dd` in a time zone. Uses a binary search, because arithmetic with offsets
 * fails for days of 23 or 25 hours and for missing midnights.
 */
export function endOfDay(date: string, timeZone: string): Date {
  const midnight = Date.parse(date)
  // All time zones are within 14 hours of UTC and change at whole minutes.
  let before = (midnight - 14 * hour) / minute
  let after = (midnight + 39 * hour) / minute
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(timeZone, new Date(middle * minute)) > date) after = middle
    else before = middle
  }
  return new Date(after * minute - 1)
}

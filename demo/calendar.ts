import { dayIn, endOfDay } from '#lib/dates.ts'
import { day, minute } from '#lib/durations.ts'
import { dice } from './images/dice.ts'

/** The town's time: days count from the moment it is filled. */
export type Calendar = {
  now: Date
  /** A time so many days ago, at an hour that the seed picks; never later than now. */
  ago(days: number, seed: string): Date
  /** The date `yyyy-mm-dd` so many days from now. */
  day(fromNow: number): string
  getEnd(day: string): Date
}

export function calendarFrom(now: Date, timeZone: string): Calendar {
  return {
    now,
    ago: (days, seed) => {
      const earlier = dice(`hour ${seed}`).whole(5, 11 * 60) * minute
      return new Date(now.getTime() - days * day - earlier)
    },
    day: (fromNow) => dayIn(timeZone, new Date(now.getTime() + fromNow * day)),
    getEnd: (date) => endOfDay(date, timeZone),
  }
}

/** So many minutes later, but before now. */
export const later = (moment: Date, minutes: number, now: Date): Date =>
  new Date(Math.min(moment.getTime() + minutes * minute, now.getTime() - 20 * minute))

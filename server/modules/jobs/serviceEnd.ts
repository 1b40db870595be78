import type { ServiceEnd } from '#contracts/jobs.ts'
import { endOfDay } from '#lib/dates.ts'
import { day } from '#lib/durations.ts'
import { platform } from '#server/platform/index.ts'
import { isUndoable } from './policy.ts'
import type { ShownJob } from './queries/jobs.ts'

type Dates = Pick<ShownJob, 'startDate' | 'durationDays' | 'workShift'>
type Service = Dates & Pick<ShownJob, 'applicationStatus' | 'undoUntil' | 'serviceEndedAt'>

/** Returns how the service of an accepted volunteer ended; null while it goes on, and for those who are not accepted. */
export function getServiceEnd(service: Service, now: Date): ServiceEnd | null {
  const { applicationStatus, undoUntil, serviceEndedAt } = service
  if (applicationStatus !== 'accepted' || isUndoable(service, now)) return null
  if (serviceEndedAt) return undoUntil && serviceEndedAt < undoUntil ? 'before-start' : 'served'
  const lastMoment = getLastMoment(service)
  if (!lastMoment || lastMoment >= now) return null
  // Who was accepted after the days of the offer serves on others.
  return undoUntil && undoUntil > lastMoment ? null : 'served'
}

/** Returns when the days of an offer are over, at the latest; null where it does not say. */
function getLastMoment({ startDate, durationDays, workShift }: Dates): Date | null {
  if (!startDate || !durationDays) return null
  const lastDay = new Date(Date.parse(startDate) + (getSpan(durationDays, workShift) - 1) * day)
  return endOfDay(lastDay.toISOString().slice(0, 10), platform().config.timeZone)
}

/** The days of an offer may be those of its timetable: three of one on Mondays last two weeks and a day. */
function getSpan(durationDays: number, workShift: Dates['workShift']): number {
  const daysAWeek = new Set(workShift.map((slot) => slot.split('-')[0])).size
  if (daysAWeek === 0) return durationDays
  const weeks = Math.floor((durationDays - 1) / daysAWeek)
  return weeks * 7 + ((durationDays - 1) % daysAWeek === 0 ? 1 : 7)
}

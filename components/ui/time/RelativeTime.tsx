import { useFormatter, useLocale } from 'next-intl'
import { day, minute } from '#lib/durations.ts'
import { locales } from '#lib/locales.ts'
import { useClock } from './useClock.ts'
import { useMinute } from './useMinute.ts'

type RelativeTimeProps = {
  /** ISO 8601. */
  date: string
  /** With its unit abbreviated, where there is little room. */
  short?: boolean
  className?: string
}

const aWeek = 7 * day

/** How long ago, from a minute up to a week; then the date. The title has the full date. */
export function RelativeTime({ date, short, className }: RelativeTimeProps) {
  const format = useFormatter()
  const clock = useClock()
  const now = useMinute()
  // Portuguese shortens months to bare numbers (12/11): there they are written out.
  const month = useLocale() === locales.pt ? 'long' : 'short'
  const moment = new Date(date)
  const away = Math.abs(now.getTime() - moment.getTime())
  const thisYear = moment.getFullYear() === now.getFullYear()
  return (
    // Server and browser render at slightly different times.
    <time dateTime={date} title={clock.whole(moment)} suppressHydrationWarning className={className}>
      {away < aWeek
        ? // The clock is read once a minute: a date since then is not in the future.
          format.relativeTime(away < minute ? now : moment, { now, style: short ? 'short' : 'long' })
        : format.dateTime(moment, { day: 'numeric', month, year: thisYear ? undefined : 'numeric' })}
    </time>
  )
}

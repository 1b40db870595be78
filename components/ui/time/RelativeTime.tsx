import { useFormatter } from 'next-intl'
import { day, minute } from '#lib/durations.ts'
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
  const moment = new Date(date)
  const away = Math.abs(now.getTime() - moment.getTime())
  return (
    // Server and browser render at slightly different times.
    <time dateTime={date} title={clock.whole(moment)} suppressHydrationWarning className={className}>
      {away < aWeek
        ? // The clock is read once a minute: a date since then is not in the future.
          format.relativeTime(away < minute ? now : moment, { now, style: short ? 'short' : 'long' })
        : clock.date(moment, now)}
    </time>
  )
}

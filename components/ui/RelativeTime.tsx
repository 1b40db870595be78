import { useFormatter, useNow } from 'next-intl'

interface RelativeTimeProps {
  /** ISO 8601. */
  date: string
  className?: string
}

const aMinute = 60_000
const aWeek = 7 * 24 * 60 * aMinute

/** How long ago, up to a week; then the date. The whole of it stands in the title. */
export function RelativeTime({ date, className }: RelativeTimeProps) {
  const format = useFormatter()
  const now = useNow({ updateInterval: aMinute })
  const moment = new Date(date)
  const isNear = Math.abs(now.getTime() - moment.getTime()) < aWeek
  const thisYear = moment.getFullYear() === now.getFullYear()
  return (
    // Server and browser tell the time a moment apart.
    <time
      dateTime={date}
      title={format.dateTime(moment, { dateStyle: 'full', timeStyle: 'short' })}
      suppressHydrationWarning
      className={className}
    >
      {isNear
        ? format.relativeTime(moment, now)
        : format.dateTime(moment, { day: 'numeric', month: 'short', year: thisYear ? undefined : 'numeric' })}
    </time>
  )
}

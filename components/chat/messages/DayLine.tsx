import { useFormatter, useTranslations } from 'next-intl'
import { useMinute } from '#components/ui/time/useMinute.ts'
import { useReaderTimeZone } from '#components/ui/time/useReaderTimeZone.ts'
import { dayIn } from '#lib/dates.ts'
import { day as aDay } from '#lib/durations.ts'

const aWeek = 7 * aDay

/** The day of the messages that follow: today, yesterday, its weekday, then its date. */
export function DayLine({ at }: { at: string }) {
  const t = useTranslations('chat.conversation')
  const format = useFormatter()
  const now = useMinute()
  const timeZone = useReaderTimeZone()
  const date = new Date(at)
  const day = dayIn(timeZone, date)
  const isToday = day === dayIn(timeZone, now)
  const isYesterday = day === dayIn(timeZone, new Date(now.getTime() - aDay))
  const isNear = now.getTime() - date.getTime() < aWeek - aDay
  const thisYear = date.getFullYear() === now.getFullYear()
  const shown = isNear
    ? format.dateTime(date, { weekday: 'long', timeZone })
    : format.dateTime(date, {
        day: 'numeric',
        month: 'long',
        year: thisYear ? undefined : 'numeric',
        timeZone,
      })
  return (
    <h3 className="my-2 text-center font-sans font-medium text-muted text-xs first-letter:uppercase">
      <time
        dateTime={day}
        suppressHydrationWarning
        className="inline-block rounded-pill border border-line bg-card px-3 py-1 first-letter:uppercase"
      >
        {isToday ? t('today') : isYesterday ? t('yesterday') : shown}
      </time>
    </h3>
  )
}

import { useLocale } from 'next-intl'
import { languages } from '#contracts/lists.ts'
import { defaultLanguage } from '#lib/cookies.ts'
import { relativeTime } from '#lib/dates.ts'
import { locales } from '#lib/locales.ts'

/** When something was: "2 hours ago" up to a week, then the date; the full one in its title. */
export function RelativeTime({ date }: { date: string }) {
  const locale = useLocale()
  const language = languages.find((one) => locales[one] === locale) ?? defaultLanguage
  const full = new Date(date).toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <time dateTime={date} title={full} suppressHydrationWarning>
      {relativeTime(language, date)}
    </time>
  )
}

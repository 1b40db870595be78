import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '#components/ui/Card.tsx'
import { CalendarDays, Timer } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { useReaderTimeZone } from '#components/ui/time/useReaderTimeZone.ts'
import type { User } from '#contracts/shapes.ts'
import { responseTimeParts } from '#lib/text.ts'
import { Availability, Interests } from './Facts.tsx'
import { SocialLinks } from './SocialLinks.tsx'

type ProfilePanelProps = {
  user: User
  /** The tab beside it shows the full text: it is not repeated here. */
  isSection: boolean
  /** The address of the full introduction. */
  more: string
}

// The amount of text that fits into three lines of a phone.
const fitsWhole = (about: string): boolean => about.length <= 110 && !about.includes('\n')

/** Beside the tabs: the introduction in short, member since, and links. */
export function ProfilePanel({ user, isSection, more }: ProfilePanelProps) {
  const t = useTranslations('profile')
  return (
    <Card className="flex flex-col gap-5">
      {!isSection && user.config.about && (
        <section>
          <h2 className="mb-2 font-sans font-semibold text-base">{t('about')}</h2>
          <p className="line-clamp-3 whitespace-pre-line md:line-clamp-6 [overflow-wrap:anywhere]">
            {user.config.about}
          </p>
          {!fitsWhole(user.config.about) && (
            <Link
              href={more}
              scroll={false}
              className="relative mt-1 inline-flex min-h-6 items-center font-medium text-brand text-sm after:absolute after:-inset-x-3 after:-inset-y-2 hover:underline"
            >
              {t('readMore')}
            </Link>
          )}
        </section>
      )}
      {!isSection && (
        // On phones the tab is below, not beside: only short facts are above it.
        <div className="flex flex-col gap-5 empty:hidden max-md:hidden">
          <Interests user={user} />
          <Availability user={user} />
        </div>
      )}
      <Since user={user} />
      <SocialLinks user={user} />
    </Card>
  )
}

/** Member since and, for organisations, how fast they respond. */
function Since({ user }: { user: User }) {
  const t = useTranslations('profile')
  const format = useFormatter()
  const timeZone = useReaderTimeZone()
  const date = format.dateTime(new Date(user.createdAt), { month: 'long', year: 'numeric', timeZone })
  const answer = user.provider ? responseTimeParts(user.responseTime) : null
  return (
    <ul className="flex flex-col gap-2 text-muted text-sm">
      {answer && (
        <Line icon={<Timer size={18} aria-hidden />}>
          {t(`responseTime.${answer.unit}`, { count: answer.value })}
        </Line>
      )}
      <Line icon={<CalendarDays size={18} aria-hidden />}>{t('memberSince', { date })}</Line>
    </ul>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 text-balance">
      <span className="mt-px shrink-0">{icon}</span>
      {children}
    </li>
  )
}

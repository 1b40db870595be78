import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Handshake, Megaphone, Sprout, Star } from '#components/ui/icons.tsx'
import { Link } from '#components/ui/Link.tsx'
import { FiveStars } from '#components/ui/Stars.tsx'
import { useReaderTimeZone } from '#components/ui/time/useReaderTimeZone.ts'
import type { Milestone } from '#contracts/account.ts'
import { paths } from '#lib/paths.ts'

const icons = { joined: Sprout, accepted: Handshake, published: Megaphone, rated: Star }

/** One milestone: its icon on the line, what happened, when. */
export function Moment({ moment }: { moment: Milestone }) {
  const t = useTranslations('profile.timeline')
  const format = useFormatter()
  const timeZone = useReaderTimeZone()
  const Icon = icons[moment.kind]
  const { organisation } = moment
  return (
    <li className="relative flex gap-4 pb-7 last:pb-0 before:absolute before:top-10 before:bottom-0 before:left-5 before:w-px before:bg-line last:before:hidden">
      <span
        aria-hidden
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-pill bg-brand-soft text-brand"
      >
        <Icon size={20} />
      </span>
      <div className="min-w-0 pt-0.5">
        <p className="[overflow-wrap:anywhere]">
          {t.rich(moment.kind, {
            name: moment.name,
            organisation: organisation?.name ?? '',
            subject: (text) => <SubjectLink moment={moment}>{text}</SubjectLink>,
            owner: (text) => <Leading to={paths.user(organisation?.id ?? '')}>{text}</Leading>,
          })}
        </p>
        {moment.rate !== undefined && (
          <p className="mt-0.5">
            <FiveStars rate={moment.rate} />
            <span className="sr-only">{t('stars', { count: moment.rate })}</span>
          </p>
        )}
        <time dateTime={moment.at} className="text-muted text-sm">
          {format.dateTime(new Date(moment.at), { day: 'numeric', month: 'long', year: 'numeric', timeZone })}
        </time>
      </div>
    </li>
  )
}

/** The offer or organisation it is about; an offer that is over has no link. */
function SubjectLink({ moment, children }: { moment: Milestone; children: ReactNode }) {
  if (moment.kind === 'rated') return <Leading to={paths.user(moment.id)}>{children}</Leading>
  if (moment.open) return <Leading to={paths.job(moment.id)}>{children}</Leading>
  return <strong className="font-semibold">{children}</strong>
}

const Leading = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link href={to} className="font-semibold hover:text-brand hover:underline">
    {children}
  </Link>
)

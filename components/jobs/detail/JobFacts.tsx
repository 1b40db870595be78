import { CalendarDays, Clock, Hourglass, MapPin, Sprout, UserRound, Users } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Job } from '#contracts/jobs.ts'
import { toDayMonthYear } from '#lib/dates.ts'
import { usePlace } from '../place.ts'

type Fact = { icon: typeof Clock; name: string; value: ReactNode }

/** Where, when, how long, how many: what is known of an offer in one list. */
export function JobFacts({ job }: { job: Job }) {
  const t = useTranslations('jobs.detail')
  const card = useTranslations('jobs.card')
  const lists = useTranslations('lists')
  const place = usePlace(job)
  const duration = [
    job.durationHours && t('hours', { count: job.durationHours }),
    job.durationDays && t('days', { count: job.durationDays }),
  ].filter(Boolean)
  const facts: Fact[] = [
    { icon: MapPin, name: t('where'), value: place },
    { icon: Sprout, name: t('type'), value: job.type && lists(`jobTypes.${job.type}`) },
    { icon: CalendarDays, name: t('startDate'), value: toDayMonthYear(job.startDate) || card('anyTime') },
    { icon: Hourglass, name: t('deadline'), value: toDayMonthYear(job.deadline) },
    { icon: Clock, name: t('duration'), value: duration.join(' · ') },
    { icon: Users, name: t('vacancies'), value: job.vacancies },
    {
      icon: UserRound,
      name: t('minimumAge'),
      value: job.minimumAge && t('years', { count: job.minimumAge }),
    },
  ]
  return (
    <dl className="grid gap-3 text-sm">
      {facts
        .filter(({ value }) => Boolean(value))
        .map(({ icon: Icon, name, value }) => (
          <div key={name} className="flex items-start gap-3">
            <Icon size={18} aria-hidden className="mt-0.5 shrink-0 text-brand" />
            <dt className="w-28 shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 font-medium">{value}</dd>
          </div>
        ))}
    </dl>
  )
}

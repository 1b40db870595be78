import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import {
  CalendarDays,
  Clock,
  Hourglass,
  Languages,
  MapPin,
  Sprout,
  UserRound,
  Users,
} from '#components/ui/icons.tsx'
import { useClock } from '#components/ui/time/useClock.ts'
import type { Job } from '#contracts/jobs.ts'
import { endOfDay, toDayMonthYear } from '#lib/dates.ts'
import { publicConfig } from '#lib/publicConfig.ts'
import { usePlace } from '../place.ts'
import { useSlotLines } from '../slotLines.ts'

type Fact = { icon: typeof Clock; name: string; value: ReactNode }

/** Where, when and how many hours: the facts that decide whether someone can come. */
function useKeyFacts(job: Job) {
  const t = useTranslations('jobs.detail')
  const card = useTranslations('jobs.card')
  const place = usePlace(job)
  const duration = [
    job.durationHours && t(`hours.${job.durationPer}`, { count: job.durationHours }),
    job.durationDays && t('days', { count: job.durationDays }),
  ].filter(Boolean)
  return {
    where: { icon: MapPin, name: t('where'), value: place },
    start: {
      icon: CalendarDays,
      name: t('startDate'),
      value: toDayMonthYear(job.startDate) || card('anyTime'),
    },
    duration: { icon: Clock, name: t('duration'), value: duration.join(' · ') },
  } satisfies Record<string, Fact>
}

/** The key facts above the text, on phones. */
export function KeyFacts({ job }: { job: Job }) {
  const { where, start, duration } = useKeyFacts(job)
  return <FactList facts={[where, start, duration]} />
}

/** All facts of an offer in one list. */
export function JobFacts({ job }: { job: Job }) {
  const t = useTranslations('jobs.detail')
  const lists = useTranslations('lists')
  const { where, start, duration } = useKeyFacts(job)
  const facts: Fact[] = [
    where,
    { icon: Sprout, name: t('type'), value: job.type && lists(`jobTypes.${job.type}`) },
    start,
    { icon: Hourglass, name: t('deadline'), value: job.deadline && <Deadline day={job.deadline} /> },
    duration,
    { icon: CalendarDays, name: t('times'), value: job.work_shift && <Times times={job.work_shift} /> },
    { icon: Languages, name: t('language'), value: job.language && lists(`offerLanguages.${job.language}`) },
    { icon: Users, name: t('vacancies'), value: job.vacancies },
    {
      icon: UserRound,
      name: t('minimumAge'),
      value: job.minimumAge && t('years', { count: job.minimumAge }),
    },
  ]
  return <FactList facts={facts} />
}

function FactList({ facts }: { facts: Fact[] }) {
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

/** The times of a week, a line for the days that have the same. */
const Times = ({ times }: { times: string }) =>
  useSlotLines()(times).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))

/** The last day; a reader in another time zone also sees when it ends there. */
function Deadline({ day }: { day: string }) {
  const t = useTranslations('jobs.detail')
  const clock = useClock()
  const end = endOfDay(day, publicConfig().timeZone)
  return (
    <>
      {toDayMonthYear(day)}
      {!clock.isSites(end) && (
        <span className="block font-normal text-muted">{t('closesAt', { time: clock.whole(end) })}</span>
      )}
    </>
  )
}

import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { CalendarDays, UsersRound } from '#components/ui/icons.tsx'
import type { CardJob } from '#contracts/jobs.ts'
import { daysLeft } from '#lib/dates.ts'
import { publicConfig } from '#lib/publicConfig.ts'

const urgentWithin = 3

/**
 * The days left to apply, in the urgent colour at the end for who has not applied; for a full offer that it is full. Previews exist of
 * published offers alone.
 */
export function DaysLeft({ job, className }: { job: CardJob; className?: string }) {
  const t = useTranslations('jobs.card')
  if (!job.deadline) return null
  const left = daysLeft(job.deadline, publicConfig().timeZone)
  const isClosed = (!job.preview && job.status === 'closed') || left < 0
  const isFull = !isClosed && job.full
  const hasApplied = !job.preview && job.application !== null
  const isUrgent = !isClosed && !isFull && !hasApplied && left <= urgentWithin
  const Icon = isFull ? UsersRound : CalendarDays
  return (
    <p
      className={clsx(
        'flex items-center gap-1.5 text-sm font-medium',
        isUrgent ? 'text-warm' : 'text-muted',
        className,
      )}
    >
      <Icon size={16} aria-hidden className="shrink-0" />
      {isFull ? t('full') : isClosed ? t('closed') : t('daysLeft', { count: left })}
    </p>
  )
}

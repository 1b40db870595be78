import clsx from 'clsx'
import { CalendarDays } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ListedJob } from '#contracts/jobs.ts'
import { daysLeft } from '#lib/dates.ts'
import { publicConfig } from '#lib/publicConfig.ts'

const urgentWithin = 3

/** How long one can still apply; the last days in the urgent colour. Previews are of published offers alone. */
export function DaysLeft({ job, className }: { job: ListedJob; className?: string }) {
  const t = useTranslations('jobs.card')
  if (!job.deadline) return null
  const left = daysLeft(job.deadline, publicConfig().timeZone)
  const isClosed = (!job.preview && job.status === 'closed') || left < 0
  return (
    <p
      className={clsx(
        'flex items-center gap-1.5 text-sm font-medium',
        !isClosed && left <= urgentWithin ? 'text-warm' : 'text-muted',
        className,
      )}
    >
      <CalendarDays size={16} aria-hidden className="shrink-0" />
      {isClosed ? t('closed') : t('daysLeft', { count: left })}
    </p>
  )
}

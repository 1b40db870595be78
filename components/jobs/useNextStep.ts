import { useFormatter, useTranslations } from 'next-intl'
import { useReaderTimeZone } from '#components/ui/time/useReaderTimeZone.ts'
import type { Job } from '#contracts/jobs.ts'
import { responseTimeParts } from '#lib/text.ts'

type Application = NonNullable<Job['application']>

/** Returns a function that says what comes next for the viewer's application to an offer. */
export function useNextStep(): (
  job: Pick<Job, 'status' | 'responseTime' | 'can'>,
  application: Application,
) => string {
  const t = useTranslations('jobs.detail')
  const format = useFormatter()
  const timeZone = useReaderTimeZone()
  const getPending = ({ status, responseTime }: Pick<Job, 'status' | 'responseTime'>) => {
    if (status === 'closed') return t('closedHint')
    const usual = responseTimeParts(responseTime ?? null)
    return usual
      ? `${t('pendingHint')} ${t(`usuallyAnswers.${usual.unit}`, { count: usual.value })}`
      : t('pendingHint')
  }
  return (job, { status, position, placeOfferedUntil, ended }) => {
    if (ended === 'before-start') return t('endedHint')
    if (ended) return t(job.can.rate ? 'rateHint' : 'servedHint')
    if (status === 'accepted') return `${t('acceptedHint')} ${t('writeFirst')}`
    if (status === 'refused') return t('refusedHint')
    if (status === 'pending')
      return placeOfferedUntil ? `${t('placeHeldHint')} ${getPending(job)}` : getPending(job)
    if (!placeOfferedUntil) return t('waitlistedHint', { position: position ?? 1 })
    const until = {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    } as const
    return t('placeFreeHint', { until: format.dateTime(new Date(placeOfferedUntil), until) })
  }
}

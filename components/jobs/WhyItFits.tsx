import { useTranslations } from 'next-intl'
import { Sparkles } from '#components/ui/icons.tsx'
import type { Job } from '#contracts/jobs.ts'

/** The reasons for which an offer matches the viewer; nothing without any. */
export function WhyItFits({ job: { why = [] } }: { job: Pick<Job, 'why'> }) {
  const t = useTranslations('common.match')
  if (why.length === 0) return null
  return (
    <p className="flex gap-1.5 text-balance text-sm text-brand">
      <Sparkles size={16} aria-hidden className="mt-0.5 shrink-0" />
      {t('why', { reasons: why.map((reason) => t(`reasons.${reason}`)).join(', ') })}
    </p>
  )
}

import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Star } from '#components/ui/icons.tsx'
import type { Applicant } from '#contracts/applications.ts'
import { useShortlist } from '#hooks/jobs/applications.ts'

/** Puts an applicant on the organisation's shortlist, or takes them off it. */
export function ShortlistButton({ application }: { application: Applicant }) {
  const t = useTranslations('applications.shortlist')
  const shortlist = useShortlist()
  const { run } = useMutation()
  const { shortlisted } = application.applicant
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-pressed={shortlisted}
      aria-label={t('named', { name: application.user.name })}
      icon={<Star size={18} aria-hidden fill={shortlisted ? 'currentColor' : 'none'} />}
      onClick={() => void run(() => shortlist([application], !shortlisted))}
    >
      {t(shortlisted ? 'on' : 'off')}
    </Button>
  )
}

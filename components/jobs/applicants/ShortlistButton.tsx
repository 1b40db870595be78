import { useTranslations } from 'next-intl'
import { useMutation } from '#components/layout/useMutation.ts'
import { Button } from '#components/ui/buttons/Button.tsx'
import { Star } from '#components/ui/icons.tsx'
import type { Applicant } from '#contracts/applications.ts'
import { useShortlist } from '#hooks/jobs/applications.ts'
import { isOpenApplication } from './isOpenApplication.ts'

/** Puts an applicant who is not decided on the organisation's shortlist, or takes anyone off it. */
export function ShortlistButton({ application }: { application: Applicant }) {
  const t = useTranslations('applications.shortlist')
  const shortlist = useShortlist()
  const { run } = useMutation()
  const { shortlisted } = application.applicant
  if (!shortlisted && !isOpenApplication(application)) return null
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-pressed={shortlisted}
      aria-label={t('named', { name: application.user.name })}
      icon={<Star size={18} aria-hidden className={shortlisted ? 'fill-current' : undefined} />}
      onClick={() => void run(() => shortlist([application], !shortlisted))}
    >
      {t(shortlisted ? 'on' : 'off')}
    </Button>
  )
}

import { useTranslations } from 'next-intl'
import { usePlaceName } from '#components/people/place.ts'
import type { Job } from '#contracts/jobs.ts'

/** The place of an offer as text: online, or its city and country. */
export function usePlace(job: Pick<Job, 'type' | 'city' | 'country'>): string {
  const t = useTranslations('lists.jobTypes')
  const placeName = usePlaceName()
  return job.type === 'online' ? t('online') : placeName(job)
}

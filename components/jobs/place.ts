import { useLocale, useTranslations } from 'next-intl'
import type { Job } from '#contracts/jobs.ts'
import { countryName } from '#lib/countryNames.ts'

/** Where an offer takes place, in words: online, or its city and country. */
export function usePlace(job: Pick<Job, 'type' | 'city' | 'country'>): string {
  const t = useTranslations('jobs.card')
  const nameOf = useCountryName()
  if (job.type === 'online') return t('online')
  return [job.city, nameOf(job.country)].filter(Boolean).join(', ')
}

/** ISO2 -> the country's name in the language of the page. */
export function useCountryName(): (iso2: string) => string {
  const locale = useLocale()
  return (iso2) => countryName(iso2, locale)
}

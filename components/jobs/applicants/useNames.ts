import { useFormatter, useTranslations } from 'next-intl'
import type { Applicant } from '#contracts/applications.ts'

const mostNamed = 8

/** Returns a function that names applicants in a sentence: the first eight, then how many more there are. */
export function useNames(): (applicants: readonly Applicant[]) => string {
  const t = useTranslations('applications.chosen')
  const format = useFormatter()
  return (applicants) => {
    const named = applicants.slice(0, mostNamed).map(({ user }) => user.name)
    const others = applicants.length - named.length
    return format.list(others > 0 ? [...named, t('others', { count: others })] : named)
  }
}

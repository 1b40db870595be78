import { useTranslations } from 'next-intl'
import { isExplained, useFailureText } from './failure.ts'

/** The sentence for a failed save: that of its error code, else that it is not saved. */
export function useSaveFailureText(): (error: unknown) => string {
  const t = useTranslations('settings')
  const failureText = useFailureText()
  return (error) => (isExplained(error) ? failureText(error) : t('saveFailed'))
}

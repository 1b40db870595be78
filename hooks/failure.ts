import { useTranslations } from 'next-intl'
import type { RefusalName } from '#contracts/refusals.ts'
import { isRefused, OfflineError } from '#services/http/index.ts'

/** The sentence for a failed call: the refusal's own, or that nobody answered. */
export function useFailureText(): (error: unknown) => string {
  const refusals = useTranslations('refusals')
  const t = useTranslations('common')
  return (error) => {
    if (isRefused(error)) return refusals(error.refusal)
    return error instanceof OfflineError ? t('toasts.offline') : t('toasts.error')
  }
}

/** Whether a read failed because the thing is not there, or not to be seen. */
export const isMissing = (error: unknown): boolean => isRefused(error) && error.status === 404

/** Whether a call was refused for this reason. */
export const isRefusedAs = (error: unknown, name: RefusalName): boolean => isRefused(error, name)

/** The fields a refusal complains of (dotted path -> key of `validation`), or null when it names none. */
export const fieldsOf = (error: unknown): Record<string, string> | null =>
  isRefused(error) && Object.keys(error.fields).length > 0 ? error.fields : null

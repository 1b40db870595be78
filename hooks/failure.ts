import { useTranslations } from 'next-intl'
import { isApiError, OfflineError } from '#services/http/index.ts'

export { isApiError }

/** The sentence for a failed call: the refusal's own, or that nobody answered. */
export function useFailureText(): (error: unknown) => string {
  const errors = useTranslations('errors')
  const t = useTranslations('common')
  return (error) => {
    if (isApiError(error)) return errors(error.code)
    return error instanceof OfflineError ? t('toasts.offline') : t('toasts.error')
  }
}

/** The sentence for a failed save: what the server said of what was sent, else that it is not saved. */
export function useSaveFailureText(): (error: unknown) => string {
  const t = useTranslations('settings')
  const failureText = useFailureText()
  return (error) => (isExplained(error) ? failureText(error) : t('saveFailed'))
}

/** The sentence for a file that did not arrive: what the server said of it, else the one for every failed upload. */
export function useUploadFailureText(): (error: unknown) => string {
  const errors = useTranslations('errors')
  const failureText = useFailureText()
  return (error) => (isExplained(error) ? failureText(error) : errors('uploadFailed'))
}

/** Whether the server understood what it was sent, and said no to it by a rule. */
const hasResponse = (error: unknown): boolean =>
  isApiError(error) && !isApiError(error, 'internal', 'unavailable')

/** Names what broke where developers look; a rule that says no is none of it. */
export function logBroken(what: string, error: unknown): void {
  if (!hasResponse(error)) console.error(what, error)
}

/** Whether this browser knows that it has no line: then every failure says so, whatever was pressed. */
export const isWithoutLine = (error: unknown): boolean => error instanceof OfflineError && error.hasNoLine

const isExplained = (error: unknown): boolean => hasResponse(error) || isWithoutLine(error)

/** Whether a read failed because the thing is not there, or not to be seen. */
export const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404

/** The fields a refusal complains of (dotted path -> key of `validation`), or null when it names none. */
export const getFields = (error: unknown): Record<string, string> | null =>
  isApiError(error) && Object.keys(error.fields).length > 0 ? error.fields : null

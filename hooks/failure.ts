import { useTranslations } from 'next-intl'
import { isApiError, isTransient, OfflineError } from '#services/http/errors.ts'

export { isApiError, isTransient }

/** The sentence for a failed call: that of its error code, or that the server did not respond. */
export function useFailureText(): (error: unknown) => string {
  const errors = useTranslations('errors')
  const t = useTranslations('common')
  return (error) => {
    if (isApiError(error)) return errors(error.code)
    return error instanceof OfflineError ? t('toasts.offline') : t('toasts.error')
  }
}

/** The sentence for a failed upload: that of its error code, else the general one. */
export function useUploadFailureText(): (error: unknown) => string {
  const errors = useTranslations('errors')
  const failureText = useFailureText()
  return (error) => (isExplained(error) ? failureText(error) : errors('uploadFailed'))
}

/** Whether the server understood the request and refused it. */
const hasResponse = (error: unknown): boolean =>
  isApiError(error) && !isApiError(error, 'internal', 'unavailable')

/** Logs an unexpected failure to the console; a refusal by a rule is not logged. */
export function logBroken(what: string, error: unknown): void {
  if (!hasResponse(error)) console.error(what, error)
}

/** Whether this browser knows that it is offline: then every failure says so. */
export const isOffline = (error: unknown): boolean => error instanceof OfflineError && error.isBrowserOffline

/** Whether an error has a sentence of its own. */
export const isExplained = (error: unknown): boolean => hasResponse(error) || isOffline(error)

/** Whether a query failed because the thing does not exist, or is hidden from the viewer. */
export const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404

/** The invalid fields of an error (dotted path -> key of `validation`), or null when it names none. */
export const getFields = (error: unknown): Record<string, string> | null =>
  isApiError(error) && Object.keys(error.fields).length > 0 ? error.fields : null

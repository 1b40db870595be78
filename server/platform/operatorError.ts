/** What went wrong, in a sentence for whoever runs the site: shown as it is, without a stack. */
export class OperatorError extends Error {}

/** An error as a command tells it. */
export const formatError = (error: unknown): string =>
  error instanceof OperatorError
    ? error.message
    : error instanceof Error
      ? (error.stack ?? String(error)) + (error.cause ? `\ncaused by ${formatError(error.cause)}` : '')
      : String(error)

/** The `code` of a system error ('EACCES'), or '' for anything else. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** An error whose message is written for the operator and shown without a stack. */
export class OperatorError extends Error {}

/** The text that a command prints for an error: the message of an OperatorError, else the stack with its causes. */
export const formatError = (error: unknown): string =>
  error instanceof OperatorError
    ? error.message
    : error instanceof Error
      ? (error.stack ?? String(error)) + (error.cause ? `\ncaused by ${formatError(error.cause)}` : '')
      : String(error)

/** What the server or the system said; where a name has several addresses the error has a code and no message. */
export const getReason = (error: unknown): string =>
  (error instanceof Error && error.message) || systemCode(error)

/** The `code` of a system error ('EACCES'), or '' for anything else. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

import type { ErrorCode, ProofKind } from '#contracts/errors.ts'

/** The server refused the call. `message` is a sentence for the person, in their language. */
export class ApiError extends Error {
  /** The error code of the contract, which screens compare and dictionaries translate. */
  readonly code: ErrorCode
  readonly status: number
  /** Dotted path -> key of the dictionary `validation`. */
  readonly fields: Record<string, string>
  /** Seconds until a retry makes sense, when the server says so. */
  readonly retryAfter: number | null
  /** The token with which a suspended account can appeal; "" in every other error. */
  readonly appeal: string
  /** The ways in which a caller who must confirm their identity can do so. */
  readonly proofs: ProofKind[]

  constructor(response: ApiErrorParts) {
    super(response.message)
    this.name = 'ApiError'
    this.code = response.code
    this.status = response.status
    this.fields = response.fields
    this.retryAfter = response.retryAfter
    this.appeal = response.appeal
    this.proofs = response.proofs
  }
}

type ApiErrorParts = Omit<ApiError, keyof Error> & { message: string }

/** No response came: no network, no server, or a timeout. The server may or may not have run the call. */
export class OfflineError extends Error {
  /** The browser itself is offline: the site is not what is slow. */
  readonly isBrowserOffline: boolean = globalThis.navigator?.onLine === false

  constructor(cause?: unknown) {
    super('No response', { cause })
    this.name = 'OfflineError'
  }
}

/** Whether an error is an ApiError, with one of these codes when any are given. */
export const isApiError = (error: unknown, ...codes: ErrorCode[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code))

/** Whether a retry may succeed: the server was not reached, or could not respond now. */
export const isTransient = (error: unknown): boolean =>
  error instanceof OfflineError ||
  (isApiError(error) && (error.status >= 500 || error.status === 429 || error.status === 408))

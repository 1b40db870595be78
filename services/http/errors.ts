import { apiErrors, type ErrorCode, type ProofKind, proofKinds } from '#contracts/errors.ts'
import { isRecord } from '#lib/json.ts'

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

const codesByPhrase = new Map<string, ErrorCode>()
// The general errors come first in the table: a status without a known phrase means one of them.
const codesByStatus = new Map<number, ErrorCode>()
const isErrorCode = (name: string): name is ErrorCode => name in apiErrors
for (const name of Object.keys(apiErrors).filter(isErrorCode)) {
  const { phrase, status } = apiErrors[name]
  codesByPhrase.set(phrase, name)
  if (!codesByStatus.has(status)) codesByStatus.set(status, name)
}

function getCode(phrase: unknown, status: number): ErrorCode {
  const known = typeof phrase === 'string' ? codesByPhrase.get(phrase) : undefined
  return known ?? codesByStatus.get(status) ?? (status > 500 ? 'unavailable' : 'internal')
}

const textFields = (fields: unknown): Record<string, string> =>
  isRecord(fields)
    ? Object.fromEntries(
        Object.entries(fields).flatMap(([path, key]) => (typeof key === 'string' ? [[path, key]] : [])),
      )
    : {}

/** Turns a failed response into a named error. A body that is not ours gets the code of its status. */
export function toApiError(status: number, body: unknown, retryAfter?: unknown): ApiError {
  const { error, message, fields, appeal, proofs } = isRecord(body) ? body : {}
  const seconds = Number(retryAfter)
  return new ApiError({
    code: getCode(error, status),
    status,
    message: typeof message === 'string' ? message : '',
    fields: textFields(fields),
    retryAfter: retryAfter && Number.isFinite(seconds) ? seconds : null,
    appeal: typeof appeal === 'string' ? appeal : '',
    proofs: Array.isArray(proofs) ? proofKinds.filter((kind) => proofs.includes(kind)) : [],
  })
}

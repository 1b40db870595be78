import { apiErrors, type ErrorCode, type ProofKind, proofKinds } from '#contracts/errors.ts'
import { isRecord } from '#lib/json.ts'

/** The server heard the call and said no. `message` is a sentence for the person, in their language. */
export class ApiError extends Error {
  /** The refusal's name in the contract: what screens compare and dictionaries translate. */
  readonly code: ErrorCode
  readonly status: number
  /** Dotted path -> key of the dictionary `validation`. */
  readonly fields: Record<string, string>
  /** Seconds until it is worth trying again, when the server says so. */
  readonly retryAfter: number | null
  /** Lets somebody who is suspended appeal against it; "" for all others. */
  readonly appeal: string
  /** How whoever is asked to confirm that it is them can do so. */
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

/** No answer came: no network, no server, or too slow. Nobody knows whether the call was heard. */
export class OfflineError extends Error {
  /** The browser knows that it has no line: it is not the site that is slow. */
  readonly hasNoLine: boolean = globalThis.navigator?.onLine === false

  constructor(cause?: unknown) {
    super('No answer', { cause })
    this.name = 'OfflineError'
  }
}

/** Whether an error is a refusal, of one of these names when any are given. */
export const isApiError = (error: unknown, ...names: ErrorCode[]): error is ApiError =>
  error instanceof ApiError && (names.length === 0 || names.includes(error.code))

/** Whether the same call may be answered a little later: nobody was reached, or nobody who could answer now. */
export const mayPass = (error: unknown): boolean =>
  error instanceof OfflineError ||
  (isApiError(error) && (error.status >= 500 || error.status === 429 || error.status === 408))

const namesByPhrase = new Map<string, ErrorCode>()
// The general refusals stand first in the table: they are what a bare status means.
const namesByStatus = new Map<number, ErrorCode>()
const isErrorCode = (name: string): name is ErrorCode => name in apiErrors
for (const name of Object.keys(apiErrors).filter(isErrorCode)) {
  const { phrase, status } = apiErrors[name]
  namesByPhrase.set(phrase, name)
  if (!namesByStatus.has(status)) namesByStatus.set(status, name)
}

function getName(phrase: unknown, status: number): ErrorCode {
  const known = typeof phrase === 'string' ? namesByPhrase.get(phrase) : undefined
  return known ?? namesByStatus.get(status) ?? (status > 500 ? 'unavailable' : 'internal')
}

const textFields = (fields: unknown): Record<string, string> =>
  isRecord(fields)
    ? Object.fromEntries(
        Object.entries(fields).flatMap(([path, key]) => (typeof key === 'string' ? [[path, key]] : [])),
      )
    : {}

/** An answer that is no success -> the named error. A body that is not ours still gets the name of its status. */
export function toApiError(status: number, body: unknown, retryAfter?: unknown): ApiError {
  const { error, message, fields, appeal, proofs } = isRecord(body) ? body : {}
  const seconds = Number(retryAfter)
  return new ApiError({
    code: getName(error, status),
    status,
    message: typeof message === 'string' ? message : '',
    fields: textFields(fields),
    retryAfter: retryAfter && Number.isFinite(seconds) ? seconds : null,
    appeal: typeof appeal === 'string' ? appeal : '',
    proofs: Array.isArray(proofs) ? proofKinds.filter((kind) => proofs.includes(kind)) : [],
  })
}

import { apiErrors, type ErrorCode, type ProofKind } from '#contracts/errors.ts'

/** An error of the contract, to be sent to the caller. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly headers: Record<string, string>
  readonly appeal: string | undefined
  readonly proofs: ProofKind[] | undefined

  constructor(code: ErrorCode, more: ApiErrorDetails = {}) {
    super(apiErrors[code].phrase)
    this.code = code
    this.status = apiErrors[code].status
    this.fields = more.fields
    this.headers = more.headers ?? {}
    this.appeal = more.appeal
    this.proofs = more.proofs
  }
}

type ApiErrorDetails = {
  fields?: Record<string, string>
  headers?: Record<string, string>
  appeal?: string
  proofs?: ProofKind[]
}

/** `throw apiError('offerClosed')`: the response gets the status, phrase and sentence of that code. */
export const apiError = (code: ErrorCode, more?: ApiErrorDetails): ApiError => new ApiError(code, more)

export const isApiError = (thrown: unknown): thrown is ApiError => thrown instanceof ApiError

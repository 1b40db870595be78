// Stands apart from the classes, because the table of all errors loads with the first call.
import { apiErrors, type ErrorCode, proofKinds } from '#contracts/errors.ts'
import { isRecord } from '#lib/json.ts'
import { ApiError } from './errors.ts'

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

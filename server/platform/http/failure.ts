import type { ErrorCode } from '#contracts/errors.ts'

/** System errors of a connection that cannot be made or broke. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The socket of a PostgreSQL that is not up.
  'ENOENT',
])

/** PostgreSQL stops, crashed, starts, has no connection left, or the connection broke (class 08). */
const awayCodes = /^(57P0[1-3]|53300|08\w{3})$/

/** Messages of pg and its pool about lost connections and timeouts, which have no code. */
const noConnection =
  /^(No connection to the database|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** No space left, as PostgreSQL, the system or a quota reports it. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** The code that the caller receives for an unexpected error. */
export function toErrorCode(thrown: unknown): ErrorCode {
  const chain = withCauses(thrown)
  if (chain.some((error) => fullCodes.has(getCode(error) ?? ''))) return 'diskFull'
  const isAway = (error: Error) => {
    const code = getCode(error) ?? ''
    return networkCodes.has(code) || awayCodes.test(code) || noConnection.test(error.message)
  }
  return chain.some(isAway) ? 'unavailable' : 'internal'
}

const mostCauses = 5

function withCauses(thrown: unknown): Error[] {
  const chain: Error[] = []
  for (let error = thrown; error instanceof Error && chain.length < mostCauses; error = error.cause)
    chain.push(error)
  return chain
}

export const getCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined

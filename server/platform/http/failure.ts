import type { ErrorCode } from '#contracts/errors.ts'

/** What the system says when nobody answers at the other end, or no longer. */
const wireCodes = new Set([
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

/** PostgreSQL's own: it is stopping, it fell, it is not up yet, it has no connection left, the connection broke (class 08). */
const awayCodes = /^(57P0[1-3]|53300|08\w{3})$/

/** What pg and its pool say without a code: nobody picked up in time, or the wire was cut (before the rollback, too). */
const noConnection =
  /^(No connection to the database|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** No space left: said by PostgreSQL, by the system, by a quota. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** What an error that nobody threw on purpose means for whoever asked. */
export function toErrorCode(thrown: unknown): ErrorCode {
  const chain = withCauses(thrown)
  if (chain.some((error) => fullCodes.has(getCode(error) ?? ''))) return 'diskFull'
  const isAway = (error: Error) => {
    const code = getCode(error) ?? ''
    return wireCodes.has(code) || awayCodes.test(code) || noConnection.test(error.message)
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

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

/**
 * PostgreSQL stops, crashed, starts, has no connection left, the connection broke or a pooler has none (class 08), or
 * the server is a standby, as the old primary is first after a failover (25006).
 */
const awayCodes = /^(57P0[1-3]|53300|25006|08\w{3})$/

/** Messages of pg and its pool about lost connections and timeouts, which have no code. */
const noConnection =
  /^(No connection to the database|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/

/** Deadlock, serialization failure, conflict with what a standby replays: PostgreSQL aborted it only because of another. */
const conflictCodes = new Set(['40P01', '40001'])

const mostCauses = 5

/** An error and what caused it. */
export function withCauses(thrown: unknown): Error[] {
  const chain: Error[] = []
  for (let error = thrown; error instanceof Error && chain.length < mostCauses; error = error.cause)
    chain.push(error)
  return chain
}

export const getCode = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined

/** Whether this was thrown because the database is away. */
export const isAway = (thrown: unknown): boolean =>
  withCauses(thrown).some((error) => {
    const code = getCode(error) ?? ''
    return networkCodes.has(code) || awayCodes.test(code) || noConnection.test(error.message)
  })

/** Another transaction saved a unique row first, which a repeat finds. */
export class SavedMeanwhileError extends Error {
  constructor(cause: unknown) {
    super('Another transaction saved a unique row first', { cause })
  }
}

/** Whether a repeat may succeed, since another transaction was in the way. */
export const isConflict = (thrown: unknown): boolean =>
  withCauses(thrown).some(
    (error) => error instanceof SavedMeanwhileError || conflictCodes.has(getCode(error) ?? ''),
  )

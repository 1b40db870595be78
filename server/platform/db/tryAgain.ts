const mostTries = 3

/** Deadlock and serialization failure: PostgreSQL aborted the transaction only because of another. */
const conflictCodes = new Set(['40P01', '40001'])

/** Runs a transaction and repeats it, three times at most, when PostgreSQL aborted it because of another. */
export async function tryAgain<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (thrown) {
      if (tries === mostTries || !isConflict(thrown)) throw thrown
    }
  }
}

const isConflict = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (('code' in thrown && conflictCodes.has(String(thrown.code))) || isConflict(thrown.cause))

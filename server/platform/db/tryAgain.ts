const mostTries = 3

/** What PostgreSQL says to the one it sends away when two wait for each other: a deadlock, a row changed meanwhile. */
const sentAway = new Set(['40P01', '40001'])

/** Does a transaction, again when PostgreSQL sent it away only because of another: nothing of it was saved. */
export async function tryAgain<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (thrown) {
      if (tries === mostTries || !wasSentAway(thrown)) throw thrown
    }
  }
}

const wasSentAway = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  (('code' in thrown && sentAway.has(String(thrown.code))) || wasSentAway(thrown.cause))

import pLimit, { type LimitFunction } from 'p-limit'

const limits = new Map<string, LimitFunction>()

/** Runs works of the same name one after another, in this process; a failure is only that of its own caller. */
export async function oneByOne<T>(name: string, work: () => Promise<T>): Promise<T> {
  const limit = limits.get(name) ?? pLimit(1)
  limits.set(name, limit)
  try {
    return await limit(work)
  } finally {
    if (limit.activeCount + limit.pendingCount === 0) limits.delete(name)
  }
}

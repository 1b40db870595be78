import type { Db } from '#server/platform/db/index.ts'

const refreshed = 600_000

/** Reads what only decides how a search is made, never what it finds, once in ten minutes; again after a failure. */
export function readRarely<Value>(
  read: (db: Db, now: Date) => Promise<Value>,
): (db: Db, now: Date) => Promise<Value> {
  const known = new WeakMap<Db, { at: number; value: Promise<Value> }>()
  return (db, now) => {
    const stored = known.get(db)
    if (stored && Math.abs(now.getTime() - stored.at) < refreshed) return stored.value
    const value = read(db, now)
    known.set(db, { at: now.getTime(), value })
    value.catch(() => known.delete(db))
    return value
  }
}

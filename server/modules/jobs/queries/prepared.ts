import type { Db } from '#server/platform/db/index.ts'

/** Builds a statement once a database (or transaction) and keeps it: hot paths skip the builder and the parser. */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const known = new WeakMap<Db, Statement>()
  return (db) => {
    const before = known.get(db)
    if (before) return before
    const made = build(db)
    known.set(db, made)
    return made
  }
}

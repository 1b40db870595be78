import type { Db } from '#server/platform/db/index.ts'

/** Caches a statement per database or transaction, so that hot paths skip the builder and the parser. */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const statements = new WeakMap<Db, Statement>()
  return (db) => {
    const cached = statements.get(db)
    if (cached) return cached
    const statement = build(db)
    statements.set(db, statement)
    return statement
  }
}

import type { Db } from './index.ts'

/**
 * Builds a statement once per database or transaction. With drizzle's `prepare(name)` PostgreSQL also parses it once per
 * connection. For reads of every page and for rows by their keys: building a query again costs about an eighth of such a
 * call.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const statements = new WeakMap<Db, Statement>()
  return (db) => {
    const known = statements.get(db)
    if (known) return known
    const statement = build(db)
    statements.set(db, statement)
    return statement
  }
}

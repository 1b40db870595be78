import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResult, QueryResultRow } from 'pg'
import type { Db } from './index.ts'

/** The connection of each transaction: what is prepared on it serves all its transactions. */
const connections = new WeakMap<Db, Db>()

/** Lets a transaction use the statements that were prepared on its connection. */
export function useConnectionOf(tx: Db, connection: Db): void {
  connections.set(tx, connection)
}

/**
 * Builds a statement once per connection (outside transactions once per database). With drizzle's `prepare(name)`
 * PostgreSQL also parses it once per connection. For reads of every page, rows by their keys and what busy mutations
 * write: building a query again costs about an eighth of such a call. Outside transactions what has a name shares its
 * connection with other calls, so only short statements have one.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const statements = new WeakMap<Db, Statement>()
  return (db) => {
    const home = connections.get(db) ?? db
    const known = statements.get(home)
    if (known) return known
    const statement = build(home)
    statements.set(home, statement)
    return statement
  }
}

const dialect = new PgDialect()

/** As `prepared`, for a statement that is written as SQL with `sql.placeholder`; `execute` returns pg's result. */
export function preparedSql<Row extends QueryResultRow>(name: string, statement: SQL) {
  const written = dialect.sqlToQuery(statement)
  return prepared((db) =>
    db._.session.prepareQuery<{ execute: QueryResult<Row>; all: unknown; values: unknown }>(
      written,
      undefined,
      name,
      false,
    ),
  )
}

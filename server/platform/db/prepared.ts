import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg, { type QueryResult, type QueryResultRow } from 'pg'
import type { Db } from './index.ts'

/**
 * Builds a statement once per connection (outside transactions once per database). With drizzle's `prepare(name)`
 * PostgreSQL also parses it once per connection. For reads of every page, rows by their keys and what busy mutations
 * write: building a query again costs about an eighth of such a call. Outside transactions what has a name shares its
 * connection with other calls, so only short statements have one.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const statements = new WeakMap<object, Statement>()
  return (db) => {
    // That of a transaction is its connection's.
    const { session } = db._
    const known = statements.get(session)
    if (known) return known
    const statement = build(db)
    statements.set(session, statement)
    return statement
  }
}

type Client = { query(statement: pg.QueryConfig, values: unknown[]): Promise<QueryResult> }

const clients = new WeakMap<object, Client>()

/** Lets `preparedSql` send statements of this database, or of the transactions of this connection, by its client. */
export function setClient(db: Db, client: Client): void {
  clients.set(db._.session, client)
}

export const dialect = new PgDialect()

/**
 * As `prepared`, for a statement that is written as SQL with `sql.placeholder`. `execute` sends it in the same turn, by pg,
 * which takes Node less time than by drizzle, and returns pg's result, with instants as the text that drizzle reads.
 */
export function preparedSql<Row extends QueryResultRow>(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  // pg copies the own properties of a statement for each call, property by property, so this one inherits them.
  const config: pg.QueryConfig = Object.create({ name, text, types: { getTypeParser } })
  return prepared((db) => {
    const client = clients.get(db._.session)
    if (!client) throw new Error(`${name} needs a database of openPool`)
    return {
      execute: async (values: Record<string, unknown> = {}): Promise<QueryResult<Row>> =>
        client.query(config, fillPlaceholders(params, values)),
    }
  })
}

/** Instants, dates and intervals, and lists of them: drizzle's columns parse them, or PostgreSQL gets them back as they are. */
const asText = new Set([1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231])

const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  asText.has(type) ? String : pg.types.getTypeParser(type, format)

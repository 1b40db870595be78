import { and, asc, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './index.ts'

export type Row = Record<string, unknown>

/** Rows in batches, each read when it is consumed, so that few are in memory at a time. */
export type Batches = AsyncIterable<Row[]>

/** What a module stores about an account: its lists by name. */
export type PersonalData = Record<string, Batches>

/**
 * `by`: unique columns, in the order of their index. `columns`: by default all that are not generated. `show`: what the
 * reader may see of a row, by default all of it.
 */
type Params = {
  where: SQL | undefined
  by: readonly string[]
  columns?: Record<string, PgColumn>
  show?: (row: Row) => Row
}

export const batchRows = 500

/** All rows of a table that match `where`, in the order of `by`; each batch is a statement of its own. */
export async function* readInBatches(db: Db, table: PgTable, { where, by, columns, show }: Params): Batches {
  const shown = columns ?? writtenColumns(table)
  const keys = by.map((name) => getKey(shown, name))
  let last: Row | undefined
  do {
    const rows: Row[] = await db
      .select(shown)
      .from(table)
      .where(and(where, last && isAfter(keys, by, last)))
      .orderBy(...keys.map((key) => asc(key)))
      .limit(batchRows)
    yield show ? rows.map(show) : rows
    last = rows.length === batchRows ? rows.at(-1) : undefined
  } while (last)
}

const writtenColumns = (table: PgTable): Record<string, PgColumn> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated))

function getKey(columns: Record<string, PgColumn>, name: string): PgColumn {
  const column = columns[name]
  if (!column) throw new Error(`no such column to sort by: ${name}`)
  return column
}

const isAfter = (keys: readonly PgColumn[], by: readonly string[], last: Row): SQL =>
  sql`(${list(keys)}) > (${list(by.map((name) => sql`${last[name]}`))})`

const list = (parts: readonly (PgColumn | SQL)[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )

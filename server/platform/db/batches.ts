import { and, asc, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './index.ts'

type Row = Record<string, unknown>

/** Rows a few at a time, read when they are asked for: however many there are, few are held. */
export type Batches = AsyncIterable<Row[]>

/** What a module holds of somebody: its lists by name. */
export type PersonalData = Record<string, Batches>

/** `by`: what tells one of these rows from the others, as its index has it. `columns`: all that are not computed. */
type Params = { where: SQL | undefined; by: readonly string[]; columns?: Record<string, PgColumn> }

export const batchRows = 500

/** All rows of a table for which `where` holds, in the order of `by`; each stretch is a statement of its own. */
export async function* readInBatches(db: Db, table: PgTable, { where, by, columns }: Params): Batches {
  const shown = columns ?? writtenColumns(table)
  const keys = by.map((name) => getKey(shown, name))
  let last: Row | undefined
  do {
    const rows: Row[] = await db
      .select(shown)
      .from(table)
      .where(and(where, last && isBehind(keys, by, last)))
      .orderBy(...keys.map((key) => asc(key)))
      .limit(batchRows)
    yield rows
    last = rows.length === batchRows ? rows.at(-1) : undefined
  } while (last)
}

const writtenColumns = (table: PgTable): Record<string, PgColumn> =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated))

function getKey(columns: Record<string, PgColumn>, name: string): PgColumn {
  const column = columns[name]
  if (!column) throw new Error(`no column to go on by: ${name}`)
  return column
}

const isBehind = (keys: readonly PgColumn[], by: readonly string[], last: Row): SQL =>
  sql`(${list(keys)}) > (${list(by.map((name) => sql`${last[name]}`))})`

const list = (parts: readonly (PgColumn | SQL)[]): SQL =>
  sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )

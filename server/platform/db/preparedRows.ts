import { Column, type DriverValueDecoder, is, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgTimestamp } from 'drizzle-orm/pg-core'
import type { Db } from './index.ts'
import { prepared, preparedSql } from './prepared.ts'

/** A select of drizzle whose rows are `Row`. */
type Select<Row> = {
  _: { readonly result: Row[] }
  as(alias: string): { _: { sql: SQL; selectedFields: Record<string, unknown> } }
}

type Statement<Row> = { execute(values: Record<string, unknown>): Promise<Row[]> }

/** A row of a statement of `preparedRows`: `RowOf<typeof shownPosts>`. */
export type RowOf<Prepared> = Prepared extends (db: Db) => Statement<infer Row> ? Row : never

/**
 * As `prepared`, for a select of many columns: PostgreSQL writes all rows as one JSON text, because pg and drizzle take
 * three times as long for a row by its columns. Instants of tables are dates; columns that JSON has no type for (bytes,
 * numerics, integers as bigint) and groups of columns throw when the statement is built.
 */
export function preparedRows<Row extends Record<string, unknown>>(
  name: string,
  build: (db: Db) => Select<Row>,
): (db: Db) => Statement<Row> {
  return prepared((db) => {
    const { rows, read } = asJson(build(db))
    const statement = preparedSql<{ rows: Row[] }>(name, sql`select ${rows} as rows`)(db)
    return {
      async execute(values) {
        const [found] = (await statement.execute(values)).rows
        return found ? read(found.rows) : []
      },
    }
  })
}

type Decoder = DriverValueDecoder<unknown, unknown>

/** How columns of `preparedRows` are read that are SQL of their own. */
const decoders = new WeakMap<SQL, Decoder>()

/** As drizzle's `mapWith`, also for `preparedRows`: reads what PostgreSQL writes for a column as JSON. */
export function readWith<Value, Read>(column: SQL, mapFromDriverValue: (value: Value) => Read): SQL<Read> {
  decoders.set(column, { mapFromDriverValue })
  return column.mapWith(mapFromDriverValue)
}

/** The rows of a select as a column of another one, with the same types as those of `preparedRows`. */
export function rowsColumn<Row extends Record<string, unknown>>(select: Select<Row>): SQL<Row[]> {
  const { rows, read } = asJson(select)
  return readWith(rows, read)
}

/**
 * Selects an instant for `preparedRows` as the ISO text that responses have; null where it is, which `Text` says. A date that
 * is only written again takes Node twenty times as long.
 */
export function isoText<Text extends string | null = string>(instant: SQLWrapper): SQL<Text> {
  const text = sql<Text>`${instant}`
  decoders.set(text, { mapFromDriverValue: toIso })
  return text
}

/** SQL of the rows as one JSON text, and what turns the parsed one into rows. */
function asJson<Row extends Record<string, unknown>>(select: Select<Row>) {
  const { sql: query, selectedFields: fields } = select.as('rows')._
  const names = Object.keys(fields)
  for (const name of names) checkField(name, fields[name])
  const decoded = names.flatMap((name) => {
    const decoder = getDecoder(fields[name])
    return decoder ? [{ name, decoder }] : []
  })
  const columns = sql.join(names.map(sql.identifier), sql`, `)
  const rows = sql`(select coalesce(json_agg(rows), '[]') from (${query}) as rows (${columns}))`
  const read = (found: Row[]): Row[] => {
    for (const row of found) decode(row, decoded)
    return found
  }
  return { rows, read }
}

function checkField(name: string, field: unknown): void {
  const isWritten = is(field, SQL.Aliased) || (is(field, Column) && !isUnwritten(field))
  if (!isWritten) throw new Error(`${name} cannot be read as JSON`)
}

const isUnwritten = (column: Column): boolean =>
  column.dataType === 'bigint' || column.dataType === 'buffer' || column.columnType.startsWith('PgNumeric')

/** JSON has no dates; other columns come as they are. */
function getDecoder(field: unknown): Decoder | undefined {
  if (is(field, PgTimestamp)) return field
  return is(field, SQL.Aliased) ? decoders.get(field.sql) : undefined
}

function decode(row: Record<string, unknown>, decoded: readonly { name: string; decoder: Decoder }[]): void {
  for (const { name, decoder } of decoded) {
    const value = row[name]
    if (value !== null) row[name] = decoder.mapFromDriverValue(value)
  }
}

/** An instant in the JSON of PostgreSQL as responses have it: `2026-11-30T12:00:00.123456+00:00` -> `2026-11-30T12:00:00.123Z` */
export function toIso(text: string): string {
  // Of a session in another time zone.
  if (!text.endsWith('+00:00')) return new Date(text).toISOString()
  const milliseconds = text.slice('2026-11-30T12:00:00.'.length, -'+00:00'.length).slice(0, 3)
  return `${text.slice(0, '2026-11-30T12:00:00'.length)}.${milliseconds.padEnd(3, '0')}Z`
}

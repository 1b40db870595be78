import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { v7 } from 'uuid'

const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Creates a UUIDv7, which sorts by time; `at` is the time to sort by when it is not now. */
export const newId = (at?: Date): string => (at ? v7({ msecs: at.getTime() }) : v7())

/** Below every id: the start of a list in the order of ids. */
export const lowestId = '00000000-0000-0000-0000-000000000000'

/** Above every id. */
export const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export const isId = (text: unknown): text is string => typeof text === 'string' && shape.test(text)

/**
 * Selects the rows of a prepared statement with the ids of the placeholder `ids`. PostgreSQL plans it once: of the array itself
 * it would know the length, expect fewer rows of a short one than of any, and plan each call again.
 */
export const isAmong = (id: SQLWrapper): SQL =>
  sql`${id} = any(array(select unnest(${sql.placeholder('ids')}::uuid[])))`

/** Returns the rows with these ids, in the order of the ids. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

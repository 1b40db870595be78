import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** An object with an id and its place in stored JSON; an empty path is the whole value. */
export type StoredObject = { path: readonly string[]; object: { id: string } }

const idAt = (column: SQLWrapper, { path }: StoredObject): SQL =>
  sql`${column} #>> ${sql.param([...path, 'id'])}::text[]`

/** Whether the object of that id stands in that place. */
export const hasObject = (column: SQLWrapper, stored: StoredObject): SQL =>
  sql`${idAt(column, stored)} = ${stored.object.id}`

/** The JSON with this object in its place. */
export function withObject(column: SQLWrapper, { path, object }: StoredObject): SQL {
  const json = sql`${JSON.stringify(object)}::jsonb`
  return path.length === 0 ? json : sql`jsonb_set(${column}, ${sql.param([...path])}::text[], ${json})`
}

import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'

/**
 * Removes one of these names (an account's id, a file's name) from waiting jobs: deletes jobs whose payload is about it,
 * and takes it out of lists in others. Jobs that are running are not changed.
 */
export async function removeJobsAbout(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const list = JSON.stringify(names)
  await db.execute(sql`
    delete from graphile_worker._private_jobs where locked_at is null and exists (
      select 1 from jsonb_each(payload::jsonb) field (name, value)
      where jsonb_typeof(field.value) = 'string' and ${list}::jsonb @> field.value)`)
  await db.execute(sql`
    update graphile_worker._private_jobs set payload = (
      select jsonb_object_agg(field.name, case jsonb_typeof(field.value)
        when 'array' then field.value - array(select jsonb_array_elements_text(${list}::jsonb)) else field.value end)
      from jsonb_each(payload::jsonb) field (name, value))::json
    where locked_at is null and exists (
      select 1 from jsonb_each(payload::jsonb) field (name, value),
        jsonb_array_elements_text(${list}::jsonb) named (one)
      where jsonb_typeof(field.value) = 'array' and field.value ? named.one)`)
}

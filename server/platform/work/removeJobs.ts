import { sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'

/**
 * Takes waiting jobs along that name one of these (a person's id, a file's name): those that are about it go, of those
 * that list several only the one is taken out. What is being done at this moment is left to its end.
 */
export async function removeJobsAbout(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const these = JSON.stringify(names)
  await db.execute(sql`
    delete from graphile_worker._private_jobs where locked_at is null and exists (
      select 1 from jsonb_each(payload::jsonb) field (name, value)
      where jsonb_typeof(field.value) = 'string' and ${these}::jsonb @> field.value)`)
  await db.execute(sql`
    update graphile_worker._private_jobs set payload = (
      select jsonb_object_agg(field.name, case jsonb_typeof(field.value)
        when 'array' then field.value - array(select jsonb_array_elements_text(${these}::jsonb)) else field.value end)
      from jsonb_each(payload::jsonb) field (name, value))::json
    where locked_at is null and exists (
      select 1 from jsonb_each(payload::jsonb) field (name, value),
        jsonb_array_elements_text(${these}::jsonb) named (one)
      where jsonb_typeof(field.value) = 'array' and field.value ? named.one)`)
}

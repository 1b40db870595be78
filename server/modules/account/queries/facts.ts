import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { preparedSql } from '#server/platform/db/prepared.ts'
import { accounts } from '../tables.ts'
import type { AccountRow } from './accounts.ts'

/** What of a volunteer the requirements of offers are compared with, as a column of another module's query. */
export type StoredFacts = Pick<
  AccountRow,
  'id' | 'name' | 'age' | 'about' | 'categories' | 'workShift' | 'language' | 'country' | 'state' | 'city'
> & { validated: boolean }

/** The facts of the volunteer with this id, for a query of another module; null for an organisation and an unknown id. */
export const factsOf = (id: SQLWrapper): SQL<StoredFacts | null> => sql<StoredFacts | null>`(
  select json_build_object('id', facts.id, 'name', facts.name, 'age', facts.age, 'about', facts.about,
    'categories', facts.categories, 'workShift', facts.work_shift, 'language', facts.language,
    'country', facts.country, 'state', facts.state, 'city', facts.city, 'validated', facts.validated_at is not null)
  from ${accounts} facts where facts.id = ${id} and not facts.provider)`

const byId = preparedSql<{ facts: StoredFacts | null }>(
  'account_facts',
  sql`select ${factsOf(sql`${sql.placeholder('id')}::uuid`)} as facts`,
)

export async function findFacts(db: Db, id: string): Promise<StoredFacts | null> {
  const { rows } = await byId(db).execute({ id })
  return rows[0]?.facts ?? null
}

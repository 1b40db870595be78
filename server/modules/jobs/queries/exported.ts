import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { applications, type StoredQuestion } from '../tables.ts'
import { type ShownApplication, shownWhere } from './applications.ts'

/** More than anybody reads; beyond it an offer has other troubles. */
const mostApplications = 100_000
const mostQuestions = 200

type Of = { jobId: string; hidden: readonly string[] }

const ofOffer = ({ jobId, hidden }: Of) =>
  and(eq(applications.jobId, jobId), sql`${applications.volunteerId} <> all(${sql.param(hidden)}::uuid[])`)

/** Which applications an offer has, the oldest first; without those of `hidden` people. */
export async function findApplicationIds(db: Db, of: Of): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(ofOffer(of))
    .orderBy(asc(applications.createdAt), asc(applications.id))
    .limit(mostApplications)
  return rows.map(({ id }) => id)
}

/** These applications in their order; those that were withdrawn meanwhile are left out. */
export async function findApplicationsById(db: Db, ids: readonly string[]): Promise<ShownApplication[]> {
  const rows = await shownWhere(db, inArray(applications.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Every question that somebody answered, as the first of them was asked it, in the order in which they came up. */
export async function findAskedQuestions(db: Db, of: Of): Promise<StoredQuestion[]> {
  const { rows } = await db.execute<StoredQuestion>(sql`
    select id, question from (
      select distinct on (answer ->> 'question_id') answer ->> 'question_id' as id, answer ->> 'question' as question,
        created_at, place
      from ${applications}, jsonb_array_elements(answers) with ordinality as given (answer, place)
      where ${ofOffer(of)}
      order by answer ->> 'question_id', created_at
    ) asked
    order by created_at, place limit ${mostQuestions}`)
  return rows
}

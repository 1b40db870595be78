import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { inOrder } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { applications, type StoredQuestion } from '../tables.ts'
import { type ShownApplication, shownWhere } from './applications.ts'

/** Bounds the export far above what an offer gets. */
const maxApplications = 100_000
const maxQuestions = 200

type Params = { jobId: string; hidden: readonly string[] }

const ofOffer = ({ jobId, hidden }: Params) =>
  and(eq(applications.jobId, jobId), sql`${applications.volunteerId} <> all(${sql.param(hidden)}::uuid[])`)

/** Returns the ids of an offer's applications, oldest first, without those of `hidden` volunteers. */
export async function findApplicationIds(db: Db, params: Params): Promise<string[]> {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(ofOffer(params))
    .orderBy(asc(applications.createdAt), asc(applications.id))
    .limit(maxApplications)
  return rows.map(({ id }) => id)
}

/** Returns these applications in the order of `ids`, without those withdrawn meanwhile. */
export async function findApplicationsById(db: Db, ids: readonly string[]): Promise<ShownApplication[]> {
  const rows = await shownWhere(db, inArray(applications.id, [...ids]))
  return inOrder(ids, rows)
}

/** Returns each answered question in its earliest wording, in the order of first appearance. */
export async function findAskedQuestions(db: Db, params: Params): Promise<StoredQuestion[]> {
  const { rows } = await db.execute<StoredQuestion>(sql`
    select id, question from (
      select distinct on (answer ->> 'question_id') answer ->> 'question_id' as id, answer ->> 'question' as question,
        created_at, place
      from ${applications}, jsonb_array_elements(answers) with ordinality as given (answer, place)
      where ${ofOffer(params)}
      order by answer ->> 'question_id', created_at
    ) asked
    order by created_at, place limit ${maxQuestions}`)
  return rows
}

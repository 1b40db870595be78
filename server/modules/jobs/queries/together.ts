import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { applications, jobs, volunteerings } from '../tables.ts'

/** Whether one account is an organisation and the other applied there or has served there. */
export async function workTogether(db: Db, accountId: string, otherId: string): Promise<boolean> {
  const pairs = [
    [accountId, otherId],
    [otherId, accountId],
  ].map(
    ([organisation, volunteer]) => sql`
    exists (select 1 from ${volunteerings} where organisation_id = ${organisation} and volunteer_id = ${volunteer})
    or exists (select 1 from ${applications} a join ${jobs} j on j.id = a.job_id
      where a.volunteer_id = ${volunteer} and j.owner_id = ${organisation})`,
  )
  const { rows } = await db.execute<{ together: boolean }>(
    sql`select (${sql.join(pairs, sql` or `)}) as together`,
  )
  return rows[0]?.together ?? false
}

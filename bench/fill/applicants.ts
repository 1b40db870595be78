import type pg from 'pg'
import { size } from '../size.ts'
import { fillSessions, getId } from './town.ts'

/** Gives this offer many applicants who wait, room for all of them, and its owner a session. */
export async function fillApplicants(client: pg.Client, offer: number): Promise<void> {
  const id = getId('job', String(offer))
  await client.query(`delete from applications where job_id = ${id}`)
  await client.query(
    `update jobs set vacancies = null, status = 'published', closes_at = now() + interval '30 days' where id = ${id}`,
  )
  await client.query(
    `insert into applications (id, job_id, volunteer_id, answers, status, created_at)
     select ${getId('applicant', 'i')}, ${id}, ${getId('account', `(${size.organisations} + i)`)},
       jsonb_build_array(jsonb_build_object('question_id', ${getId('question', String(offer))}, 'question', 'Why this?',
         'answer', 'Because I have the time and like the people.')),
       'pending', now() - i * interval '3 minutes'
     from generate_series(0, $1::int - 1) i`,
    [size.applicantsOfOne],
  )
  await fillSessions(client, offer, offer + 1)
  await client.query('vacuum analyze applications')
}

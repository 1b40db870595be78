import type pg from 'pg'
import { limits } from '#contracts/limits.ts'
import { size } from '../size.ts'
import { fillSessions, getId } from './town.ts'

/** One of so many applicants is on the waiting list. */
const waitingShare = 10
const waiting = Math.floor(size.applicantsOfOne / waitingShare)

/** Gives this offer many applicants, places for as many as one call may accept, a waiting list, and its owner a session. */
export async function fillApplicants(client: pg.Client, offer: number): Promise<void> {
  const id = getId('job', String(offer))
  await client.query(`delete from applications where job_id = ${id}`)
  await client.query(
    `update jobs set vacancies = $1, status = 'published', closes_at = now() + interval '30 days' where id = ${id}`,
    [limits.applicantsAtOnce],
  )
  await client.query(
    `insert into applications (id, job_id, volunteer_id, answers, status, created_at)
     select ${getId('applicant', 'i')}, ${id}, ${getId('account', `(${size.organisations} + i)`)},
       jsonb_build_array(jsonb_build_object('question_id', ${getId('question', String(offer))}, 'question', 'Why this?',
         'answer', 'Because I have the time and like the people.')),
       case when i < $1::int - $2::int then 'pending' else 'waitlisted' end, now() - i * interval '3 minutes'
     from generate_series(0, $1::int - 1) i`,
    [size.applicantsOfOne, waiting],
  )
  await fillSessions(client, offer, offer + 1)
  await client.query('vacuum analyze applications')
}

/** Holds a place for each on the waiting list beside the others, so that decisions neither free a place for it nor lack one. */
export async function holdPlaces(client: pg.Client, offer: number): Promise<void> {
  const id = getId('job', String(offer))
  await client.query(
    `update applications set place_offered_until = now() + interval '2 days'
     where job_id = ${id} and status = 'waitlisted'`,
  )
  await client.query(`update jobs set vacancies = $1 where id = ${id}`, [limits.applicantsAtOnce + waiting])
}

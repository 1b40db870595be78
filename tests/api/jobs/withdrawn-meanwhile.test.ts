import { beforeEach, describe, expect, it } from 'vitest'
import { type Application, buildApplication, buildJob, type Job } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import type { CallerResponse } from '../setup/caller.ts'
import { openTestApp } from '../setup/testApp.ts'
import { until } from '../setup/until.ts'

const testApp = openTestApp()
let huerto: Person
let lucia: Person
let mateo: Person
let job: Job
let ofLucia: Application
let ofMateo: Application

beforeEach(async () => {
  huerto = await buildOrganisation()
  lucia = await buildVolunteer()
  mateo = await buildVolunteer()
  job = await buildJob(huerto)
  ofLucia = await buildApplication(job, lucia)
  ofMateo = await buildApplication(job, mateo)
})

const query = async (text: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(text, values)).rows

/** Makes the call while a row is being deleted: it has begun, and goes on once the row is gone. */
async function whileDeleting(
  table: 'applications' | 'jobs',
  id: string,
  call: () => Promise<CallerResponse>,
): Promise<CallerResponse> {
  const client = await testApp.platform.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(`delete from ${table} where id = $1`, [id])
    const answer = call()
    await until(async () => {
      const [{ waiting }] = await query(
        "select count(*)::int as waiting from pg_locks where not granted and locktype in ('transactionid', 'tuple')",
      )
      return waiting > 0
    })
    await client.query('commit')
    return await answer
  } finally {
    client.release()
  }
}

const whileLuciaWithdraws = (call: () => Promise<CallerResponse>) =>
  whileDeleting('applications', ofLucia.id, call)
const both = () => ({ job_id: job.id, ids: [ofLucia.id, ofMateo.id] })

describe('an application that is withdrawn at that moment', () => {
  it('A message to several applicants reaches the others', async () => {
    const { status, body } = await whileLuciaWithdraws(() =>
      testApp
        .as(huerto)
        .post('/api/jobs/job/application/message', { ...both(), message: 'Come on Saturday.' }),
    )
    expect([status, body]).toEqual([202, { sent: 1 }])
  })

  it('The others are put on the shortlist', async () => {
    const { status } = await whileLuciaWithdraws(() =>
      testApp.as(huerto).put('/api/jobs/job/application/shortlist', { ...both(), shortlisted: true }),
    )
    expect(status).toBe(204)
    const noted = 'select application_id as id from applicant_notes where shortlisted and owner_id = $1'
    expect(await query(noted, [huerto.id])).toEqual([{ id: ofMateo.id }])
  })

  it('A note about it is not found', async () => {
    const { status } = await whileLuciaWithdraws(() =>
      testApp.as(huerto).put(`/api/jobs/job/application/${ofLucia.id}/note`, { note: 'Kind.' }),
    )
    expect(status).toBe(404)
  })
})

describe('an offer that is deleted at that moment', () => {
  it('It cannot be saved, and its view counts no more', async () => {
    const { status } = await whileDeleting('jobs', job.id, () =>
      testApp.as(lucia).post(`/api/jobs/jobs/${job.id}/favorite`),
    )
    expect(status).toBe(404)
    const other = await buildJob(huerto)
    const viewed = await whileDeleting('jobs', other.id, () =>
      testApp.as(lucia).post(`/api/jobs/jobs/${other.id}/view`, {}),
    )
    expect(viewed.status).toBe(204)
  })
})

import { beforeAll, expect, inject, it } from 'vitest'
import { answersFor, buildJob, type Job } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { recordAllStatements } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let lucia: Person
let job: Job
beforeAll(async () => {
  lucia = await buildVolunteer()
  job = await buildJob(await buildOrganisation())
  // The first call caches the session.
  await testApp.as(lucia).get('/api/notifications/notify')
})

const names = ['job_locked_to_share', 'job_to_apply', 'save_applic_conver_notifi_mails_events_notice_jobs']

it('An application is saved with notification, email, message, events and jobs by one statement, and all are prepared', async () => {
  const statements = await recordAllStatements(async () => {
    const sent = await testApp
      .as(lucia)
      .post('/api/jobs/job/apply', { job_id: job.id, answers: answersFor(job) })
    expect(sent.status).toBe(201)
  })
  const between = statements.filter(({ text }) => text !== 'begin' && text !== 'commit')
  expect(between).toHaveLength(names.length)
  // Behind a pooler no statement has a name.
  if (inject('poolerUrl')) return
  expect(between.map(({ name }) => name)).toEqual(names)
})

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

const names = [
  'job_locked_to_share',
  'job_shown',
  'application_insert',
  'notification_save',
  'mail_insert',
  'conversation_start',
  'live_insert_events',
  'pg_notify',
  'work_add_jobs',
]

it('An application is saved with notification, email, message and events by few statements, each of them prepared', async () => {
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
  const sent = between.map(({ name }) => name ?? '')
  // The email is sent beside the message, whichever is written first.
  const isMail = (name: string) => name === 'mail_insert'
  expect(sent.filter((name) => !isMail(name))).toEqual(names.filter((name) => !isMail(name)))
  const at = sent.indexOf('mail_insert')
  expect(at).toBeGreaterThan(sent.indexOf('notification_save'))
  expect(at).toBeLessThan(sent.indexOf('live_insert_events'))
})

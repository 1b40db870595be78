import { expect, it } from 'vitest'
import { buildApplication, buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ MAIL_UNDO_SECONDS: '0' })

it('A refusal without time to undo is final and sends its email at once', async () => {
  const [huerto, lucia] = [await buildOrganisation(), await buildVolunteer({ language: 'en' })]
  const job = await buildJob(huerto, { title: 'Refuse me' })
  const { id } = await buildApplication(job, lucia)
  const decide = (status: string) => testApp.as(huerto).put(`/api/jobs/job/application/${id}`, { status })
  expect((await decide('refused')).body).toMatchObject({ status: 'refused', undoUntil: null })
  expect((await testApp.as(lucia).get(`/api/jobs/job/application/${id}`)).body.status).toBe('refused')
  await testApp.work()
  expect(testApp.mails.filter(({ to }) => to === lucia.email).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Refuse me'),
  ])
  expect((await decide('pending')).status).toBe(409)
})

import { expect, it } from 'vitest'
import type { JobDays } from '#contracts/jobs.ts'
import { buildApplication, buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ TIME_ZONE: 'Europe/Madrid' })

it('An organisation sees what happened around its offer by day, and the days add up to its counts', async () => {
  const { pool } = testApp.platform.database
  const office = await buildOrganisation()
  const job = await buildJob(office)
  await pool.query("update jobs set created_at = '2026-03-01T10:00Z' where id = $1", [job.id])
  // Half past eleven in the evening in UTC is the next day in Madrid.
  const applied = await buildApplication(job, await buildVolunteer(), {
    createdAt: new Date('2026-03-04T23:30:00Z'),
  })
  await buildApplication(job, await buildVolunteer(), { createdAt: new Date('2026-03-05T12:00:00Z') })
  await pool.query(
    "update applications set status = 'accepted', decided_at = '2026-03-07T09:00Z' where id = $1",
    [applied.id],
  )
  await pool.query(
    `insert into job_views (job_id, viewer, day, source)
     values ($1, $2, $3, null), ($1, $4, $3, 'mail'), ($1, $2, $5, 'mail')`,
    [job.id, 'someone', '2026-03-02', 'another', '2026-03-05'],
  )
  await pool.query(
    "insert into favorites (volunteer_id, job_id, created_at) values ($1, $2, '2026-03-02T08:00Z')",
    [(await buildVolunteer()).id, job.id],
  )

  const { body, status } = await testApp.as(office).get(`/api/jobs/jobs/${job.id}/days`)
  expect(status).toBe(200)
  const { from, days, sources } = body as JobDays
  expect(sources).toEqual([
    { source: 'mail', views: 2 },
    { source: null, views: 1 },
  ])
  expect(from).toBe('2026-03-01')
  expect(days).toEqual([
    { day: '2026-03-02', views: 2, favorites: 1, applications: 0, accepted: 0 },
    { day: '2026-03-05', views: 1, favorites: 0, applications: 2, accepted: 0 },
    { day: '2026-03-07', views: 0, favorites: 0, applications: 0, accepted: 1 },
  ])
  const { counts } = (await testApp.as(office).get(`/api/jobs/job/${job.id}`)).body
  for (const name of ['views', 'favorites', 'applications', 'accepted'] as const)
    expect(days.reduce((sum, day) => sum + day[name], 0)).toBe(counts[name])
})

it('What happened more than two years ago counts as of the first day that is told apart', async () => {
  const office = await buildOrganisation()
  const job = await buildJob(office)
  const { pool } = testApp.platform.database
  await pool.query("update jobs set created_at = '2020-01-01' where id = $1", [job.id])
  await pool.query(
    "insert into job_views (job_id, viewer, day) values ($1, 'a', '2020-02-01'), ($1, 'b', '2020-03-01')",
    [job.id],
  )
  const { from, to, days } = (await testApp.as(office).get(`/api/jobs/jobs/${job.id}/days`)).body as JobDays
  expect(Number(to.slice(0, 4)) - Number(from.slice(0, 4))).toBe(2)
  expect(days).toEqual([{ day: from, views: 2, favorites: 0, applications: 0, accepted: 0 }])
})

it('Nobody else sees the days of an offer', async () => {
  const job = await buildJob(await buildOrganisation())
  const at = `/api/jobs/jobs/${job.id}/days`
  expect((await testApp.guest.get(at)).status).toBe(401)
  expect((await testApp.as(await buildVolunteer()).get(at)).status).toBe(403)
  expect((await testApp.as(await buildOrganisation()).get(at)).status).toBe(403)
})

it('A view counts by how its reader came to the offer first that day, and without a word about it as unknown', async () => {
  const office = await buildOrganisation()
  const job = await buildJob(office)
  const [ana, lucia] = [await buildVolunteer(), await buildVolunteer()]
  const view = (person: Parameters<typeof testApp.as>[0], body?: object) =>
    testApp.as(person).post(`/api/jobs/jobs/${job.id}/view`, body)
  expect((await view(ana, { source: 'search' })).status).toBe(204)
  expect((await view(ana, { source: 'mail' })).status).toBe(204)
  expect((await view(lucia)).status).toBe(204)
  const wrong = await view(lucia, { source: 'https://elsewhere.example' })
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['source']])
  const { body } = await testApp.as(office).get(`/api/jobs/jobs/${job.id}/days`)
  expect(body.sources).toEqual([
    { source: 'search', views: 1 },
    { source: null, views: 1 },
  ])
  const { counts } = (await testApp.as(office).get(`/api/jobs/job/${job.id}`)).body
  expect(counts.views).toBe(2)
})

it('The days, the list of offers, the applicants and their file count the same people', async () => {
  const office = await buildOrganisation()
  const job = await buildJob(office, { vacancies: 1 })
  const [first, listed, blocked] = [await buildVolunteer(), await buildVolunteer(), await buildVolunteer()]
  await buildApplication(job, first, { status: 'accepted', decidedAt: new Date() })
  await buildApplication(job, listed, { status: 'waitlisted' })
  await buildApplication(job, blocked)
  const readCounts = async () => {
    const { days } = (await testApp.as(office).get(`/api/jobs/jobs/${job.id}/days`)).body as JobDays
    const offers = (await testApp.as(office).get('/api/jobs/jobs?mine=true')).body
    const applicants = (await testApp.as(office).post('/api/jobs/job/application', { job_id: job.id })).body
    const file = (await testApp.as(office).get(`/api/jobs/jobs/${job.id}/applications.csv`)).body
    return {
      days: days.reduce((sum, day) => sum + day.applications, 0),
      offers: offers.data.find(({ id }: { id: string }) => id === job.id).counts.applications,
      applicants: applicants.counts.all,
      file: String(file).trim().split('\n').length - 1,
    }
  }
  expect(await readCounts()).toEqual({ days: 3, offers: 3, applicants: 3, file: 3 })
  await testApp.as(office).post(`/api/moderation/block/${blocked.id}`)
  expect(await readCounts()).toEqual({ days: 2, offers: 2, applicants: 2, file: 2 })
})

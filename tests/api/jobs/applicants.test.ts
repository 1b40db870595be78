import { beforeAll, expect, it } from 'vitest'
import type { Applicant } from '#contracts/applications.ts'
import { ratings } from '#server/modules/ratings/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildApplication, buildJob, type Job } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const minute = 60_000

let huerto: Person
let people: Record<'lucia' | 'bruno' | 'noor' | 'ines', Person>
let job: Job

/** Three cities, since loading those of the world takes long. */
async function addCities() {
  const { pool } = testApp.platform.database
  await pool.query(`insert into cities (id, name, country, state, lat, lng, population) values
    (1, 'Valencia', 'ES', 'Valencia', 39.47, -0.376, 792492), (2, 'Alzira', 'ES', 'Valencia', 39.15, -0.435, 44255),
    (3, 'Lisboa', 'PT', 'Lisboa', 38.725, -9.15, 517802)`)
  await pool.query(`insert into city_names (plain, city_id, is_whole, country, population)
    select brota_place(name), id, true, country, population from cities`)
}

beforeAll(async () => {
  await addCities()
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  const valencia = { country: 'ES', state: 'Valencia', city: 'Valencia' }
  people = {
    lucia: await buildVolunteer({
      ...{ name: 'Lucía Ferrer', ...valencia, age: 34, language: 'en' },
      ...{ categories: ['sports'], workShift: ['sun-n'] },
    }),
    bruno: await buildVolunteer({
      ...{ name: 'Bruno Sá', country: 'PT', city: 'Lisboa', age: 17, language: 'br' },
      ...{ categories: ['environment', 'education'], workShift: ['sat-m', 'mon-a'] },
    }),
    noor: await buildVolunteer({
      ...{ name: 'Noor El-Amin', country: 'ES', state: 'Valencia', city: 'Alzira', age: 70, language: 'es' },
      ...{ categories: ['environment', 'entrepreneurship'], workShift: ['sat-m'] },
    }),
    ines: await buildVolunteer({ name: 'Inés Vidal', ...valencia, workShift: ['no-time'] }),
  }
  // A Saturday.
  job = await buildJob(huerto, { minimumAge: 16, type: 'on-time-face-to-face', startDate: '2027-05-08' })
  const now = testApp.platform.clock.now().getTime()
  const at = (minutes: number) => ({ createdAt: new Date(now - minutes * minute) })
  await buildApplication(job, people.ines, { ...at(50), status: 'accepted' })
  await buildApplication(job, people.lucia, at(40))
  await buildApplication(job, people.bruno, at(30))
  await buildApplication(job, people.noor, at(20))
  // Lucía helped in another offer and rated the organisation.
  const before = await buildApplication(await buildJob(huerto), people.lucia)
  await testApp.as(huerto).put(`/api/jobs/job/application/${before.id}`, { status: 'accepted' })
  await testApp.platform.database.db
    .insert(ratings)
    .values({ id: newId(), organisationId: huerto.id, authorId: people.lucia.id, rate: 4 })
})

const list = (body: object = {}) =>
  testApp.as(huerto).post('/api/jobs/job/application', { job_id: job.id, ...body })
const names = async (body: object) =>
  (await list(body)).body.data.map(({ user }: Applicant) => user.name.split(' ')[0])

it('Those who wait come first, the longest waiting before the others, and each tab has its count', async () => {
  const { body } = await list()
  expect(body.data.map(({ user }: Applicant) => user.name)).toEqual([
    ...['Lucía Ferrer', 'Bruno Sá', 'Noor El-Amin'],
    'Inés Vidal',
  ])
  expect(body.counts).toEqual({ all: 4, shortlisted: 0, pending: 3, accepted: 1, refused: 0, waitlisted: 0 })
  expect(body.meta).toMatchObject({ total: 4, isLastPage: true })
  const accepted = (await list({ status: 'accepted' })).body
  expect([accepted.data.length, accepted.meta.total, accepted.counts.all]).toEqual([1, 1, 4])
})

it('Applicants are sorted by date, name and fit', async () => {
  expect(await names({ sort: 'newest' })).toEqual(['Noor', 'Bruno', 'Lucía', 'Inés'])
  expect(await names({ sort: 'name' })).toEqual(['Bruno', 'Lucía', 'Noor', 'Inés'])
  // Noor is near, free on Saturdays and likes what the offer is about; Lucía is near and known.
  expect(await names({ sort: 'fit' })).toEqual(['Noor', 'Lucía', 'Bruno', 'Inés'])
  expect(await names({ sort: 'fit', page: 2, limit: 3 })).toEqual(['Inés'])
})

it('Applicants are found by name, times, language, distance and experience, and the counts follow', async () => {
  expect(await names({ query: 'luci' })).toEqual(['Lucía'])
  expect(await names({ query: 'amin noor' })).toEqual(['Noor'])
  expect(await names({ query: '%' })).toHaveLength(4)
  expect(await names({ work_shift: 'sat-m,sat-a' })).toEqual(['Bruno', 'Noor'])
  expect(await names({ language: 'br' })).toEqual(['Bruno'])
  expect(await names({ km: 50 })).toEqual(['Lucía', 'Noor', 'Inés'])
  expect(await names({ km: 10 })).toEqual(['Lucía', 'Inés'])
  expect(await names({ served: true })).toEqual(['Lucía'])
  expect((await list({ km: 10 })).body.counts).toEqual({
    all: 2,
    shortlisted: 0,
    pending: 1,
    accepted: 1,
    refused: 0,
    waitlisted: 0,
  })
  for (const wrong of [{ sort: 'age' }, { km: 0 }, { work_shift: 'never' }, { language: 'xx' }])
    expect((await list(wrong)).status).toBe(400)
})

it('Each applicant comes with interests, times, distance, age group, language and past with the organisation', async () => {
  const { data } = (await list()).body
  const [lucia, bruno, noor] = data.map(({ applicant }: Applicant) => applicant)
  expect(lucia).toEqual({
    ...{ interests: ['sports'], fittingInterests: [], availability: ['sun-n'], fittingSlots: [] },
    ...{ distanceKm: 0, ageGroup: '25-34', language: 'en', appliedBefore: 1, servedBefore: 1, rate: 4 },
    ...{ shortlisted: false, note: '' },
  })
  expect(bruno).toMatchObject({ fittingInterests: ['environment'], ageGroup: 'under-18', rate: null })
  expect(bruno.distanceKm).toBeGreaterThan(600)
  expect([noor.ageGroup, noor.distanceKm]).toEqual(['65-plus', 36])
  expect(data[0].answers).toMatchObject([{ answer: 'Because I can.' }])
})

it('Age groups are shown only where the offer asks for an age, and distances only where it has a place', async () => {
  const online = await buildJob(huerto, { type: 'online' })
  await buildApplication(online, people.lucia)
  const { body } = await testApp.as(huerto).post('/api/jobs/job/application', { job_id: online.id })
  expect(body.data[0].applicant).toMatchObject({ ageGroup: null, distanceKm: null, fittingSlots: [] })
  expect(body.data[0].applicant).not.toHaveProperty('age')
})

it('Blocked applicants are neither listed nor counted', async () => {
  const owner = await buildOrganisation()
  const own = await buildJob(owner)
  const [seen, blocked] = [await buildVolunteer(), await buildVolunteer()]
  await buildApplication(own, seen)
  await buildApplication(own, blocked)
  await testApp.as(owner).post(`/api/moderation/block/${blocked.id}`)
  const { body } = await testApp.as(owner).post('/api/jobs/job/application', { job_id: own.id, sort: 'fit' })
  expect(body.data.map(({ user }: Applicant) => user.id)).toEqual([seen.id])
  expect(body.counts.all).toBe(1)
})

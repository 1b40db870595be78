import { beforeAll, expect, it } from 'vitest'
import { buildApplication, buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

let huerto: Person
let lucia: Person
beforeAll(async () => {
  huerto = await buildOrganisation({ responseMinutes: 120 })
  lucia = await buildVolunteer()
  const statuses = ['pending', 'accepted', 'refused', 'waitlisted'] as const
  for (const status of statuses)
    await buildApplication(await buildJob(huerto, { title: status }), lucia, { status })
  // A decision that can still be undone is pending for its applicant.
  await buildApplication(await buildJob(huerto, { title: 'undoable' }), lucia, {
    status: 'refused',
    undoUntil: new Date(Date.now() + 60_000),
  })
})

const list = async (query = '') => (await testApp.as(lucia).get(`/api/jobs/jobs?applied=true${query}`)).body
const titles = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title).sort()

it('A volunteer’s applications are told apart by the state that they see, with counts', async () => {
  const all = await list()
  expect(all.data).toHaveLength(5)
  expect(all.applicationCounts).toEqual({ all: 5, pending: 2, accepted: 1, refused: 1, waitlisted: 1 })
  const pending = await list('&application=pending')
  expect([titles(pending), pending.meta.total]).toEqual([['pending', 'undoable'], 2])
  expect(titles(await list('&application=refused'))).toEqual(['refused'])
  expect(titles(await list('&application=waitlisted'))).toEqual(['waitlisted'])
  expect((await list('&application=accepted')).applicationCounts.all).toBe(5)
})

it('Each application says how long its organisation usually takes to answer', async () => {
  const { data } = await list('&application=accepted')
  expect(data[0].responseTime).toBe(120)
  const plain = await testApp.as(lucia).get('/api/jobs/jobs')
  expect(plain.body.data[0].responseTime).toBeUndefined()
})

it('The organisation and its applicant read what became of an application, and nobody else does', async () => {
  const job = await buildJob(huerto)
  const { id } = await buildApplication(job, lucia, {
    status: 'accepted',
    undoUntil: new Date(Date.now() + 60_000),
  })
  const other = await buildJob(huerto)
  const read = async (person: Person) => {
    const body = { user_id: lucia.id, jobs: [job.id, other.id, job.id, crypto.randomUUID()] }
    return (await testApp.as(person).post('/api/jobs/job/application/states', body)).body
  }
  const states = (status: string) => [
    { job_id: job.id, application: expect.objectContaining({ id, status }) },
    { job_id: other.id, application: null },
  ]
  expect(await read(huerto)).toEqual(states('accepted'))
  expect(await read(lucia)).toEqual(states('pending'))
  expect(await read(await buildVolunteer())).toEqual([])
  expect(await read(await buildOrganisation())).toEqual([])
  await testApp.as(lucia).delete(`/api/jobs/job/application/${id}`)
  expect((await read(huerto))[0]).toEqual({ job_id: job.id, application: null })
  await testApp.as(huerto).post(`/api/moderation/block/${lucia.id}`)
  expect([await read(lucia), await read(huerto)]).toEqual([[], []])
})

it('The states of a limited number of applications are read at once', async () => {
  const read = (count: number) =>
    testApp.as(lucia).post('/api/jobs/job/application/states', {
      user_id: lucia.id,
      jobs: Array.from({ length: count }, () => crypto.randomUUID()),
    })
  expect([(await read(50)).status, (await read(51)).body.fields]).toEqual([200, { jobs: 'too-many' }])
})

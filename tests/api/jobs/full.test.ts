import { beforeAll, describe, expect, it } from 'vitest'
import { buildApplication, buildJob, type Job, typedJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

let huerto: Person
let lucia: Person
const offers: Record<string, Job> = {}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** From the newest to the oldest; the two newest have no vacancies. */
beforeAll(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  lucia = await buildVolunteer({ age: 30 })
  const plans = [
    { name: 'one full', vacancies: 1, accepted: 1 },
    { name: 'two full', vacancies: 2, accepted: 2 },
    { name: 'one left', vacancies: 2, accepted: 1 },
    { name: 'no limit', vacancies: null, accepted: 3 },
  ]
  for (const [age, { name, vacancies, accepted }] of plans.entries()) {
    const at = minutesAgo(age + 1)
    const job = await buildJob(huerto, {
      title: `Garden ${name}`,
      vacancies,
      publishedAt: at,
      createdAt: at,
    })
    offers[name] = job
    for (let taken = 0; taken < accepted; taken++)
      await buildApplication(job, await buildVolunteer(), { status: 'accepted' })
    await buildApplication(job, await buildVolunteer(), { status: 'pending' })
  }
})

type Listed = { id: string; full: boolean; preview?: true }
const getName = (id: string) => Object.entries(offers).find(([, job]) => job.id === id)?.[0] ?? id
const shown = (data: Listed[]) => data.map(({ id, full }) => [getName(id), full])
const withVacancies = [
  ['one left', false],
  ['no limit', false],
]
const without = [
  ['one full', true],
  ['two full', true],
]

describe('a full offer', () => {
  it.each(['guest', 'volunteer'] as const)(
    'A full offer comes after open ones and says that it is full, for a %s',
    async (who) => {
      const caller = who === 'guest' ? testApp.guest : testApp.as(lucia)
      const below = [...withVacancies, ...without]
      const listed = await caller.get('/api/jobs/jobs')
      expect(shown(listed.body.data)).toEqual(below)
      expect(listed.body.meta.total).toBe(4)
      const ofOwner = await caller.get(`/api/jobs/jobs?owner=${huerto.id}&status=published`)
      expect(shown(ofOwner.body.data)).toEqual(below)
      for (const search of [{}, { query: 'garden' }, { sort: 'newest' }, { sort: 'deadline' }]) {
        const { body } = await caller.post('/api/jobs/jobs/search', search)
        expect(body.data.map(({ full }: Listed) => full)).toEqual([false, false, true, true])
      }
      const everywhere = await caller.post('/api/jobs/jobs/globalSearch', { search: 'garden' })
      expect(everywhere.body.data.map(({ full }: Listed) => full)).toEqual([false, false, true, true])
    },
  )

  it('A full offer comes after open ones across pages too', async () => {
    const page = async (number: number) =>
      shown((await testApp.guest.get(`/api/jobs/jobs?limit=1&page=${number}`)).body.data)
    expect([...(await page(1)), ...(await page(2)), ...(await page(3)), ...(await page(4))]).toEqual([
      ...withVacancies,
      ...without,
    ])
  })

  it('A full offer keeps its position among its owner’s offers and among favourites', async () => {
    const own = await testApp.as(huerto).get(`/api/jobs/jobs?owner=${huerto.id}`)
    expect(shown(own.body.data)).toEqual([...without, ...withVacancies])
    for (const name of ['no limit', 'one full'])
      await testApp.as(lucia).post(`/api/jobs/jobs/${offers[name]?.id}/favorite`)
    const stored = await testApp.as(lucia).get('/api/jobs/jobs?favorites=true')
    expect(shown(stored.body.data)).toEqual([
      ['one full', true],
      ['no limit', false],
    ])
  })

  it('A full offer has vacancies again once it has more places', async () => {
    const job = offers['one full']
    if (!job) throw new Error('no offer')
    expect((await testApp.guest.get(`/api/jobs/job/${job.id}`)).body.full).toBe(true)
    const wider = await typedJob(huerto, { vacancies: 2 })
    expect((await testApp.as(huerto).put(`/api/jobs/jobs/${job.id}`, wider)).status).toBe(200)
    expect((await testApp.guest.get(`/api/jobs/job/${job.id}`)).body.full).toBe(false)
  })
})

describe('the hours of an offer', () => {
  it('An offer’s hours are a visit’s or the total; older offers have the total', async () => {
    const before = await buildJob(huerto, { durationHours: 20 })
    const visits = await buildJob(huerto, { durationHours: 2, durationPer: 'visit' })
    const getPer = async ({ id }: Job) =>
      (await testApp.as(lucia).get(`/api/jobs/job/${id}`)).body.durationPer
    expect([await getPer(before), await getPer(visits)]).toEqual(['total', 'visit'])
    const { status, body } = await testApp.as(huerto).post('/api/jobs/jobs', {
      title: 'Two hours',
      durationHours: 2,
      durationPer: 'visit',
      status: 'draft',
    })
    expect([status, body.durationPer]).toEqual([201, 'visit'])
    const wrong = await testApp.as(huerto).post('/api/jobs/jobs', { title: 'x', durationPer: 'moon' })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['durationPer']])
  })
})

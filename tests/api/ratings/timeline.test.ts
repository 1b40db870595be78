import { beforeAll, expect, test } from 'vitest'
import { blocks } from '#server/modules/blocks/tables.ts'
import { volunteerings } from '#server/modules/jobs/tables.ts'
import { buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { findSequentialScans, recordStatements } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)

let huerto: Person
let lucia: Person
let mateo: Person
let reader: Person

const timeline = (person: Person, query = '') => `/api/account/user/${person.id}/timeline${query}`
const getKinds = (body: { data: { kind: string }[] }) => body.data.map(({ kind }) => kind)

beforeAll(async () => {
  huerto = await buildOrganisation({ createdAt: ago(90) })
  lucia = await buildVolunteer({ createdAt: ago(60) })
  mateo = await buildVolunteer({ name: 'Mateo Gil', createdAt: ago(3) })
  reader = await buildVolunteer()
  const open = await buildJob(huerto, { title: 'Planting day', publishedAt: ago(50) })
  const closed = await buildJob(huerto, { title: 'Compost', status: 'closed', publishedAt: ago(70) })
  await buildJob(huerto, { title: 'Secret', status: 'draft', publishedAt: null })
  const place = { organisationId: huerto.id, volunteerId: lucia.id }
  await testApp.platform.database.db.insert(volunteerings).values([
    { ...place, jobId: open.id, since: ago(40) },
    { ...place, jobId: closed.id, since: ago(55), endedAt: ago(10) },
  ])
  await testApp.as(lucia).post(`/api/account/ratings/${huerto.id}`, { rate: 5 })
})

test('A volunteer’s timeline is newest first, with the organisation of each offer', async () => {
  const { body } = await testApp.as(reader).get(timeline(lucia))
  expect(getKinds(body)).toEqual(['rated', 'accepted', 'accepted', 'joined'])
  expect(body.data[0]).toMatchObject({ id: huerto.id, name: huerto.name, rate: 5 })
  expect(body.data[1]).toMatchObject({
    name: 'Planting day',
    organisation: { id: huerto.id, name: huerto.name },
    open: true,
  })
  expect(body.data[2]).toMatchObject({ name: 'Compost', open: false })
  expect(body.data[3]).toMatchObject({ id: lucia.id, at: lucia.createdAt.toISOString() })
})

test('An organisation’s timeline has its published offers and no draft', async () => {
  const { body } = await testApp.as(reader).get(timeline(huerto))
  expect(getKinds(body)).toEqual(['published', 'published', 'joined'])
  expect(JSON.stringify(body)).not.toContain('Secret')
})

test('The timeline is paged', async () => {
  const { body } = await testApp.as(reader).get(timeline(lucia, '?page=2&limit=3'))
  expect(getKinds(body)).toEqual(['joined'])
  expect(body.meta).toEqual({ total: 4, limit: 3, page: 2, isLastPage: true })
})

test('The timeline is closed to guests and blocked accounts, and a suspended account has none', async () => {
  expect((await testApp.guest.get(timeline(lucia))).status).toBe(401)
  const hidden = await buildVolunteer({ suspendedAt: new Date() })
  expect((await testApp.as(reader).get(timeline(hidden))).status).toBe(404)
  await testApp.platform.database.db.insert(blocks).values({ blockerId: lucia.id, blockedId: mateo.id })
  expect((await testApp.as(mateo).get(timeline(lucia))).status).toBe(404)
  await testApp.platform.database.db.insert(blocks).values({ blockerId: huerto.id, blockedId: mateo.id })
  expect(getKinds((await testApp.as(mateo).get(timeline(mateo))).body)).toEqual(['joined'])
})

test('The timeline leaves out organisations that the viewer blocks', async () => {
  const apart = await buildVolunteer()
  await testApp.platform.database.db.insert(blocks).values({ blockerId: apart.id, blockedId: huerto.id })
  expect(getKinds((await testApp.as(apart).get(timeline(lucia))).body)).toEqual(['joined'])
})

test('The timeline scans no table and runs a constant number of statements', async () => {
  const few = await recordStatements(testApp.platform, () => testApp.as(reader).get(timeline(huerto)))
  for (let n = 0; n < 8; n++) await buildJob(huerto, { publishedAt: ago(n) })
  await testApp.platform.database.pool.query('vacuum analyze jobs, volunteerings, ratings, accounts')
  const many = await recordStatements(testApp.platform, () => testApp.as(reader).get(timeline(huerto)))
  expect(many.length).toBe(few.length)
  const asked = [
    ...many,
    ...(await recordStatements(testApp.platform, () => testApp.as(reader).get(timeline(lucia)))),
  ]
  const whole = await Promise.all(asked.map((one) => findSequentialScans(testApp.platform, one)))
  expect(whole.flat()).toEqual([])
})

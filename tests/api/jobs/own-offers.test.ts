import { beforeAll, describe, expect, it } from 'vitest'
import { buildApplication, buildJob, inDays } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let huerto: Person
let other: Person

beforeAll(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  other = await buildOrganisation({ name: 'Kettle Lane' })
  const now = testApp.platform.clock.now().getTime()
  const at = (minutes: number) => ({ createdAt: new Date(now - minutes * 60_000) })
  const garden = await buildJob(huerto, { title: 'Árboles del parque', deadline: inDays(20), ...at(50) })
  const kitchen = await buildJob(huerto, { title: 'Cocina de barrio', deadline: inDays(5), ...at(40) })
  await buildJob(huerto, { title: 'Bajo los árboles', status: 'closed', deadline: inDays(1), ...at(30) })
  await buildJob(huerto, { title: 'Dibujos', status: 'draft', deadline: null, ...at(20) })
  await buildJob(other, { title: 'Árboles de otra casa' })
  await buildApplication(kitchen, await buildVolunteer())
  await buildApplication(kitchen, await buildVolunteer(), { status: 'accepted' })
  for (let count = 0; count < 2; count += 1) await buildApplication(garden, await buildVolunteer())
})

async function list(params: Record<string, string> = {}) {
  const query = new URLSearchParams({ owner: huerto.id, ...params })
  const { status, body } = await testApp.as(huerto).get(`/api/jobs/jobs?${query}`)
  expect(status).toBe(200)
  return { ...body, titles: body.data.map(({ title }: { title: string }) => title) }
}

describe('an organisation’s own offers', () => {
  it('Each tab says how many offers it has', async () => {
    expect((await list()).counts).toEqual({ all: 4, published: 2, draft: 1, closed: 1 })
    const drafts = await list({ status: 'draft' })
    expect(drafts).toMatchObject({ titles: ['Dibujos'], meta: { total: 1 }, counts: { all: 4 } })
  })

  it('They are found by a part of their title, without accents and case, and counted so', async () => {
    const found = await list({ query: 'ARBOL' })
    expect(found).toMatchObject({
      titles: ['Bajo los árboles', 'Árboles del parque'],
      counts: { all: 2, published: 1, draft: 0, closed: 1 },
    })
    expect((await list({ query: 'arbol', status: 'closed' })).titles).toEqual(['Bajo los árboles'])
    expect(await list({ query: '%' })).toMatchObject({ titles: [], meta: { total: 0 } })
  })

  it.each([
    ['newest', ['Dibujos', 'Bajo los árboles', 'Cocina de barrio', 'Árboles del parque']],
    ['waiting', ['Árboles del parque', 'Cocina de barrio', 'Dibujos', 'Bajo los árboles']],
    ['deadline', ['Cocina de barrio', 'Árboles del parque', 'Bajo los árboles', 'Dibujos']],
    ['title', ['Árboles del parque', 'Bajo los árboles', 'Cocina de barrio', 'Dibujos']],
  ])('They are sorted by %s', async (sort, titles) => {
    expect((await list({ sort })).titles).toEqual(titles)
  })

  it('Pages follow each other', async () => {
    const [first, second] = [
      await list({ sort: 'title', limit: '3' }),
      await list({ sort: 'title', limit: '3', page: '2' }),
    ]
    expect([...first.titles, ...second.titles]).toHaveLength(4)
    expect(second).toMatchObject({ titles: ['Dibujos'], meta: { total: 4, isLastPage: true } })
  })

  it('Others see what is published, without numbers and whatever they search for', async () => {
    const { body } = await testApp.as(other).get(`/api/jobs/jobs?owner=${huerto.id}&query=arbol`)
    expect(body.data).toHaveLength(2)
    expect(body).not.toHaveProperty('counts')
  })
})

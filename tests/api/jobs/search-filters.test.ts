import { beforeAll, describe, expect, it } from 'vitest'
import type { JobSearchPage } from '#contracts/jobSearch.ts'
import { jobCategories } from '#contracts/lists.ts'
import { buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let huerto: Person
let kettle: Person
let young: Person

beforeAll(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo', verifiedAt: new Date() })
  kettle = await buildOrganisation({ name: 'Kettle Lane' })
  young = await buildVolunteer({ age: 16 })
  await buildJob(huerto, { title: 'Dig', type: 'part-time', minimumAge: 18 })
  await buildJob(huerto, { title: 'Water', type: null, minimumAge: 16 })
  await buildJob(kettle, { title: 'Translate', type: 'online', minimumAge: null })
})

async function search(body: object, by = testApp.guest): Promise<string[]> {
  const response = await by.post('/api/jobs/jobs/search', body)
  expect(response.status).toBe(200)
  return (response.body as JobSearchPage).data.map(({ title }) => title).sort()
}

describe('filters', () => {
  it('A guest finds what can be done from home, on site, or both', async () => {
    expect(await search({ modes: ['remote'] })).toEqual(['Translate'])
    expect(await search({ modes: ['on-site'] })).toEqual(['Dig', 'Water'])
    expect(await search({ modes: ['remote', 'on-site'] })).toHaveLength(3)
    expect(await search({ modes: ['on-site'], type: ['online'] })).toEqual([])
  })

  it('A volunteer finds the offers that take people of their age; a guest and an organisation find all', async () => {
    expect(await search({ myAge: true }, testApp.as(young))).toEqual(['Translate', 'Water'])
    expect(await search({ myAge: true }, testApp.as(await buildVolunteer({ age: 30 })))).toHaveLength(3)
    expect(await search({ myAge: true }, testApp.as(await buildVolunteer({ age: null })))).toHaveLength(3)
    expect(await search({ myAge: true })).toHaveLength(3)
    expect(await search({ myAge: true }, testApp.as(kettle))).toHaveLength(3)
  })

  it('Only offers of verified organisations are found, from the moment of the decision until it is withdrawn', async () => {
    expect(await search({ verified: true })).toEqual(['Dig', 'Water'])
    const moderator = await buildVolunteer({ moderator: true })
    const decide = async (verified: boolean) => {
      const answer = { userId: kettle.id, verified, reason: 'Its papers' }
      const { status } = await testApp.as(moderator).put(`/api/moderation/verify/${kettle.id}`, answer)
      expect(status).toBe(204)
      await testApp.work()
    }
    await decide(true)
    expect(await search({ verified: true })).toHaveLength(3)
    await decide(false)
    expect(await search({ verified: true })).toEqual(['Dig', 'Water'])
    const { body } = await testApp.as(huerto).post('/api/jobs/jobs', { title: 'Weed', status: 'draft' })
    const { rows } = await testApp.platform.database.pool.query(
      'select organisation_verified as verified from jobs where id = $1',
      [body.id],
    )
    expect(rows).toEqual([{ verified: true }])
  })

  it('A search that finds nothing says what it would find without each of them', async () => {
    const asked = { modes: ['remote'], verified: true, myAge: true }
    const { body } = await testApp.as(young).post('/api/jobs/jobs/search', asked)
    expect(body.data).toEqual([])
    expect(
      body.without.map(({ filter, total }: { filter: string; total: number }) => [filter, total]),
    ).toEqual([
      ['modes', 1],
      ['verified', 1],
    ])
  })

  it('A filter with any number of values finds each offer once, the newest first', async () => {
    const [first, last] = [jobCategories[0], jobCategories.at(-1)] as const
    if (!first || !last) throw new Error('there are no categories')
    await buildJob(huerto, { title: 'Carry', categories: [first, last], publishedAt: new Date('2020-01-01') })
    await buildJob(huerto, { title: 'Answer', categories: [last], publishedAt: new Date('2020-01-02') })
    for (const number of [1, 2, 9, 16, 20]) {
      const categories = [last, ...jobCategories.slice(0, number - 1)].filter(
        (category) => category !== 'responsible-consumption',
      )
      const { body } = await testApp.guest.post('/api/jobs/jobs/search', { categories, sort: 'newest' })
      expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['Answer', 'Carry'])
    }
  })
})

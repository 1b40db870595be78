import { beforeAll, describe, expect, test } from 'vitest'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

let lucia: Person
let huerto: Person
beforeAll(async () => {
  lucia = await buildVolunteer({ name: 'Lucía Ferrer', city: 'Valencia' })
  await buildVolunteer({ name: 'Ana Lucía Torres', city: 'Cádiz' })
  await buildVolunteer({ name: 'Bruno Sá', city: 'Évora' })
  await buildVolunteer({ name: 'Lucía Nueva', validatedAt: null })
  await buildVolunteer({ name: 'Lucía Suspendida', suspendedAt: new Date() })
  huerto = await buildOrganisation({ name: 'Huerto Vivo', rateSum: 9, rateCount: 2 })
})

const search = async (question: string, caller = testApp.as(huerto)) => {
  const { status, body } = await caller.get(`/api/account/search?${question}`)
  expect(status).toBe(200)
  return body.users.map(({ name }: { name: string }) => name)
}

describe('the search for people', () => {
  test.each([
    [
      'a word without its accent, the closest name first',
      'search=LUCIA',
      ['Lucía Ferrer', 'Ana Lucía Torres'],
    ],
    ['the beginning of words in any order', 'search=torr+an', ['Ana Lucía Torres']],
    ['a name with its city', 'search=bruno+evora', ['Bruno Sá']],
    ['a small slip', 'search=lucai+ferer', ['Lucía Ferrer']],
    ['an organisation', 'search=vivo', ['Huerto Vivo']],
    ['nothing but spaces', 'search=++', []],
    ['nothing at all', '', []],
    ['what looks like a search expression', 'search=%26+%7C+!%3A*()%27', []],
    ['a name of nobody', 'search=zzyzx', []],
  ])('finds by %s', async (_what, question, expected) => {
    expect(await search(question)).toEqual(expected)
  })

  test('The search for people can be limited to one kind of account', async () => {
    await buildOrganisation({ name: 'Casa Lucía' })
    expect(await search('search=lucia&provider=true')).toEqual(['Casa Lucía'])
    expect(await search('search=lucia&provider=false')).toEqual(['Lucía Ferrer', 'Ana Lucía Torres'])
    expect(await search('search=lucia&provider=false', testApp.guest)).toEqual([])
  })

  test('The search for people returns only organisations to guests', async () => {
    expect(await search('search=torres', testApp.guest)).toEqual([])
    expect((await search('search=huerto', testApp.guest))[0]).toBe('Huerto Vivo')
  })

  test('The search for people returns cards, at most as many as the limit', async () => {
    const { body } = await testApp.as(huerto).get('/api/account/search?search=lucia&limit=1')
    expect(body).toEqual({
      users: [
        {
          id: lucia.id,
          name: 'Lucía Ferrer',
          provider: false,
          city: 'Valencia',
          country: 'ES',
          config: { avatar: expect.any(String) },
        },
      ],
    })
    const [app] = (await testApp.guest.get('/api/account/search?search=huerto')).body.users
    expect(app).toMatchObject({ rate: '4.5', rate_count: '2', verified: false })
  })

  test('The search for people leaves out accounts blocked in either direction', async () => {
    const [one, other] = [
      await buildVolunteer({ name: 'Olalla Uno' }),
      await buildVolunteer({ name: 'Olalla Dos' }),
    ]
    expect(await search('search=olalla', testApp.as(one))).toHaveLength(2)
    await testApp.as(one).post(`/api/moderation/block/${other.id}`)
    expect(await search('search=olalla', testApp.as(one))).toEqual(['Olalla Uno'])
    expect(await search('search=olalla', testApp.as(other))).toEqual(['Olalla Dos'])
  })

  test.each(['limit=0', 'limit=51', `search=${'a'.repeat(201)}`])('refuses %s', async (question) => {
    expect((await testApp.guest.get(`/api/account/search?${question}`)).status).toBe(400)
  })
})

describe('recent searches', () => {
  const path = () => `/api/account/recent-search/${lucia.id}`
  const keep = (words: string) => testApp.as(lucia).post(path(), { search_name: words })
  const stored = async () => {
    const { body } = await testApp.as(lucia).get(path())
    return body.recentSearch.map((one: { search_name: string }) => one.search_name)
  }

  test('Recent searches are listed newest first, each text once', async () => {
    for (const words of ['huertos', '  perros  ', 'huertos']) {
      expect((await keep(words)).status).toBe(200)
      testApp.pass(1_000)
    }
    expect(await stored()).toEqual(['huertos', 'perros'])
    const { body } = await testApp.as(lucia).get(path())
    expect(body.recentSearch[0]).toEqual({ id: expect.any(String), search_name: 'huertos' })
  })

  test('At most ten recent searches are stored', async () => {
    for (let number = 1; number <= 12; number += 1) {
      await keep(`word ${number}`)
      testApp.pass(1_000)
    }
    expect(await stored()).toEqual(Array.from({ length: 10 }, (_, place) => `word ${12 - place}`))
    const { rows } = await testApp.platform.database.pool.query('select count(*)::int from recent_searches')
    expect(rows[0].count).toBe(10)
  })

  test('An empty search is an error, and recent searches are closed to other accounts', async () => {
    expect((await keep('   ')).body.fields).toEqual({ search_name: 'required' })
    expect((await testApp.as(huerto).get(path())).status).toBe(403)
    expect((await testApp.as(huerto).post(path(), { search_name: 'x' })).status).toBe(403)
    expect((await testApp.as(huerto).delete(path())).status).toBe(403)
  })

  test('Recent searches can be deleted', async () => {
    expect((await testApp.as(lucia).delete(path())).status).toBe(204)
    expect(await stored()).toEqual([])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { isReserved } from '#server/modules/account/queries/links.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { fillWithPeople } from '../../peopleFixture.ts'
import { volunteerPayload } from '../setup/account.ts'
import { recordStatements, testPlans } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const people = 20_000
const big = ['accounts', 'recent_searches', 'friendships', 'blocks', 'invitations']

let huerto: Person
let aula: Person
let lucia: Person
beforeAll(async () => {
  huerto = await buildOrganisation({ name: 'Huerto Vivo', verifiedAt: new Date() })
  aula = await buildOrganisation({ name: 'Aula Faro' })
  lucia = await buildVolunteer({ name: 'Lucía Ferrer' })
  await fillWithPeople(testApp.platform, people)
  // Each caller sends one request first, so that sessions and statements are cached.
  await testApp.as(lucia).get('/api/account/users')
  await testApp.as(huerto).get('/api/account/users')
})

const users = (question: string, person = huerto) => testApp.as(person).get(`/api/account/users?${question}`)
const search = (question: string, person = huerto) =>
  testApp.as(person).get(`/api/account/search?${question}`)
const lists: Record<string, () => Promise<unknown>> = {
  'the newest organisations': () => testApp.guest.get('/api/account/users?limit=50'),
  'the newest of both kinds': () => users('limit=50'),
  'the newest volunteers': () => users('provider=false'),
  'the best rated': () => users('sort=rating'),
  'the best matches': () => users('sort=match', lucia),
  'a name in the directory': () => users('query=ana'),
  'every filter': () =>
    users('country=ES&state=state+1&city=town+3&categories=sports&work_shift=mon-a&sort=match'),
  'volunteers by availability': () => users('provider=false&work_shift=sun-n'),
  'applicants by availability': () => users('provider=false&work_shift=sun-n', aula),
  'a search for a common name': () => search('search=ana'),
  'a search for a place and a text': () => search('search=town+3+help'),
  'a search for an interest': () => users('query=education'),
  'a search for one letter': () => search('search=a'),
  'a search for a whole name': () => search('search=ana+robles'),
  'a search with a typing error': () => search('search=rolbes'),
  'a search of a guest': () => testApp.guest.get('/api/account/search?search=ana'),
  'a name that is taken at a sign-up': () =>
    testApp.guest.post('/api/account/register', volunteerPayload({ name: 'Ana Robles' })),
  'recent searches': () => testApp.as(lucia).get(`/api/account/recent-search/${lucia.id}`),
}

describe(`among ${people} people`, () => {
  // A corrected search reads the lexemes of its words, too.
  testPlans(testApp, lists, { big, most: 10 })
  // And once more where one of its words stays unknown, and then what meets the others.
  testPlans(testApp, { 'a name that no account has': () => users('query=annna+roblse') }, { big, most: 11 })

  it('A list of fifty people runs as many statements as a list of two', async () => {
    for (const ask of [users, search]) {
      const count = async (limit: number) =>
        (await recordStatements(testApp.platform, () => ask(`search=ana&limit=${limit}`))).length
      expect(await count(50)).toBe(await count(2))
    }
  })

  it('The lookup of a reserved address uses the index of the address', async () => {
    const { db, pool } = testApp.platform.database
    await pool.query(
      `insert into email_links (id, account_id, purpose, hash, email, expires_at)
       select gen_random_uuid(), id, 'stop-change', id, email, now() + interval '7 days' from accounts`,
    )
    await pool.query('analyze email_links')
    const [asked] = await recordStatements(testApp.platform, () => isReserved(db, lucia.email, new Date()))
    const { rows } = await pool.query(`explain ${asked?.text}`, asked?.values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/Index Cond: \(\(?email = /)
  })

  it('The directory stops counting at a thousand', async () => {
    const { body } = await users('limit=50&page=20')
    expect(body.meta).toEqual({ total: 1_000, totalIsMinimum: true, limit: 50, page: 20, isLastPage: true })
    expect(body.data).toHaveLength(50)
    expect((await users('limit=50&page=21')).body.data).toEqual([])
  })

  it('A search puts names that begin with the text first', async () => {
    await buildVolunteer({ name: 'Ana' })
    const { body } = await search('search=ana&limit=3')
    expect(body.users).toHaveLength(3)
    expect(body.users[0].name).toMatch(/^Ana/)
  })
})

import { describe, expect, test } from 'vitest'
import { buildOrganisation, buildPerson, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

type Suggested = { id: string; why: string[]; provider: boolean; email?: string }

const suggestedTo = async (person: Person): Promise<Suggested[]> =>
  (await testApp.as(person).get('/api/account/user/surfle/true')).body.surfleValid
const met = async (response: Promise<{ body: { users: Suggested[] } }>) => (await response).body.users
const add = (person: Person, friend: Person) =>
  testApp.as(person).post('/api/friends/add', { friend_id: friend.id })
const connect = async (one: Person, other: Person) => {
  await add(one, other)
  await add(other, one)
}

const unlike = { city: 'Oslo', country: 'NO', categories: [], workShift: [] }

describe('suggestions', () => {
  test('Suggestions list the best match first, each with its reasons', async () => {
    const lucia = await buildVolunteer({ city: 'Valencia', categories: ['environment', 'education'] })
    const far = await buildVolunteer(unlike)
    const alike = await buildVolunteer({
      city: 'VALENCIA',
      categories: ['environment'],
      workShift: ['mon-a'],
    })
    const friend = await buildVolunteer({ ...unlike, city: 'Bergen' })
    const known = await buildVolunteer({ ...unlike, city: 'Bergen' })
    await connect(lucia, friend)
    await connect(friend, known)
    const suggested = await suggestedTo(lucia)
    const explainMatch = (person: Person) => suggested.find(({ id }) => id === person.id)?.why
    // Availability is hidden from other volunteers and does not affect the order.
    expect(explainMatch(alike)).toEqual(['interest', 'place'])
    expect(explainMatch(known)).toEqual(['connection'])
    expect(explainMatch(far)).toEqual([])
    expect(suggested.at(-1)?.id).toBe(far.id)
    expect(explainMatch(friend)).toBeUndefined()
    expect(suggested.every(({ email }) => email === undefined)).toBe(true)
  })

  test('Suggestions leave out the viewer, connections, open requests and blocks', async () => {
    const lucia = await buildVolunteer()
    const [connected, asked, caller, blocked, blocker, stranger] = (await Promise.all(
      Array.from({ length: 6 }, () => buildVolunteer()),
    )) as [Person, Person, Person, Person, Person, Person]
    const waiting = await buildPerson({ validatedAt: null, city: 'Valencia' })
    const suspended = await buildVolunteer({ suspendedAt: new Date() })
    await connect(lucia, connected)
    await add(lucia, asked)
    await add(caller, lucia)
    await testApp.as(lucia).post(`/api/moderation/block/${blocked.id}`)
    await testApp.as(blocker).post(`/api/moderation/block/${lucia.id}`)
    const ids = (await suggestedTo(lucia)).map(({ id }) => id)
    expect(ids).toContain(stranger.id)
    for (const one of [lucia, connected, asked, caller, blocked, blocker, waiting, suspended]) {
      expect(ids).not.toContain(one.id)
    }
    const some = (await met(testApp.as(lucia).get('/api/account/user/surfle/false'))).map(({ id }) => id)
    for (const one of [lucia, blocked, blocker, waiting, suspended]) expect(some).not.toContain(one.id)
  })

  test('Volunteers get up to ten suggestions of each kind, and organisations get only volunteers', async () => {
    const huerto = await buildOrganisation({ categories: ['environment'] })
    for (let number = 0; number < 12; number++) {
      await buildVolunteer()
      await buildOrganisation()
    }
    const toVolunteer = await suggestedTo(await buildVolunteer())
    const organisations = toVolunteer.filter(({ provider }) => provider)
    expect([organisations.length, toVolunteer.length]).toEqual([10, 20])
    const toSite = await suggestedTo(huerto)
    expect(toSite).toHaveLength(10)
    expect(toSite.some(({ provider }) => provider)).toBe(false)
  })
})

test('Guests get suggestions of a few organisations and no volunteers', async () => {
  await buildOrganisation()
  const users = await met(testApp.guest.get('/api/account/user/surfle/false'))
  expect(users.length).toBeGreaterThan(0)
  expect(users.length).toBeLessThanOrEqual(20)
  expect(users.every(({ provider }) => provider)).toBe(true)
  expect((await testApp.guest.get('/api/account/user/surfle/true')).status).toBe(401)
})

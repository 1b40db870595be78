import { expect, test } from 'vitest'
import { buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const rounds = 40
const atOnce = 5

const ask = (one: Person, other: Person) => testApp.as(one).post('/api/friends/add', { friend_id: other.id })
const accept = (one: Person, other: Person) =>
  testApp.as(one).post('/api/friends/accept', { friend_id: other.id })
const block = (one: Person, other: Person) => testApp.as(one).post(`/api/moderation/block/${other.id}`)

const countRows = async () => {
  const query = async (sql: string) => (await testApp.platform.database.pool.query(sql)).rows
  return {
    connections: await query(`select f.first_id from friendships f join blocks b
      on (b.blocker_id, b.blocked_id) in ((f.first_id, f.second_id), (f.second_id, f.first_id))`),
    requests: await query(`select n.id from notifications n join blocks b
      on (b.blocker_id, b.blocked_id) in ((n.account_id, n.actor_id), (n.actor_id, n.account_id))
      where n.type = 'friends' and n.detail = 'asked'`),
  }
}

const people = () => Promise.all(Array.from({ length: atOnce }, () => buildVolunteer()))

test('A block at the moment of a request to connect leaves no request', async () => {
  for (let round = 0; round < rounds; round++) {
    const [askers, blockers] = [await people(), await people()]
    // Both sign in first, so that the two requests arrive at the same time.
    await Promise.all(
      [...askers, ...blockers].map((one) => testApp.as(one).get('/api/account/user-by-token')),
    )
    const answers = await Promise.all(
      askers.flatMap((caller, n) => {
        const blocker = blockers[n] as Person
        return [ask(caller, blocker), block(blocker, caller)]
      }),
    )
    for (const { status } of answers) expect([200, 204, 409]).toContain(status)
  }
  expect(await countRows()).toEqual({ connections: [], requests: [] })
})

test('A block at the moment of an acceptance leaves no connection', async () => {
  for (let round = 0; round < rounds / 4; round++) {
    const [askers, others] = [await people(), await people()]
    await Promise.all(askers.map((caller, n) => ask(caller, others[n] as Person)))
    await Promise.all(
      askers.flatMap((caller, n) => {
        const other = others[n] as Person
        return [accept(other, caller), block(caller, other), ask(other, caller)]
      }),
    )
  }
  expect(await countRows()).toEqual({ connections: [], requests: [] })
})

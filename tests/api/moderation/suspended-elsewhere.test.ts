import { beforeEach, describe, expect, test } from 'vitest'
import { buildReport } from '../../moderation.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { buildComment, buildPost } from '../../posts.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

let lucia: Person
let mateo: Person
let clara: Person
beforeEach(async () => {
  ;[lucia, mateo] = [await buildVolunteer(), await buildVolunteer({ name: 'Mateo Ruiz' })]
  clara = await buildVolunteer({ name: 'Clara Soler', moderator: true })
})

const query = (sql: string, values: unknown[] = []) => testApp.platform.database.pool.query(sql, values)
const between = async (one: Person, other: Pick<Person, 'id'>) =>
  (await testApp.as(one).post('/api/friends/friends', { friend_id: other.id })).body
const readList = (reader: Person, { id }: Person) =>
  testApp.as(reader).get(`/api/friends/list/${id}?limit=50`)
const decide = async (person: Person, action: 'suspend' | 'restore') => {
  if (action === 'suspend') await buildReport(await buildVolunteer(), person)
  const body = { kind: 'user', id: person.id, action, reason: 'spam', text: 'So it is.' }
  const { status } = await testApp.as(clara).post('/api/moderation/decide', body)
  expect(status).toBe(201)
}
const connect = async (one: Person, other: Person) => {
  await testApp.as(one).post('/api/friends/add', { friend_id: other.id })
  await testApp.as(other).post('/api/friends/accept', { friend_id: one.id })
}
const strangers = { connections: 0, friends: { status: 0, incoming: false } }

describe('a suspended account', () => {
  test('A suspended account is left out of lists and counts of connections until it is restored', async () => {
    const iris = await buildVolunteer({ name: 'Iris Vidal' })
    await connect(lucia, mateo)
    await connect(lucia, iris)
    const seen = async () => {
      const { body } = await readList(clara, lucia)
      const { connections } = await between(clara, lucia)
      return [body.data.map(({ name }: Person) => name).sort(), body.meta.total, connections]
    }
    expect(await seen()).toEqual([['Iris Vidal', 'Mateo Ruiz'], 2, 2])
    await decide(mateo, 'suspend')
    expect(await seen()).toEqual([['Iris Vidal'], 1, 1])
    expect(await between(lucia, mateo)).toEqual(strangers)
    expect((await readList(lucia, mateo)).status).toBe(404)
    await decide(mateo, 'restore')
    expect(await seen()).toEqual([['Iris Vidal', 'Mateo Ruiz'], 2, 2])
    expect((await between(lucia, mateo)).friends.status).toBe(2)
  })

  test('The comments of a suspended account leave the count of a post until it is restored', async () => {
    const post = await buildPost(lucia)
    const [first, second] = [await buildComment(post, mateo), await buildComment(post, mateo)]
    await buildComment(post, clara)
    const counted = async () => {
      const shown = (await testApp.as(lucia).get(`/api/posts/posts/${post.id}`)).body.comments
      const listed = (await testApp.as(lucia).get(`/api/posts/posts/${post.id}/comments`)).body.data.length
      expect(shown).toBe(listed)
      return shown
    }
    expect(await counted()).toBe(3)
    await decide(mateo, 'suspend')
    expect(await counted()).toBe(1)
    // A comment that is deleted during the suspension is subtracted once.
    expect((await testApp.as(lucia).delete(`/api/posts/comments/${first.id}`)).status).toBe(204)
    expect(await counted()).toBe(1)
    await decide(mateo, 'restore')
    expect(await counted()).toBe(2)
    await decide(mateo, 'suspend')
    await buildReport(lucia, mateo, { kind: 'comment', subjectId: second.id })
    const there = { kind: 'comment', id: second.id, reason: 'spam', text: 'So it is.' }
    await testApp.as(clara).post('/api/moderation/decide', { ...there, action: 'remove' })
    expect(await counted()).toBe(1)
    await decide(mateo, 'restore')
    expect(await counted()).toBe(1)
    await testApp.as(clara).post('/api/moderation/decide', { ...there, action: 'restore' })
    expect(await counted()).toBe(2)
  })
})

describe('a block', () => {
  test('A block hides a connection on both sides, even when its row still exists', async () => {
    await connect(lucia, mateo)
    const other = await buildVolunteer()
    await connect(lucia, other)
    await testApp.as(lucia).post(`/api/moderation/block/${mateo.id}`)
    // Older data may hold a connection beside a block.
    const [first, second] = [lucia.id, mateo.id].sort()
    await query(
      `insert into friendships (first_id, second_id, asked_by, state, connected_at)
       values ($1, $2, $1, 'connected', now())`,
      [first, second],
    )
    expect(await between(lucia, mateo)).toEqual(strangers)
    expect(await between(mateo, lucia)).toEqual(strangers)
    expect(await between(mateo, { id: crypto.randomUUID() })).toEqual(strangers)
    for (const [one, two] of [
      [lucia, mateo],
      [mateo, lucia],
    ] as const) {
      expect((await testApp.as(one).post('/api/friends/accept', { friend_id: two.id })).status).toBe(409)
      expect((await testApp.as(one).post('/api/friends/add', { friend_id: two.id })).status).toBe(409)
    }
  })

  test('The total of a list leaves out accounts that the viewer blocked', async () => {
    await connect(lucia, mateo)
    await connect(lucia, clara)
    const reader = await buildVolunteer()
    await testApp.as(reader).post(`/api/moderation/block/${mateo.id}`)
    const { body } = await readList(reader, lucia)
    expect([body.data.length, body.meta.total]).toEqual([1, 1])
    expect((await between(reader, lucia)).connections).toBe(1)
    expect((await between(clara, lucia)).connections).toBe(2)
  })
})

import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Post } from '#contracts/posts.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { buildPost } from '../../posts.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const postsAt = '/api/posts/posts'

let lucia: Person
let mateo: Person
let nora: Person
beforeAll(async () => {
  lucia = await buildVolunteer({ categories: ['environment'] })
  mateo = await buildVolunteer({ name: 'Mateo Ruiz', categories: ['environment'] })
  nora = await buildVolunteer({ name: 'Nora Vidal' })
})

const rows = async (text: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(text, values)).rows
beforeEach(() => rows('truncate posts, notifications, mutes, friendships cascade'))

const muteAt = ({ id }: Person) => `/api/moderation/mute/${id}`
const mute = (person: Person, by: Person) => testApp.as(by).post(muteAt(person))
const connect = async (one: Person, other: Person) => {
  await testApp.as(one).post('/api/friends/add', { friend_id: other.id })
  await testApp.as(other).post('/api/friends/accept', { friend_id: one.id })
}
const readTexts = async (person: Person, question = '') =>
  (await testApp.as(person).get(`${postsAt}?${question}`)).body.data.map(({ text }: Post) => text)
const ids = (people: { id: string }[]) => people.map(({ id }) => id)

it('The posts of a muted account are in its reader’s lists no longer, but on its own page', async () => {
  await connect(lucia, mateo)
  await buildPost(mateo, { text: 'beans of Mateo' })
  await buildPost(mateo, { text: 'beans for Nora', mentions: [nora.id] })
  await buildPost(nora, { text: 'beans of Nora' })
  expect(await readTexts(lucia)).toHaveLength(3)
  expect((await mute(mateo, lucia)).status).toBe(204)
  for (const list of ['', 'query=beans', `author=${nora.id}`]) {
    expect([list, await readTexts(lucia, list)]).toEqual([list, ['beans of Nora']])
  }
  expect(await readTexts(lucia, `author=${mateo.id}`)).toHaveLength(2)
  expect(await readTexts(lucia, `author=${mateo.id}&query=beans`)).toHaveLength(2)
  expect(await readTexts(mateo), 'he notices nothing').toHaveLength(3)
  expect((await testApp.as(lucia).delete(muteAt(mateo))).status).toBe(204)
  expect(await readTexts(lucia)).toHaveLength(3)
})

it('A muted account with popular posts is not among those of strangers, and what was saved stays', async () => {
  const saved = await buildPost(mateo, { text: 'saved', likes: 9 })
  await testApp.as(lucia).post(`${postsAt}/${saved.id}/save`)
  expect(await readTexts(lucia)).toEqual(['saved'])
  await mute(mateo, lucia)
  expect(await readTexts(lucia)).toEqual([])
  expect(await readTexts(lucia, 'saved=true')).toEqual(['saved'])
  expect((await testApp.as(lucia).get(`${postsAt}/${saved.id}`)).status).toBe(200)
})

it('What a muted account does around posts notifies no more, while requests and messages arrive', async () => {
  const post = await buildPost(lucia)
  await mute(mateo, lucia)
  const his = testApp.as(mateo)
  await his.post(`${postsAt}/${post.id}/like`)
  const { body } = await his.post(`${postsAt}/${post.id}/comments`, { text: 'Up!', mentions: [lucia.id] })
  await his.post(postsAt, { text: 'Hello', mentions: [lucia.id] })
  expect(await rows('select 1 from notifications where account_id = $1', [lucia.id])).toEqual([])
  const comments = (await testApp.as(lucia).get(`${postsAt}/${post.id}/comments`)).body.data
  expect(ids(comments), 'she still reads it').toEqual([body.id])
  await his.post('/api/friends/add', { friend_id: lucia.id })
  expect((await his.post('/api/chat/save', { userId: lucia.id, message: 'Hello' })).status).toBe(201)
  const types = await rows('select type from notifications where account_id = $1', [lucia.id])
  expect(types).toEqual([{ type: 'friends' }])
  await testApp.as(nora).post(`${postsAt}/${post.id}/like`)
  expect(await rows('select 1 from notifications where account_id = $1', [lucia.id])).toHaveLength(2)
})

it('A muted account is suggested no more, keeps its connection and stays in the directory', async () => {
  const suggested = async () =>
    ids((await testApp.as(lucia).get('/api/account/user/surfle/true')).body.surfleValid)
  const random = async () => ids((await testApp.as(lucia).get('/api/account/user/surfle/false')).body.users)
  expect(await random()).toContain(mateo.id)
  const before = await suggested()
  await mute(mateo, lucia)
  expect(await random()).not.toContain(mateo.id)
  expect(await suggested()).toEqual(before.filter((id) => id !== mateo.id))
  await connect(lucia, mateo)
  const { body } = await testApp.as(lucia).post('/api/friends/friends', { friend_id: mateo.id })
  expect(body.friends.status).toBe(2)
})

it('The muted accounts are listed to who mutes them, the latest first', async () => {
  await mute(mateo, lucia)
  await mute(nora, lucia)
  await mute(nora, lucia)
  const list = async (person: Person) => ids((await testApp.as(person).get('/api/moderation/mutes')).body)
  expect(await list(lucia)).toEqual([nora.id, mateo.id])
  expect(await list(mateo)).toEqual([])
  expect((await mute(lucia, lucia)).body.error).toBe('Not possible with yourself')
})

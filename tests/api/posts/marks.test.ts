import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Post } from '#contracts/posts.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { buildPost } from '../../posts.ts'
import { recordStatements } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const postsAt = '/api/posts/posts'

let lucia: Person
let mateo: Person
let nora: Person
beforeAll(async () => {
  lucia = await buildVolunteer()
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
  nora = await buildVolunteer({ name: 'Nora Vidal' })
})

const query = (text: string, values: unknown[] = []) => testApp.platform.database.pool.query(text, values)
beforeEach(() => query('truncate posts cascade'))

const act = (person: Person, { id }: Pick<Post, 'id'>, mark: 'save' | 'hide') =>
  testApp.as(person).post(`${postsAt}/${id}/${mark}`)
const end = (person: Person, { id }: Pick<Post, 'id'>, mark: 'save' | 'hide') =>
  testApp.as(person).delete(`${postsAt}/${id}/${mark}`)

/** The texts of all pages of a list. */
async function readAll(person: Person, question = '') {
  const texts: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { status, body } = await testApp.as(person).get(`${postsAt}?limit=2&${question}&cursor=${cursor}`)
    expect(status).toBe(200)
    texts.push(...body.data.map(({ text }: Post) => text))
    cursor = body.nextCursor
  }
  return texts
}

const buildTexts = async (author: Person, ...texts: string[]) => {
  const built = []
  for (const text of texts) built.push(await buildPost(author, { text }))
  return built
}

it('Saved posts are listed to their reader alone, the last saved first', async () => {
  const [one, two, three] = await buildTexts(mateo, 'one', 'two', 'three')
  for (const post of [two, three, one]) if (post) expect((await act(lucia, post, 'save')).status).toBe(200)
  expect(await readAll(lucia, 'saved=true')).toEqual(['one', 'three', 'two'])
  expect(await readAll(mateo, 'saved=true')).toEqual([])
  if (!two) return
  expect((await act(lucia, two, 'save')).body).toEqual({ saved: true })
  expect(await readAll(lucia, 'saved=true'), 'saved again, it keeps its place').toEqual([
    'one',
    'three',
    'two',
  ])
  expect((await testApp.as(lucia).get(`${postsAt}/${two.id}`)).body.saved).toBe(true)
  expect((await testApp.as(mateo).get(`${postsAt}/${two.id}`)).body.saved).toBe(false)
  expect((await end(lucia, two, 'save')).body).toEqual({ saved: false })
  expect((await end(lucia, two, 'save')).status).toBe(200)
  expect(await readAll(lucia, 'saved=true')).toEqual(['one', 'three'])
})

it('A saved post is gone when it is deleted, hidden by moderators or of a blocked account', async () => {
  const [deleted, hidden] = await buildTexts(mateo, 'deleted', 'hidden')
  const [blocked, left] = [
    await buildPost(nora, { text: 'blocked' }),
    await buildPost(mateo, { text: 'left' }),
  ]
  for (const post of [deleted, hidden, blocked, left]) if (post) await act(lucia, post, 'save')
  await testApp.as(mateo).delete(`${postsAt}/${deleted?.id}`)
  await query('update posts set hidden_at = now() where id = $1', [hidden?.id])
  await testApp.as(nora).post(`/api/moderation/block/${lucia.id}`)
  expect(await readAll(lucia, 'saved=true')).toEqual(['left'])
  expect((await act(lucia, blocked, 'save')).status).toBe(404)
  expect((await end(lucia, blocked, 'save')).status).toBe(200)
  await query('delete from blocks')
})

it('A hidden post is in no list of its reader, but on its own page, until it is shown again', async () => {
  const [bad, good] = await buildTexts(mateo, 'beans and rain', 'beans and sun')
  if (!bad || !good) throw new Error('the posts were not built')
  await act(lucia, bad, 'save')
  expect((await act(lucia, bad, 'hide')).body).toEqual({ hidden: true })
  expect((await act(lucia, bad, 'hide')).status).toBe(200)
  for (const list of ['', `author=${mateo.id}`, 'query=beans', 'saved=true']) {
    const others = list === 'saved=true' ? [] : ['beans and sun']
    expect([list, await readAll(lucia, list)]).toEqual([list, others])
  }
  expect(await readAll(nora, 'query=beans'), 'others read it').toHaveLength(2)
  expect((await testApp.as(lucia).get(`${postsAt}/${bad.id}`)).body).toMatchObject({ hidden: true })
  expect((await end(lucia, bad, 'hide')).body).toEqual({ hidden: false })
  expect(await readAll(lucia, 'saved=true')).toEqual(['beans and rain'])
  expect((await act(mateo, bad, 'hide')).status, 'one’s own').toBe(403)
})

it('Hidden posts neither shorten a page nor cost a statement each', async () => {
  const texts = Array.from({ length: 12 }, (_, index) => `${index}`)
  const built = await buildTexts(mateo, ...texts)
  const read = () => testApp.as(lucia).get(`${postsAt}?author=${mateo.id}&limit=4`)
  await read()
  const before = (await recordStatements(testApp.platform, read)).length
  await query('insert into hidden_posts (account_id, post_id) select $1, unnest($2::uuid[])', [
    lucia.id,
    [...built.slice(-3), ...built.slice(4, 6)].map(({ id }) => id),
  ])
  const first = await read()
  expect(first.body.data.map(({ text }: Post) => text)).toEqual(['8', '7', '6', '3'])
  // Each of three further batches that fill the page has its ids and its details.
  expect((await recordStatements(testApp.platform, read)).length).toBeLessThanOrEqual(before + 6)
})

it('Saving needs an existing post', async () => {
  expect((await act(lucia, { id: newId() }, 'save')).status).toBe(404)
  expect((await act(lucia, { id: newId() }, 'hide')).status).toBe(404)
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Post } from '#contracts/posts.ts'
import { volunteerings } from '#server/modules/jobs/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { buildComment, buildPost } from '../../posts.ts'
import { recordStatements } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const hour = 3_600_000
let lucia: Person
let mateo: Person
let stranger: Person
let app: Person
let otherApp: Person

const query = (text: string, values: unknown[] = []) => testApp.platform.database.pool.query(text, values)

async function connect(one: Person, other: Person) {
  const [first, second] = [one.id, other.id].sort()
  await query(
    `insert into friendships (first_id, second_id, asked_by, state, connected_at) values ($1, $2, $1, 'connected', now())`,
    [first, second],
  )
}

beforeAll(async () => {
  lucia = await buildVolunteer()
  mateo = await buildVolunteer({ name: 'Mateo Ruiz' })
  stranger = await buildVolunteer({ name: 'Somebody Far' })
  app = await buildOrganisation()
  otherApp = await buildOrganisation({ name: 'Puente Norte' })
  await connect(lucia, mateo)
  const volunteering = { organisationId: app.id, volunteerId: lucia.id, jobId: newId() }
  await testApp.platform.database.db.insert(volunteerings).values(volunteering)
})

beforeEach(() => query('truncate posts, comments cascade'))

/** Creates a post of this many hours ago. */
const post = (author: Person, hoursAgo: number, overrides: Parameters<typeof buildPost>[1] = {}) => {
  const createdAt = new Date(Date.now() - hoursAgo * hour)
  return buildPost(author, { id: newId(createdAt), createdAt, text: `${hoursAgo}`, ...overrides })
}

const page = (person: Person, question = '') => testApp.as(person).get(`/api/posts/posts?${question}`)

/** Reads all pages of a list and returns the texts; `meanwhile` runs between two pages. */
async function readAll(
  person: Person,
  question = 'limit=3',
  meanwhile: (page: number) => unknown = () => {},
) {
  const texts: string[] = []
  let cursor: string | null = ''
  for (let number = 1; cursor !== null; number += 1) {
    const response = await page(person, `${question}&cursor=${cursor}`)
    expect(response.status).toBe(200)
    texts.push(...response.body.data.map(({ text }: Post) => text))
    cursor = response.body.nextCursor
    await meanwhile(number)
  }
  return texts
}

describe('the feed', () => {
  it('The feed has the viewer’s, connections’ and organisations’ posts, newest first, then popular posts', async () => {
    await post(stranger, 1, { likes: 1 })
    await post(otherApp, 30, { likes: 2, comments: 3 })
    await post(otherApp, 2, { likes: 5 })
    await post(mateo, 4)
    await post(lucia, 3)
    await post(app, 5)
    await post(mateo, 900)
    expect(await readAll(lucia)).toEqual(['3', '4', '5', '900', '30', '2', '1'])
    expect(await readAll(lucia, 'limit=50')).toEqual(['3', '4', '5', '900', '30', '2', '1'])
  })

  it('The feed of a new account has old posts when there are no others', async () => {
    await post(otherApp, 2_000)
    expect(await readAll(await buildVolunteer())).toEqual(['2000'])
    expect(await readAll(await buildOrganisation())).toEqual(['2000'])
  })

  it('The feed neither repeats nor skips posts while others post, like and delete', async () => {
    for (let n = 1; n <= 20; n += 1) await post(n % 2 ? mateo : app, n)
    for (let n = 101; n <= 120; n += 1) await post(n % 2 ? stranger : otherApp, n, { likes: 200 - n })
    let dropped = ''
    const texts = await readAll(lucia, 'limit=3', async (number) => {
      await post(mateo, 0, { text: `new ${number}` })
      await post(stranger, 0, { text: `elsewhere ${number}` })
      // The last post becomes the most popular.
      await query(`update posts set likes = likes + 1000 where text = '${120 - number}'`)
      if (number === 2) dropped = '15'
      if (number === 2) await query("delete from posts where text = '15'")
    })
    const one = Array.from({ length: 20 }, (_, index) => `${index + 1}`).filter((text) => text !== dropped)
    expect(texts.filter((text) => Number(text) <= 20)).toEqual(one)
    expect(new Set(texts).size).toBe(texts.length)
    for (let n = 101; n <= 120; n += 1) expect(texts).toContain(`${n}`)
  })

  it('The feed leaves out suspended, unvalidated and blocked accounts and still fills its page', async () => {
    const suspended = await buildVolunteer({ suspendedAt: new Date() })
    const newcomer = await buildVolunteer({ validatedAt: null })
    const apart = await buildVolunteer()
    await connect(lucia, suspended)
    await query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [apart.id, lucia.id])
    for (const author of [suspended, newcomer, apart]) {
      await post(author, 1, { likes: 50 })
      await post(author, 2, { likes: 50, mentions: [mateo.id] })
    }
    for (const hours of [3, 4, 5]) await post(mateo, hours)
    const first = await page(lucia, 'limit=3')
    expect(first.body.data.map(({ text }: Post) => text)).toEqual(['3', '4', '5'])
    expect(await readAll(lucia)).toEqual(['3', '4', '5'])
    expect(await readAll(lucia, `author=${apart.id}`)).toEqual([])
    expect(await readAll(lucia, `author=${mateo.id}`)).toEqual(['3', '4', '5'])
    await query('delete from blocks')
  })

  it('The feed accepts only its own cursor', async () => {
    for (const hours of [1, 2, 3]) await post(mateo, hours)
    const { body } = await page(lucia, 'limit=1')
    const cursor: string = body.nextCursor
    const turned = `${cursor.slice(0, 9)}${cursor[9] === 'A' ? 'B' : 'A'}${cursor.slice(10)}`
    for (const forged of ['x', '!!!', 'AAAA', turned, `${cursor}AAAA`, cursor.slice(0, -4), newId()]) {
      const response = await page(lucia, `cursor=${encodeURIComponent(forged)}`)
      expect([forged, response.status, response.body.fields]).toEqual([forged, 400, { cursor: 'invalid' }])
    }
    expect((await page(lucia, `author=${mateo.id}&cursor=${cursor}`)).status).toBe(400)
    expect((await page(lucia, 'limit=51')).status).toBe(400)
    expect((await page(lucia, 'author=nobody')).status).toBe(404)
  })

  it('The feed runs a constant number of statements for pages of any length', async () => {
    for (let n = 1; n <= 40; n += 1) {
      const one = await post(n % 3 ? mateo : stranger, n, { mentions: [app.id], likes: n })
      await buildComment(one, stranger)
    }
    await page(lucia)
    const count = async (question: string) =>
      (await recordStatements(testApp.platform, () => page(lucia, question))).length
    const few = await count('limit=2')
    expect(await count('limit=20')).toBe(few)
    expect(few).toBeLessThanOrEqual(6)
    // A page that spans both parts needs more statements.
    expect(await count('limit=40')).toBeLessThanOrEqual(few + 4)
  })
})

describe('posts by author, images and words', () => {
  const media = [{ imgName: 'a.jpg', kind: 'image' as const, width: 1, height: 1, poster: null }]

  it('An author’s list has their posts and mentions of them, and with media only their own images', async () => {
    await post(stranger, 1)
    await post(mateo, 2, { mentions: [stranger.id] })
    await post(stranger, 3, { media, mentions: [stranger.id] })
    await post(lucia, 4, { mentions: [mateo.id] })
    await post(lucia, 5, { mentions: [stranger.id], media })
    expect(await readAll(lucia, `author=${stranger.id}&limit=1`)).toEqual(['1', '2', '3', '5'])
    expect(await readAll(lucia, `author=${stranger.id}&media=true`)).toEqual(['3'])
    expect(await readAll(lucia, 'media=true')).toEqual(['5', '3'])
  })

  it('A search finds posts with all words, ignoring accents and case, newest first', async () => {
    await post(stranger, 1, { text: 'La canción del HUERTO' })
    await post(mateo, 2, { text: 'Cancion de cuna' })
    await post(mateo, 3, { text: 'Huertos y canciones, 50% <b>' })
    await post(mateo, 4, { text: 'Nada' })
    expect(await readAll(lucia, 'query=cancion&limit=1')).toHaveLength(3)
    expect(await readAll(lucia, `query=${encodeURIComponent('huerto cancion')}`)).toEqual([
      'La canción del HUERTO',
      'Huertos y canciones, 50% <b>',
    ])
    expect(await readAll(lucia, `query=cancion&author=${stranger.id}`)).toEqual(['La canción del HUERTO'])
    for (const odd of ["'", '%', '!!!', '\\', ':*', '<->', 'a&|!()'])
      expect((await page(lucia, `query=${encodeURIComponent(odd)}`)).status).toBe(200)
  })
})

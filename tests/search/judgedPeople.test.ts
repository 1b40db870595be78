import { beforeAll, describe, expect, it } from 'vitest'
import { type Interest, interests } from '#contracts/lists.ts'
import { openTestApp } from '../api/setup/testApp.ts'
import { buildPerson, type Person } from '../people.ts'
import { buildPost } from '../posts.ts'
import { accountSearches, accounts } from './accounts.ts'
import { judgeAll } from './judge.ts'
import { postSearches, posts } from './posts.ts'

const testApp = openTestApp()
const leastSuccess = 0.95
const names = new Map<string, string>()
let reader: Person

const isInterest = (id: string): id is Interest => interests.some((known) => known === id)

beforeAll(async () => {
  reader = await buildPerson({ name: 'Zoe', provider: true })
  for (const { id, interests: typed, ...fields } of accounts) {
    const person = await buildPerson({ ...fields, categories: typed.split(' ').filter(isInterest) })
    names.set(person.id, id)
  }
  for (const [id, text] of Object.entries(posts)) {
    const post = await buildPost(reader, { text })
    names.set(post.id, id)
  }
})

const ask = async (path: string) => {
  const { status, body } = await testApp.as(reader).get(path)
  expect(status).toBe(200)
  return body
}
const getNames = (found: { id: string }[]) => found.map(({ id }) => names.get(id) ?? id)
const searchAccounts = (query: string) =>
  ask(`/api/account/search?limit=3&search=${encodeURIComponent(query)}`)
const searchPosts = (query: string) => ask(`/api/posts/posts?limit=3&query=${encodeURIComponent(query)}`)

describe('the judged searches for people, organisations and posts', () => {
  it('The person or organisation that is meant is among the first three for 95 of 100 searches', async () => {
    const shares = await judgeAll(accountSearches, async (query) =>
      getNames((await searchAccounts(query)).users),
    )
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(leastSuccess)
  })

  it('The post that is meant is among the first three for 95 of 100 searches', async () => {
    const shares = await judgeAll(postSearches, async (query) => getNames((await searchPosts(query)).data))
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(leastSuccess)
  })

  it('A response says when words were corrected, and when nothing has all of them', async () => {
    expect((await searchAccounts('perros')).words).toBeUndefined()
    expect((await searchAccounts('refujiados')).words).toEqual({ met: 'all', didYouMean: 'refugiados' })
    expect((await searchAccounts('capoeira dublin zaragoza')).words).toEqual({
      met: 'most',
      didYouMean: null,
    })
    expect((await searchPosts('perros')).words).toBeUndefined()
    expect((await searchPosts('capoera')).words).toEqual({ met: 'all', didYouMean: 'capoeira' })
    expect((await searchPosts('capoeira leeds')).words).toEqual({ met: 'most', didYouMean: null })
    expect(await searchPosts('xyzzyx')).toEqual({ data: [], nextCursor: null })
  })

  it('The name comes before the place, and that before a text', async () => {
    const named = await buildPerson({ provider: true, name: 'Casa Teruel', city: 'Vigo' })
    const placed = await buildPerson({ provider: true, name: 'Luz', city: 'Teruel' })
    const told = await buildPerson({ provider: true, name: 'Sol', city: 'Vigo', about: 'Fundada en Teruel.' })
    const { users } = await searchAccounts('teruel')
    expect(users.map(({ id }: { id: string }) => id)).toEqual([named.id, placed.id, told.id])
  })

  it('Guests are not told the names of volunteers by corrections', async () => {
    const { body } = await testApp.guest.get('/api/account/search?search=carvalo')
    expect(body).toEqual({ users: [] })
    expect((await searchAccounts('carvalo')).words).toEqual({ met: 'all', didYouMean: 'carvalho' })
  })
})

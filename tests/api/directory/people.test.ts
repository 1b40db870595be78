import { beforeAll, describe, expect, test } from 'vitest'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

const userKeys = [
  'city',
  'config',
  'country',
  'createdAt',
  'id',
  'name',
  'provider',
  'rate',
  'rate_count',
  'responseTime',
  'state',
  'verified',
]
const configKeys = [
  'about',
  'avatar',
  'background',
  'categories',
  'facebook',
  'instagram',
  'linkedin',
  'twitter',
  'website',
  'work_shift',
]
const ownKeys = [
  'age',
  'email',
  'hasPassword',
  'is_fist_login',
  'language',
  'moderator',
  'needsAge',
  'newsletter',
  'ong_id',
  'phone',
  'privacyAcceptedAt',
  'seenMarks',
  'sex',
  'shareContact',
  'theme',
  'timeZone',
  'typingMarks',
  'validated',
  'volunteerProfileComplete',
]
const getKeys = (value: object) => Object.keys(value).sort()

let lucia: Person
let bruno: Person
let huerto: Person
let hidden: Person
let suspended: Person

beforeAll(async () => {
  lucia = await buildVolunteer({ phone: '+34 600 000 002', sex: 'female' })
  bruno = await buildVolunteer({
    name: 'Bruno Sá',
    country: 'PT',
    city: 'Évora',
    categories: ['sports'],
    workShift: ['sun-n'],
  })
  huerto = await buildOrganisation({ rateSum: 9, rateCount: 2, verifiedAt: new Date() })
  await buildOrganisation({
    name: 'Aula Faro',
    city: 'Cádiz',
    state: 'Cádiz',
    categories: ['education'],
  })
  hidden = await buildOrganisation({ name: 'Huerto Nuevo', validatedAt: null })
  suspended = await buildVolunteer({ name: 'Suspendido', suspendedAt: new Date() })
})

const readUser = (person: Person) => `/api/account/user/${person.id}`

describe('a page', () => {
  test('A guest sees only the preview of the page of a volunteer', async () => {
    const { body } = await testApp.guest.get(readUser(lucia))
    expect(getKeys(body)).toEqual(['city', 'config', 'country', 'id', 'name', 'preview', 'provider'])
    expect(getKeys(body.config)).toEqual(['avatar', 'background'])
    expect(body.preview).toBe(true)
    expect(body.config.avatar).not.toBe('')
  })

  test('A guest sees the whole page of an organisation', async () => {
    const { body } = await testApp.guest.get(readUser(huerto))
    expect(getKeys(body)).toEqual(userKeys)
    expect(getKeys(body.config)).toEqual(configKeys)
    expect(body).toMatchObject({ rate: '4.5', rate_count: '2', verified: true, responseTime: null })
  })

  test('A signed-in account sees the whole page of a volunteer, with `can`', async () => {
    const { body } = await testApp.as(bruno).get(readUser(lucia))
    expect(getKeys(body)).toEqual([...userKeys, 'can'].sort())
    expect(body.can).toEqual({
      connect: true,
      message: true,
      rate: false,
      report: true,
      mute: true,
      block: true,
    })
    expect(body.config).toMatchObject({ categories: 'environment,education', work_shift: '' })
    expect(body).toMatchObject({ rate: '0.0', rate_count: '0' })
    const own = await testApp.as(lucia).get(readUser(lucia))
    expect(own.body.can.connect).toBe(false)
  })

  test('The page of an unvalidated or suspended account returns 404', async () => {
    for (const person of [hidden, suspended]) {
      expect((await testApp.guest.get(readUser(person))).status).toBe(404)
      expect((await testApp.as(lucia).get(readUser(person))).status).toBe(404)
    }
    expect((await testApp.guest.get('/api/account/user/not-an-id')).status).toBe(404)
  })

  test('An account reads every private field of its own, and a guest gets 401', async () => {
    const { body } = await testApp.as(lucia).get('/api/account/user-by-token')
    expect(getKeys(body)).toEqual([...userKeys, ...ownKeys].sort())
    expect(body).toMatchObject({ volunteerProfileComplete: true, phone: '+34 600 000 002' })
    expect((await testApp.guest.get('/api/account/user-by-token')).status).toBe(401)
  })

  test('A forged bearer gets 401 even for a page that guests may read', async () => {
    const forged = { headers: { Authorization: 'Bearer forged' } }
    expect((await testApp.guest.get(readUser(huerto), forged)).status).toBe(401)
  })

  test('A session of a suspended account gets 401', async () => {
    expect((await testApp.as(suspended).get('/api/account/user-by-token')).status).toBe(401)
  })
})

describe('the directory', () => {
  const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name).sort()
  const list = (question = '', caller = testApp.guest) => caller.get(`/api/account/users${question}`)

  test('The directory shows only organisations to guests and volunteers', async () => {
    for (const caller of [testApp.guest, testApp.as(lucia)]) {
      expect(names((await list('', caller)).body)).toEqual(['Aula Faro', 'Huerto Vivo'])
      const volunteers = await list('?provider=false', caller)
      expect(volunteers.body).toEqual({
        data: [],
        meta: { total: 0, limit: 20, page: 1, isLastPage: true },
      })
    }
  })

  test('The directory shows volunteers to organisations as well', async () => {
    const caller = testApp.as(huerto)
    expect(names((await list('?provider=false', caller)).body)).toEqual(['Bruno Sá', 'Lucía Ferrer'])
    expect((await list('', caller)).body.data).toHaveLength(4)
  })

  test.each([
    ['the beginning of a word', '?query=huer', ['Huerto Vivo']],
    ['other letters and accents', '?query=VÍVÓ', ['Huerto Vivo']],
    ['a small typing error', '?query=huetro+vivo', ['Huerto Vivo']],
    ['a place', '?query=cadiz', ['Aula Faro']],
    ['a city without its accent', '?city=cadiz', ['Aula Faro']],
    ['a country', '?country=PT', []],
    ['an interest', '?categories=education', ['Aula Faro']],
    ['text that looks like a search expression', '?query=%26+%7C+!%3A*()', []],
  ])('The directory can be searched by %s', async (_what, question, expected) => {
    const { status, body } = await list(question)
    expect(status).toBe(200)
    expect(names(body)).toEqual(expected)
  })

  test.each([
    ['rating', ['Huerto Vivo', 'Aula Faro']],
    ['newest', ['Aula Faro', 'Huerto Vivo']],
    ['match', ['Huerto Vivo', 'Aula Faro']],
  ])('The directory sorts by %s', async (sort, expected) => {
    const seeker = await buildVolunteer({ categories: ['healthcare'], city: 'Valencia' })
    const { body } = await list(`?sort=${sort}`, testApp.as(seeker))
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(expected)
  })

  test('The directory filters volunteers by availability', async () => {
    const { body } = await list('?provider=false&work_shift=sun-n', testApp.as(huerto))
    expect(names(body)).toEqual(['Bruno Sá'])
  })

  test('The directory shows a viewer the state of their connection to each account', async () => {
    const viewer = await buildVolunteer()
    await testApp.as(viewer).post('/api/friends/add', { friend_id: huerto.id })
    const { body } = await list('?query=huerto', testApp.as(viewer))
    expect(body.data[0].friends).toEqual({ status: 1, incoming: false })
    expect((await list('?query=huerto')).body.data[0]).not.toHaveProperty('friends')
  })

  test('The directory leaves out an account that blocked the viewer', async () => {
    const viewer = await buildVolunteer()
    await testApp.as(huerto).post(`/api/moderation/block/${viewer.id}`)
    expect(names((await list('', testApp.as(viewer))).body)).toEqual(['Aula Faro'])
    await testApp.as(huerto).delete(`/api/moderation/block/${viewer.id}`)
  })

  test('The directory is paged, and rejects invalid parameters', async () => {
    const first = await list('?limit=1')
    expect(first.body.meta).toEqual({ total: 2, limit: 1, page: 1, isLastPage: false })
    const last = await list('?limit=1&page=2')
    expect(last.body.meta.isLastPage).toBe(true)
    expect((await list('?page=99')).body.data).toEqual([])
    for (const wrong of ['?limit=0', '?limit=51', '?page=0', '?sort=oldest', '?categories=gardening']) {
      expect((await list(wrong)).status).toBe(400)
    }
  })
})

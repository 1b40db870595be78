import { beforeAll, describe, expect, test } from 'vitest'
import { buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let clara: Person

const thread = {
  name: 'Hilo Verde',
  about: 'Camisas de lino.',
  category: 'fashion',
  coupon: 'VERDE10',
  discount: '10 %',
  link: 'https://hilo.example',
}
const list = async (query = '', caller = testApp.guest) => (await caller.get(`/api/stores?${query}`)).body

beforeAll(async () => {
  clara = await buildVolunteer({ moderator: true })
  const bread = { ...thread, name: 'Pan de Ayer', about: 'Hogazas.', category: 'food', coupon: '' }
  for (const store of [thread, bread]) await testApp.as(clara).post('/api/stores', store)
})

test('Guests see the list of stores by name, and signed-in accounts also the coupons', async () => {
  const { data, meta, can } = await list()
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['Hilo Verde', 'Pan de Ayer'])
  expect(data[0]).toMatchObject({ coupon: '', discount: '10 %', image: '', can: { edit: false } })
  expect(meta).toEqual({ total: 2, limit: 20, page: 1, isLastPage: true })
  expect(can).toEqual({ add: false })
  const known = await list('', testApp.as(await buildVolunteer()))
  expect(known.data[0]).toMatchObject({ coupon: 'VERDE10', can: { edit: false } })
  expect((await list('', testApp.as(clara))).can).toEqual({ add: true })
})

test('Stores are found by category and by words, ignoring case', async () => {
  const names = async (query: string) => (await list(query)).data.map(({ name }: { name: string }) => name)
  expect(await names('category=food')).toEqual(['Pan de Ayer'])
  expect(await names('query=hogaz')).toEqual(['Pan de Ayer'])
  expect(await names('query=LINO&category=fashion')).toEqual(['Hilo Verde'])
  expect(await names('query=zapatos')).toEqual([])
  expect((await testApp.guest.get('/api/stores?category=cars')).status).toBe(400)
})

describe('editing stores', () => {
  test('A moderator can change and delete a store', async () => {
    const { body } = await testApp.as(clara).post('/api/stores', { ...thread, name: 'Zueco' })
    const changed = await testApp
      .as(clara)
      .put(`/api/stores/${body.id}`, { ...thread, name: 'Zueco', coupon: '' })
    expect(changed.body).toMatchObject({ name: 'Zueco', coupon: '' })
    expect((await testApp.as(clara).delete(`/api/stores/${body.id}`)).status).toBe(204)
    expect((await testApp.as(clara).delete(`/api/stores/${body.id}`)).status).toBe(404)
    expect((await testApp.as(clara).put(`/api/stores/${body.id}`, thread)).status).toBe(404)
  })

  test.each([
    [{ name: '' }, { name: 'name-required' }],
    [{ category: 'cars' }, { category: 'not-in-list' }],
    [{ link: 'javascript:alert(1)' }, { link: 'url-invalid' }],
    [{ image: 'nobody.jpg' }, { image: 'image-invalid' }],
  ])('A store with an invalid field is an error: %o', async (change, fields) => {
    const { status, body } = await testApp.as(clara).post('/api/stores', { ...thread, ...change })
    expect(status).toBe(400)
    expect(body.fields).toEqual(fields)
  })
})

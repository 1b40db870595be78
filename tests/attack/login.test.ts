import { expect, it } from 'vitest'
import { freshAddress, openSite } from './site.ts'

const site = openSite()

const guess = (email: string, address: string) =>
  site.from(address).post('/api/account/login', { email, password: 'grey-pebble-77' })

it('200 simultaneous guesses from 200 addresses all get a response, and the health check succeeds throughout', async () => {
  let isOver = false
  const guesses = Promise.all(
    Array.from({ length: 200 }, (_, n) => guess(`guessed.${n}@brota.example`, freshAddress())),
  ).finally(() => {
    isOver = true
  })
  const health: number[] = []
  while (!isOver) health.push((await site.from().get('/api/health')).status)
  const codes = (await guesses).map(({ status }) => status)
  expect(health.filter((status) => status !== 200)).toEqual([])
  expect(health.length).toBeGreaterThan(5)
  expect(codes.filter((status) => status !== 401 && status !== 503)).toEqual([])
  expect(codes.filter((status) => status === 401).length).toBeGreaterThanOrEqual(52)
}, 60_000)

it('An address has 30 guesses for all accounts, an account 20 from all addresses, and a known device signs in regardless', async () => {
  const thief = freshAddress()
  const sprayed: number[] = []
  for (let n = 0; n < 32; n += 1) sprayed.push((await guess(`sprayed.${n}@brota.example`, thief)).status)
  expect(sprayed.filter((status) => status === 401)).toHaveLength(30)
  expect(sprayed.slice(30)).toEqual([429, 429])

  const owner = await site.signUp()
  const { email, password, address } = owner
  const first = await site.from(address).post('/api/account/login', { email, password })
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const distributed: number[] = []
  for (let n = 0; n < 22; n += 1) distributed.push((await guess(email, freshAddress())).status)
  expect(distributed.filter((status) => status === 401)).toHaveLength(20)
  const known = await site
    .from()
    .post('/api/account/login', { email, password }, { headers: { Cookie: cookie } })
  expect(known.status).toBe(200)
}, 60_000)

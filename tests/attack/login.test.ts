import { expect, it } from 'vitest'
import { freshAddress, openSite } from './site.ts'

const site = openSite()

const guess = (email: string, address: string) =>
  site.from(address).post('/api/account/login', { email, password: 'grey-pebble-77' })

const waves = 3
const guessesInAWave = 200
/** Two hashes at once, and fifty that wait. */
const verified = 52

async function guessInWaves(): Promise<number[]> {
  const codes: number[] = []
  for (let wave = 0; wave < waves; wave += 1) {
    const guesses = Array.from({ length: guessesInAWave }, (_, n) =>
      guess(`guessed.${wave}.${n}@brota.example`, freshAddress()),
    )
    codes.push(...(await Promise.all(guesses)).map(({ status }) => status))
  }
  return codes
}

it('Waves of 200 simultaneous guesses from 200 addresses all get a response, and the health check succeeds throughout', async () => {
  let isOver = false
  const guesses = guessInWaves().finally(() => {
    isOver = true
  })
  const health: number[] = []
  while (!isOver) health.push((await site.from().get('/api/health')).status)
  const codes = await guesses
  expect(health.filter((status) => status !== 200)).toEqual([])
  expect(health.length).toBeGreaterThan(5)
  expect(codes).toHaveLength(waves * guessesInAWave)
  expect(codes.filter((status) => status !== 401 && status !== 503)).toEqual([])
  expect(codes.filter((status) => status === 401).length).toBeGreaterThanOrEqual(waves * verified)
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

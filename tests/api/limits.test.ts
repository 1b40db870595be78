import { describe, expect, test } from 'vitest'
import { buildVolunteer } from '../people.ts'
import { freshEmail, password, volunteerPayload, wrongPassword } from './setup/account.ts'
import { openTown } from './setup/town.ts'

const town = openTown({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' })

let lastAddress = 0
const newAddress = () => `198.51.100.${++lastAddress}`
const from = (address: string) => ({ headers: { 'X-Forwarded-For': `203.0.113.9, ${address}` } })

const tryIn = (email: string, secret: string, address: string) =>
  town.guest.post('/api/account/login', { email, password: secret }, from(address))

async function newEmail(address = newAddress()): Promise<string> {
  const email = freshEmail()
  await town.guest.post('/api/account/register', volunteerPayload({ email }), from(address))
  await town.platform.database.pool.query('update accounts set validated_at = now() where email = $1', [
    email,
  ])
  return email
}

/** As if what was waited for had passed. */
const waitIt = () =>
  town.platform.database.pool.query('update rate_limits set expire = 1 where key like $1', ['a login:%'])

describe('logins', () => {
  test('ten wrong ones from an address are enough; from another one its owner still comes in', async () => {
    const email = await newEmail()
    const thief = newAddress()
    for (let n = 0; n < 10; n++) expect((await tryIn(email, wrongPassword, thief)).status).toBe(401)
    const refused = await tryIn(email, password, thief)
    expect(refused.status).toBe(429)
    expect(refused.body.error).toBe('Too many requests')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
    expect((await tryIn(email, password, newAddress())).status).toBe(200)
  })

  test('who goes on waits longer each time, and is never locked out', async () => {
    const email = await newEmail()
    const address = newAddress()
    const waits: number[] = []
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 10; n++) await tryIn(email, wrongPassword, address)
      waits.push(Number((await tryIn(email, wrongPassword, address)).headers.get('retry-after')))
      await waitIt()
    }
    expect(waits).toEqual([60, 120, 240])
    expect((await tryIn(email, password, address)).status).toBe(200)
  })

  test('the right password forgets the slips before it', async () => {
    const email = await newEmail()
    const address = newAddress()
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 8; n++) await tryIn(email, wrongPassword, address)
      expect((await tryIn(email, password, address)).status).toBe(200)
    }
  })

  test('what is kept names nobody', async () => {
    const { rows } = await town.platform.database.pool.query('select key from rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ key }) => /@|198\.51/.test(key))).toEqual([])
  })
})

describe('sign-ups', () => {
  test('five an hour with an e-mail', async () => {
    const email = freshEmail()
    const codes: number[] = []
    for (let n = 0; n < 6; n++) {
      const answer = await town.guest.post(
        '/api/account/register',
        volunteerPayload({ email }),
        from(newAddress()),
      )
      codes.push(answer.status)
    }
    expect(codes).toEqual([201, 409, 409, 409, 409, 429])
  })

  test('sixty an hour from an address', async () => {
    const address = newAddress()
    const common = { password: 'password', rePassword: 'password' }
    const codes = await Promise.all(
      Array.from({ length: 61 }, () =>
        town.guest.post(
          '/api/account/register',
          volunteerPayload({ email: freshEmail(), ...common }),
          from(address),
        ),
      ),
    )
    expect(codes.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('every call', () => {
  test('a person has 1,200 in five minutes, wherever they come from', async () => {
    const lucia = await buildVolunteer()
    const codes: number[] = []
    for (let sent = 0; sent < 1_210; sent += 110) {
      const some = await Promise.all(
        Array.from({ length: 110 }, () =>
          town.as(lucia).get('/api/notifications/notify/count', from(newAddress())),
        ),
      )
      codes.push(...some.map(({ status }) => status))
    }
    expect(codes.filter((status) => status === 200)).toHaveLength(1_200)
    expect(codes.filter((status) => status === 429)).toHaveLength(10)
  })
})

describe('a store that fails', () => {
  test('refuses nobody', async () => {
    await town.platform.database.pool.query('alter table rate_limits rename to rate_limits_away')
    const { status } = await tryIn(freshEmail(), wrongPassword, newAddress())
    await town.platform.database.pool.query('alter table rate_limits_away rename to rate_limits')
    expect(status).toBe(401)
  })
})

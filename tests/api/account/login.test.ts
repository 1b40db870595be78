import { describe, expect, test } from 'vitest'
import { buildVolunteer } from '../../people.ts'
import {
  bearer,
  freshEmail,
  getMyStatus,
  logIn,
  meBy,
  password,
  signUp,
  volunteerPayload,
  wrongPassword,
} from '../setup/account.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

async function suspend(email: string) {
  await testApp.platform.database.pool.query('update accounts set suspended_at = now() where email = $1', [
    email,
  ])
}

describe('signing in', () => {
  test('Signing in returns a pair of tokens and the account', async () => {
    const { email, user } = await signUp(testApp)
    const { status, body } = await logIn(testApp, email)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['accessToken', 'refreshToken', 'user'])
    expect(body.user.id).toBe(user.id)
    expect((await meBy(testApp, body.accessToken)).body).toEqual(body.user)
  })

  test('Signing in ignores the case of the address but not of the password', async () => {
    const { email } = await signUp(testApp)
    expect((await logIn(testApp, ` ${email.toUpperCase()}`)).status).toBe(200)
    expect((await logIn(testApp, email, password.toUpperCase())).status).toBe(401)
    expect((await logIn(testApp, email, ` ${password}`)).status).toBe(401)
  })

  test('A password matches in either Unicode form of its accents', async () => {
    const composed = 'canci\u00f3n-12'
    const { email } = await signUp(testApp, { password: composed, rePassword: composed })
    expect((await logIn(testApp, email, composed.normalize('NFD'))).status).toBe(200)
  })

  test('Signing in ignores a bearer sent with it', async () => {
    const { email } = await signUp(testApp)
    const response = await testApp.guest.post('/api/account/login', { email, password }, bearer('forged'))
    expect(response.status).toBe(200)
  })
})

describe('nobody learns who has an account', () => {
  test('An unknown address and a wrong password get the same response', async () => {
    const { email } = await signUp(testApp)
    const known = await logIn(testApp, email, wrongPassword)
    const unknown = await logIn(testApp, freshEmail(), wrongPassword)
    expect(known.status).toBe(401)
    expect(known.body.error).toBe('wrong email or password')
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: 401, body: known.body })
  })

  test('An unknown address costs the same work as a wrong password: one comparison with one hash of equal strength', async () => {
    const { email } = await signUp(testApp)
    const passwordless = await buildVolunteer()
    // The first call creates the hash that unknown addresses are compared with.
    await logIn(testApp, freshEmail(), wrongPassword)
    const { hashing } = testApp.platform
    const getStrength = (hash: string) => hash.split('$').slice(0, 4).join('$')
    let work: string[] = []
    testApp.platform.hashing = {
      hash: (password) => {
        work.push('hashed')
        return hashing.hash(password)
      },
      verify: (hash, password) => {
        work.push(`compared ${password} at ${getStrength(hash)}`)
        return hashing.verify(hash, password)
      },
    }
    try {
      for (const address of [email, freshEmail(), passwordless.email]) {
        work = []
        expect((await logIn(testApp, address, wrongPassword)).status).toBe(401)
        expect(work).toEqual([`compared ${wrongPassword} at $argon2id$v=19$m=19456,t=2,p=1`])
      }
    } finally {
      testApp.platform.hashing = hashing
    }
  })

  test('Only the right password reveals that an account is unvalidated or suspended', async () => {
    const payload = volunteerPayload()
    await testApp.guest.post('/api/account/register', payload)
    expect((await logIn(testApp, payload.email, wrongPassword)).status).toBe(401)
    const unvalidated = await logIn(testApp, payload.email)
    expect(unvalidated.status).toBe(403)
    expect(unvalidated.body.error).toBe('You need to validate your account to login.')

    const { email } = await signUp(testApp)
    await suspend(email)
    expect((await logIn(testApp, email, wrongPassword)).status).toBe(401)
    const suspended = await logIn(testApp, email)
    expect(suspended.status).toBe(403)
    expect(suspended.body.error).toBe('Account suspended')
  })
})

describe('is refused', () => {
  test.each([
    ['without an e-mail', { password }, 'email', 'login-email-required'],
    ['without a password', { email: 'a@b.example' }, 'password', 'login-fields-required'],
    ['with a list for a password', { email: 'a@b.example', password: ['x'] }, 'password', 'invalid'],
  ])('%s', async (_what, input, field, key) => {
    const { status, body } = await testApp.guest.post('/api/account/login', input)
    expect(status).toBe(400)
    expect(body.fields).toEqual({ [field]: key })
  })
})

describe('signing out', () => {
  const logOut = (refreshToken: string) => testApp.guest.post('/api/account/logout', { refreshToken })

  test('Signing out ends that session at once, and no other', async () => {
    const { email, accessToken } = await signUp(testApp)
    const { body } = await logIn(testApp, email)
    expect(await getMyStatus(testApp, body.accessToken)).toBe(200)
    expect((await logOut(body.refreshToken)).status).toBe(204)
    await expect.poll(() => getMyStatus(testApp, body.accessToken), { timeout: 1_000 }).toBe(401)
    expect((await testApp.guest.post('/api/account/refresh-token', body)).status).toBe(401)
    expect(await getMyStatus(testApp, accessToken)).toBe(200)
  })

  test('Signing out with an unknown token succeeds too', async () => {
    expect((await logOut('unknown')).status).toBe(204)
  })
})

describe('the devices signed in', () => {
  const devices = (token: string) => testApp.guest.get('/api/account/sessions', bearer(token))

  test('The signed-in devices are listed by recognisable names, and their owner can end one', async () => {
    const { email, accessToken } = await signUp(testApp)
    const firefox = { headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' } }
    const { body: other } = await testApp.guest.post('/api/account/login', { email, password }, firefox)
    const { body: list } = await devices(accessToken)
    // The session of the link, which ended the one of the registration, and this one.
    expect(list).toHaveLength(2)
    for (const row of list) {
      expect(Object.keys(row).sort()).toEqual(['createdAt', 'current', 'device', 'id', 'usedAt'])
    }
    const away = list.find((row: { device: string }) => row.device === 'Firefox · Linux')
    expect(away.current).toBe(false)
    expect(await getMyStatus(testApp, other.accessToken)).toBe(200)
    const sent = await testApp.guest.delete(
      `/api/account/sessions/${away.id}`,
      undefined,
      bearer(accessToken),
    )
    expect(sent.status).toBe(204)
    await expect.poll(() => getMyStatus(testApp, other.accessToken), { timeout: 1_000 }).toBe(401)
    expect((await devices(accessToken)).body).toHaveLength(1)
  })

  test('The devices of other accounts are not found', async () => {
    const one = await signUp(testApp)
    const other = await signUp(testApp)
    const { body } = await devices(other.accessToken)
    const response = await testApp.guest.delete(
      `/api/account/sessions/${body[0].id}`,
      undefined,
      bearer(one.accessToken),
    )
    expect(response.status).toBe(404)
    expect(await getMyStatus(testApp, other.accessToken)).toBe(200)
  })
})

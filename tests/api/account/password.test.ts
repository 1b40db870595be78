import type { PoolClient } from 'pg'
import { describe, expect, test } from 'vitest'
import {
  bearer,
  freshEmail,
  getMyStatus,
  linkTo,
  logIn,
  meBy,
  password,
  signUp,
  volunteerPayload,
  wrongPassword,
} from '../setup/account.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ PASSWORD_MAX: '40' })
const hour = 3_600_000
const newPassword = 'second-sprout-8'
const longPassword = 'a sentence of forty letters is allowed!!'

const forget = (email: string) => testApp.guest.post('/api/account/password/forgot', { email })
const reset = (token: string, given = newPassword) =>
  testApp.guest.post('/api/account/password/reset', { token, password: given })
const change = (token: string, body: unknown) =>
  testApp.guest.put('/api/account/password', body as object, bearer(token))

/** Returns the text of each statement that the pool runs during the action. */
async function statementsDuring(act: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  const { pool } = testApp.platform.database
  const clients = new Map<PoolClient, PoolClient['query']>()
  const listen = (client: PoolClient) => {
    if (clients.has(client)) return
    const { query } = client
    clients.set(client, query)
    client.query = new Proxy(query, {
      apply: (target, self, given: [string | { text: string }]) => {
        asked.push(typeof given[0] === 'string' ? given[0] : given[0].text)
        return Reflect.apply(target, self, given)
      },
    })
  }
  pool.on('acquire', listen)
  await act()
  pool.off('acquire', listen)
  for (const [client, query] of clients) client.query = query
  return asked
}

async function forgetful() {
  const person = await signUp(testApp)
  await forget(person.email)
  return { ...person, link: await linkTo(testApp, person.email) }
}

describe('a forgotten password', () => {
  test('A request to reset a password returns one response for known and unknown addresses, and only known ones get an email', async () => {
    const { email } = await signUp(testApp)
    const nobody = freshEmail()
    const known = await forget(email)
    const unknown = await forget(nobody)
    expect(known.status).toBe(202)
    expect(unknown).toMatchObject({ status: 202, body: known.body })
    await testApp.work()
    expect(testApp.mails.filter(({ to }) => to === nobody)).toEqual([])
    expect(testApp.mails.findLast(({ to }) => to === email)?.text).toContain('/reset-password?token=')
  })

  test('A request to reset a password runs equal statements for known and unknown addresses; the queue looks the account up', async () => {
    const { email, user } = await signUp(testApp)
    const { pool } = testApp.platform.database
    const getLinks = async () =>
      (await pool.query('select id from email_links where account_id = $1', [user.id])).rowCount ?? 0
    const before = await getLinks()
    const done: Record<string, string[]> = {}
    for (const to of [email, freshEmail()]) {
      done[to] = await statementsDuring(() => forget(to))
      expect(done[to].filter((statement) => /accounts|email_links|mails/.test(statement))).toEqual([])
    }
    expect(new Set(Object.values(done).map((list) => list.join('\n'))).size).toBe(1)
    expect(await getLinks()).toBe(before)
    await testApp.work()
    expect(await getLinks()).toBe(before + 1)
  })

  test('Two requests at once to reset a password send one email', async () => {
    const { email } = await signUp(testApp)
    await testApp.work()
    const mailsBefore = testApp.mails.filter(({ to }) => to === email).length
    await Promise.all([forget(email), forget(email)])
    await testApp.work()
    expect(testApp.mails.filter(({ to }) => to === email)).toHaveLength(mailsBefore + 1)
  })

  test('The erasure of an account removes its address from the jobs that wait in the queue', async () => {
    const { email, user, accessToken } = await signUp(testApp)
    await forget(email)
    await testApp.guest.post('/api/account/validate/resend', { email })
    const waiting = async () =>
      (
        await testApp.platform.database.pool.query(
          'select id from graphile_worker._private_jobs where payload::text like $1',
          [`%${email}%`],
        )
      ).rowCount
    expect(await waiting()).toBe(2)
    const erased = await testApp.guest.delete(
      `/api/account/user/${user.id}`,
      { confirm: 'delete', password },
      bearer(accessToken),
    )
    expect(erased.status).toBe(204)
    expect(await waiting()).toBe(0)
  })

  test('A reset link replaces the password once and signs every device out', async () => {
    const { email, link, accessToken, refreshToken } = await forgetful()
    expect((await reset(link)).status).toBe(204)
    expect((await logIn(testApp, email)).status).toBe(401)
    expect((await logIn(testApp, email, newPassword)).status).toBe(200)
    await expect.poll(() => getMyStatus(testApp, accessToken), { timeout: 1_000 }).toBe(401)
    expect((await testApp.guest.post('/api/account/refresh-token', { refreshToken })).status).toBe(401)
    expect((await reset(link)).status).toBe(410)
  })

  test('Of 20 resets at once with one link, one succeeds', async () => {
    const { link } = await forgetful()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => reset(link, `sprout-number-${at}`)),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([204, ...Array(19).fill(410)])
  })

  test('A reset link works for an hour, and a check says whether it still works', async () => {
    const check = async (token: string) =>
      (await testApp.guest.get(`/api/account/password/reset?token=${token}`)).status
    const { link } = await forgetful()
    expect([await check(link), await check('unknown'), await check('')]).toEqual([200, 410, 400])
    testApp.pass(hour + 1_000)
    expect([await check(link), (await reset(link)).status]).toEqual([410, 410])
    const other = (await forgetful()).link
    await reset(other)
    expect(await check(other)).toBe(410)
  })

  test('A reset with an invalid password leaves its link usable', async () => {
    const { link } = await forgetful()
    const { status, body } = await reset(link, 'password123')
    expect(status).toBe(400)
    expect(body.fields).toEqual({ password: 'password-too-common' })
    expect((await reset(link, `${longPassword}!`)).body.fields).toEqual({ password: 'password-too-long' })
    expect((await reset(link, longPassword)).status).toBe(204)
  })

  test('A reset without a valid link hashes nothing', async () => {
    const { link } = await forgetful()
    await reset(link)
    const { hashing } = testApp.platform
    let hashed = 0
    testApp.platform.hashing = {
      ...hashing,
      hash: (given, turn) => {
        hashed += 1
        return hashing.hash(given, turn)
      },
    }
    try {
      for (const token of [link, 'unknown']) expect((await reset(token)).status).toBe(410)
    } finally {
      testApp.platform.hashing = hashing
    }
    expect(hashed).toBe(0)
  })

  test('The link that validates an account sets no password, and still validates', async () => {
    const payload = volunteerPayload()
    await testApp.guest.post('/api/account/register', payload)
    const link = await linkTo(testApp, payload.email)
    for (const token of [link, 'unknown']) expect((await reset(token)).status).toBe(410)
    const validated = await testApp.guest.post('/api/account/validate', {
      token: link,
      password: payload.password,
    })
    expect(validated.status).toBe(200)
  })
})

describe('a new password', () => {
  test('A change of password leaves this device signed in and signs the others out', async () => {
    const { email, accessToken } = await signUp(testApp)
    const { body: other } = await logIn(testApp, email)
    expect((await change(accessToken, { password, newPassword })).status).toBe(204)
    expect(await getMyStatus(testApp, accessToken)).toBe(200)
    await expect.poll(() => getMyStatus(testApp, other.accessToken), { timeout: 1_000 }).toBe(401)
    expect((await logIn(testApp, email, newPassword)).status).toBe(200)
  })

  test('A change of password without the old one returns 403, never 401', async () => {
    const { accessToken } = await signUp(testApp)
    for (const given of [{ password: wrongPassword }, {}, { tokenSocialNetWork: 'a.b.c' }]) {
      const { status, body } = await change(accessToken, { ...given, newPassword })
      expect(status).toBe(403)
      expect(body.error).toBe('wrong password')
    }
  })

  test('A new password follows the rules of the first', async () => {
    const { accessToken } = await signUp(testApp)
    const { body } = await change(accessToken, { password, newPassword: 'qwerty123' })
    expect(body.fields).toEqual({ newPassword: 'password-too-common' })
    const short = await change(accessToken, { password, newPassword: 'short' })
    expect(short.body.fields).toEqual({ newPassword: 'password-too-short' })
  })
})

describe('a new e-mail address', () => {
  const move = (token: string, email: string, given = password) =>
    testApp.guest.post('/api/account/email', { email, password: given }, bearer(token))

  test('A new address counts, and other devices are signed out, once its link is followed; the old address gets an email', async () => {
    const { email, accessToken } = await signUp(testApp)
    const { body: other } = await logIn(testApp, email)
    const newEmail = freshEmail()
    expect((await move(accessToken, newEmail)).status).toBe(202)
    expect((await meBy(testApp, accessToken)).body.email).toBe(email)
    expect(await getMyStatus(testApp, other.accessToken)).toBe(200)
    const link = await linkTo(testApp, newEmail)
    expect(testApp.mails.findLast(({ to }) => to === newEmail)?.text).toContain('&change=true')
    expect(testApp.mails.findLast(({ to }) => to === email)?.text).toContain(newEmail)
    const { body } = await testApp.guest.post('/api/account/validate', { token: link, password })
    expect(body.user.email).toBe(newEmail)
    await expect.poll(() => getMyStatus(testApp, other.accessToken), { timeout: 1_000 }).toBe(401)
    expect((await logIn(testApp, email)).status).toBe(401)
    expect((await logIn(testApp, newEmail)).status).toBe(200)
    expect((await testApp.guest.post('/api/account/validate', { token: link, password })).status).toBe(410)
  })

  test('A new address needs a session of the account or its password: its link alone changes nothing', async () => {
    const { email, accessToken } = await signUp(testApp)
    const stranger = await signUp(testApp)
    const wanted = freshEmail()
    await move(accessToken, wanted)
    const token = await linkTo(testApp, wanted)
    const confirm = (more: object, by?: string) =>
      testApp.guest.post('/api/account/validate', { token, ...more }, by ? bearer(by) : {})
    for (const asked of [
      await confirm({}),
      await confirm({}, stranger.accessToken),
      await confirm({ newPassword: 'second-sprout-8' }),
    ]) {
      expect([asked.status, asked.body.error]).toEqual([403, 'Confirm that it is you'])
      expect(asked.body.proofs).toEqual(['password'])
    }
    expect((await confirm({ password: wrongPassword })).body.error).toBe('wrong password')
    expect((await meBy(testApp, accessToken)).body.email).toBe(email)
    const { body: other } = await logIn(testApp, email)
    const { status, body } = await confirm({}, accessToken)
    expect([status, body.user.email]).toEqual([200, wanted])
    await expect.poll(() => getMyStatus(testApp, other.accessToken), { timeout: 1_000 }).toBe(401)
    expect(await getMyStatus(testApp, accessToken)).toBe(200)
  })

  test('A change of password cancels a pending change of address', async () => {
    const { email, accessToken } = await signUp(testApp)
    const wanted = freshEmail()
    await move(accessToken, wanted)
    const token = await linkTo(testApp, wanted)
    expect((await change(accessToken, { password, newPassword })).status).toBe(204)
    for (const proof of [{ password }, { password: newPassword }]) {
      const { status } = await testApp.guest.post(
        '/api/account/validate',
        { token, ...proof },
        bearer(accessToken),
      )
      expect(status).toBe(410)
    }
    expect((await logIn(testApp, email, newPassword)).status).toBe(200)
  })

  test('A change of address is rejected with a wrong password or with the address of another account', async () => {
    const { accessToken } = await signUp(testApp)
    const other = await signUp(testApp)
    expect(await move(accessToken, freshEmail(), wrongPassword)).toMatchObject({
      status: 403,
      body: { error: 'wrong password', fields: { password: 'password-wrong' } },
    })
    const { status, body } = await move(accessToken, other.email)
    expect(status).toBe(409)
    expect(body.error).toBe('Email already used')
  })

  test('The account’s own address is no other: the field says that it is theirs already', async () => {
    const { accessToken, email } = await signUp(testApp)
    for (const own of [email, email.toUpperCase()])
      expect(await move(accessToken, own)).toMatchObject({
        status: 400,
        body: { fields: { email: 'email-own' } },
      })
    expect((await meBy(testApp, accessToken)).body.email).toBe(email)
  })

  test('An address that two accounts request becomes the address of one of them', async () => {
    const [one, two] = [await signUp(testApp), await signUp(testApp)]
    const wanted = freshEmail()
    await move(one.accessToken, wanted)
    const first = await linkTo(testApp, wanted)
    await move(two.accessToken, wanted)
    const second = await linkTo(testApp, wanted)
    const responses = await Promise.all(
      [first, second].map((token) => testApp.guest.post('/api/account/validate', { token, password })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('The link of a new address expires after 24 hours', async () => {
    const { accessToken } = await signUp(testApp)
    const wanted = freshEmail()
    await move(accessToken, wanted)
    const token = await linkTo(testApp, wanted)
    testApp.pass(24 * hour + 1_000)
    expect((await testApp.guest.post('/api/account/validate', { token, password })).status).toBe(410)
  })
})

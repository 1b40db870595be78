import { describe, expect, test } from 'vitest'
import {
  bearer,
  freshEmail,
  getMyStatus,
  linkTo,
  logIn,
  meBy,
  organisationPayload,
  password,
  volunteerPayload,
} from '../setup/account.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const register = (payload: unknown) => testApp.guest.post('/api/account/register', payload)
const hour = 3_600_000

describe('registration', () => {
  test('A registered volunteer is signed in and not validated yet', async () => {
    const { status, body } = await register(volunteerPayload())
    expect(status).toBe(201)
    expect(Object.keys(body).sort()).toEqual(['account', 'refreshToken', 'token'])
    expect(Object.keys(body.account).sort()).toEqual(['id', 'name'])
    const me = await meBy(testApp, body.token)
    expect(me.body).toMatchObject({
      provider: false,
      age: 31,
      sex: 'female',
      validated: false,
      moderator: false,
    })
  })

  test('A registered organisation has its tax id and place', async () => {
    const { body } = await register(organisationPayload())
    const me = await meBy(testApp, body.token)
    expect(me.body).toMatchObject({ provider: true, ong_id: 'G12345678', city: 'Cádiz', country: 'ES' })
  })

  test('A registration sends one email with a validation link, in the requested language', async () => {
    const email = freshEmail()
    await register(volunteerPayload({ email, language: 'en' }))
    await linkTo(testApp, email)
    const emails = testApp.mails.filter(({ to }) => to === email)
    expect(emails).toHaveLength(1)
    expect(emails[0]?.subject).toBe('Confirm your Brota account')
    expect(emails[0]?.text).toContain('/validate?token=')
  })

  test('A registration ignores fields that a client may not set', async () => {
    const email = freshEmail()
    const made = { email, moderator: true, verifiedAt: 'now', validated: true, id: 'x' }
    const { body } = await register(volunteerPayload(made))
    expect((await meBy(testApp, body.token)).body).toMatchObject({ moderator: false, verified: false })
  })

  test('An address in capitals and with spaces around it counts as already registered', async () => {
    const email = freshEmail()
    await register(volunteerPayload({ email }))
    const again = await register(volunteerPayload({ email: `  ${email.toUpperCase()} ` }))
    expect(again.status).toBe(409)
    expect(again.body.error).toBe('User already exists')
  })
})

describe('an invalid registration', () => {
  test.each([
    ['no e-mail', { email: '' }, 'email', 'email-required'],
    ['a broken e-mail', { email: 'marta@' }, 'email', 'email-invalid'],
    ['no name', { name: '  ' }, 'name', 'name-required'],
    ['no password', { password: '', rePassword: '' }, 'password', 'password-required'],
    ['a short password', { password: 'seven77', rePassword: 'seven77' }, 'password', 'password-too-short'],
    [
      'a long password',
      { password: 'x'.repeat(17), rePassword: 'x'.repeat(17) },
      'password',
      'password-too-long',
    ],
    [
      'a common password',
      { password: 'Password123', rePassword: 'Password123' },
      'password',
      'password-too-common',
    ],
    ['a different repetition', { rePassword: 'something else' }, 'rePassword', 'password-not-equal'],
  ])('A registration with %s is rejected', async (_what, overrides, field, key) => {
    const { status, body } = await register(volunteerPayload(overrides))
    expect(status).toBe(400)
    expect(body.fields).toMatchObject({ [field]: key })
  })

  test.each([
    ['city', 'city-required'],
    ['ong_id', 'ong-id-required'],
    ['phone', 'phone-required'],
  ])('The registration of an organisation without %s is rejected', async (field, key) => {
    const { status, body } = await register(organisationPayload({ [field]: '' }))
    expect(status).toBe(400)
    expect(body.fields).toEqual({ [field]: key })
  })

  test('The registration of someone below the minimum age is rejected', async () => {
    const { status, body } = await register(volunteerPayload({ age: 15 }))
    expect(status).toBe(403)
    expect(body.error).toBe('Below the minimum age')
  })

  test('A registration with a forged Google token is rejected', async () => {
    const { status } = await register(volunteerPayload({ tokenSocialNetWork: 'a.b.c' }))
    expect(status).toBe(401)
  })
})

test('20 registrations at once with one address create one account', async () => {
  const email = freshEmail()
  const responses = await Promise.all(Array.from({ length: 20 }, () => register(volunteerPayload({ email }))))
  expect(responses.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
  await linkTo(testApp, email)
  expect(testApp.mails.filter(({ to }) => to === email)).toHaveLength(1)
})

describe('an unvalidated account', () => {
  test('An unvalidated account reserves its address for 48 hours, and a later registration replaces it', async () => {
    const email = freshEmail()
    const first = await register(volunteerPayload({ email, name: 'First' }))
    testApp.pass(47 * hour)
    expect((await register(volunteerPayload({ email }))).status).toBe(409)
    testApp.pass(2 * hour)
    const second = await register(volunteerPayload({ email, name: 'Second' }))
    expect(second.status).toBe(201)
    expect(second.body.account.id).not.toBe(first.body.account.id)
    expect((await testApp.guest.post('/api/account/refresh-token', first.body)).status).toBe(401)
  })

  test('An unvalidated account may read but not write', async () => {
    const { body } = await register(volunteerPayload())
    const as = bearer(body.token)
    expect(await getMyStatus(testApp, body.token)).toBe(200)
    expect((await testApp.guest.get('/api/account/users', as)).status).toBe(200)
    expect((await testApp.guest.get('/api/account/sessions', as)).status).toBe(200)
    const writes = await Promise.all([
      testApp.guest.put('/api/account/settings', {}, as),
      testApp.guest.put('/api/account/preferences', {}, as),
      testApp.guest.post('/api/account/email', {}, as),
      testApp.guest.put('/api/account/password', {}, as),
      testApp.guest.post('/api/account/first-login/done', {}, as),
    ])
    for (const { status, body } of writes) {
      expect(status).toBe(403)
      expect(body.error).toBe('You need to validate your account.')
    }
    expect((await logIn(testApp, 'nobody@brota.example', password)).status).toBe(401)
  })

  test('The page of an unvalidated account is visible only to itself', async () => {
    const { body } = await register(organisationPayload())
    const address = `/api/account/user/${body.account.id}`
    expect((await testApp.guest.get(address)).status).toBe(404)
    expect((await testApp.guest.get(address, bearer(body.token))).status).toBe(200)
  })

  test('An unvalidated account is erased with its emails after 14 days, and a validated one is not', async () => {
    const { database } = testApp.platform
    const stays = volunteerPayload()
    await register(stays)
    await testApp.guest.post('/api/account/validate', { token: await linkTo(testApp, stays.email), password })
    const goes = volunteerPayload()
    await register(goes)
    testApp.pass(14 * 24 * hour + 60_000)
    await database.pool.query(`select graphile_worker.add_job('account.erase-unvalidated')`)
    await testApp.work()
    const emails = [stays.email, goes.email]
    const left = await database.pool.query('select email from accounts where email = any($1)', [emails])
    expect(left.rows).toEqual([{ email: stays.email }])
    const mails = await database.pool.query('select 1 from mails where recipient = $1', [goes.email])
    expect(mails.rows).toEqual([])
  })
})

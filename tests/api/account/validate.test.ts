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

const testApp = openTestApp()
const hour = 3_600_000
const register = (payload: unknown) => testApp.guest.post('/api/account/register', payload)
const validate = (body: object, options?: { headers: Record<string, string> }) =>
  testApp.guest.post('/api/account/validate', body, options)
/** Validates with the password and without a session. */
const prove = (body: object) => validate({ password, ...body })

async function newcomer(overrides: Record<string, unknown> = {}) {
  const payload = volunteerPayload(overrides)
  const { body } = await register(payload)
  return { email: payload.email, token: body.token as string, link: await linkTo(testApp, payload.email) }
}

describe('the e-mailed link', () => {
  test('The emailed link validates once and upgrades the session that sends it', async () => {
    const { token, link } = await newcomer()
    expect((await meBy(testApp, token)).body.validated).toBe(false)
    const first = await validate({ token: link }, bearer(token))
    expect(first.status).toBe(200)
    expect(Object.keys(first.body).sort()).toEqual(['accessToken', 'refreshToken', 'user'])
    expect(first.body.user.validated).toBe(true)
    await expect
      .poll(async () => (await testApp.guest.post('/api/account/first-login/done', {}, bearer(token))).status)
      .toBe(204)
    const second = await validate({ token: link }, bearer(token))
    expect(second.status).toBe(410)
    expect(second.body.error).toBe('Used up or too old')
  })

  test('One of 20 simultaneous calls with a link validates the account', async () => {
    const { link } = await newcomer()
    const responses = await Promise.all(Array.from({ length: 20 }, () => prove({ token: link })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)])
  })

  test('One of two simultaneous links validates the account', async () => {
    const { email, link } = await newcomer()
    await testApp.guest.post('/api/account/validate/resend', { email })
    const other = await linkTo(testApp, email)
    const responses = await Promise.all([prove({ token: link }), prove({ token: other })])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test('The link leads to the page that its reader wanted, also from a second email, and never to another site', async () => {
    const offer = '/job/0190a000-0000-7000-8000-000000000001'
    const getLink = async (email: string) => {
      const token = await linkTo(testApp, email)
      const mail = testApp.mails.find(({ to, text }) => to === email && text.includes(token))
      return mail?.text.split('\n').find((line) => line.includes(token))
    }
    const { email, token } = await newcomer({ returnTo: offer })
    expect(await getLink(email)).toContain(`&then=${encodeURIComponent(offer)}`)
    await testApp.guest.post('/api/account/validate/resend', { email, returnTo: '/jobs?city=Gij%C3%B3n' })
    expect(await getLink(email)).toContain(`&then=${encodeURIComponent('/jobs?city=Gij%C3%B3n')}`)
    await testApp.guest.put('/api/account/validate/email', { email, returnTo: offer }, bearer(token))
    expect(await getLink(email)).toContain(`&then=${encodeURIComponent(offer)}`)
    for (const returnTo of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      `/${'x'.repeat(3_000)}`,
    ]) {
      const { email: other } = await newcomer({ returnTo })
      expect(await getLink(other)).not.toContain('then=')
    }
  })

  test('A validation link works for 48 hours', async () => {
    const { link } = await newcomer()
    const late = await newcomer()
    testApp.pass(47 * hour)
    expect((await prove({ token: link })).status).toBe(200)
    testApp.pass(2 * hour)
    expect((await prove({ token: late.link })).status).toBe(410)
  })

  test('A validation link asks for the privacy policy when registration did not, and stays valid meanwhile', async () => {
    const { link } = await newcomer({ privacy: false })
    const without = await prove({ token: link })
    expect(without.status).toBe(400)
    expect(without.body.error).toBe('Privacy policy not accepted')
    const accepted = await prove({ token: link, privacy: true })
    expect(accepted.body.user.privacyAcceptedAt).toEqual(expect.any(String))
  })

  test.each(['', 'unknown', 'x'.repeat(9_000)])(
    'A validation link is invalid when its token is %.10s',
    async (token) => {
      expect([400, 410]).toContain((await prove({ token })).status)
    },
  )
})

describe('ownership of the link', () => {
  test('A validation link without a session asks who its reader is and stays valid', async () => {
    const { link, token } = await newcomer()
    const asked = await validate({ token: link })
    expect([asked.status, asked.body.error]).toEqual([403, 'Confirm that it is you'])
    expect(asked.body.proofs).toEqual(['password', 'new-password'])
    const wrong = await validate({ token: link, password: wrongPassword })
    expect([wrong.status, wrong.body.error]).toEqual([403, 'wrong password'])
    expect((await validate({ token: link, tokenSocialNetWork: 'a.b.c' })).body.error).toBe('wrong password')
    expect((await meBy(testApp, token)).body.validated).toBe(false)
    expect((await validate({ token: link, password })).status).toBe(200)
  })

  test('Neither another account’s session nor an invalid bearer proves the ownership of the link', async () => {
    const { link, token } = await newcomer()
    const other = await signUp(testApp)
    for (const invalid of [other.accessToken, `${token}x`, 'rubbish']) {
      const { status, body } = await validate({ token: link }, bearer(invalid))
      expect([status, body.error]).toEqual([403, 'Confirm that it is you'])
    }
    testApp.pass(16 * 60_000)
    expect((await validate({ token: link }, bearer(token))).status).toBe(403)
    testApp.pass(-16 * 60_000)
    expect((await validate({ token: link }, bearer(token))).status).toBe(200)
  })

  test('Validation with the password ends every earlier session, a stranger`s too', async () => {
    const { link, token, email } = await newcomer()
    const { body } = await validate({ token: link, password })
    await expect.poll(() => getMyStatus(testApp, token), { timeout: 1_000 }).toBe(401)
    expect(await getMyStatus(testApp, body.accessToken)).toBe(200)
    expect((await logIn(testApp, email)).status).toBe(200)
  })

  test('A new password proves ownership: someone who registered with my address keeps neither session nor password', async () => {
    const { link, token, email } = await newcomer()
    const common = await validate({ token: link, newPassword: 'password123' })
    expect(common.body.fields).toEqual({ newPassword: 'password-too-common' })
    const short = await validate({ token: link, newPassword: 'short' })
    expect(short.body.fields).toEqual({ newPassword: 'password-too-short' })
    const { status, body } = await validate({ token: link, newPassword: 'second-sprout-8' })
    expect(status).toBe(200)
    await expect.poll(() => getMyStatus(testApp, token), { timeout: 1_000 }).toBe(401)
    expect(await getMyStatus(testApp, body.accessToken)).toBe(200)
    expect((await logIn(testApp, email)).status).toBe(401)
    expect((await logIn(testApp, email, 'second-sprout-8')).status).toBe(200)
  })

  test('Validation with a session ends all other sessions', async () => {
    const { link, token, email } = await newcomer()
    const { database } = testApp.platform
    // Another device that is signed in to the account.
    await database.pool.query('update accounts set validated_at = now() where email = $1', [email])
    const { body: other } = await logIn(testApp, email)
    await database.pool.query('update accounts set validated_at = null where email = $1', [email])
    expect((await validate({ token: link }, bearer(token))).status).toBe(200)
    await expect.poll(() => getMyStatus(testApp, other.accessToken), { timeout: 1_000 }).toBe(401)
    expect(await getMyStatus(testApp, token)).toBe(200)
  })
})

describe('another link', () => {
  test('A request for another link gets 202 for every address and emails only unvalidated accounts', async () => {
    const { email } = await newcomer()
    const nobody = freshEmail()
    const resend = (to: string) => testApp.guest.post('/api/account/validate/resend', { email: to })
    const responses = [await resend(email), await resend(nobody)]
    expect(responses[0]?.status).toBe(202)
    expect(responses[1]).toMatchObject({ status: 202, body: responses[0]?.body })
    await testApp.work()
    expect(testApp.mails.filter(({ to }) => to === email)).toHaveLength(2)
    expect(testApp.mails.filter(({ to }) => to === nobody)).toHaveLength(0)
  })

  test('The number of validation emails to one address is limited', async () => {
    const { email } = await newcomer()
    for (let time = 0; time < 8; time += 1) {
      await testApp.guest.post('/api/account/validate/resend', { email })
      await testApp.work()
    }
    expect(testApp.mails.filter(({ to }) => to === email)).toHaveLength(5)
  })
})

describe('a mistyped address', () => {
  const correct = (token: string, email: string) =>
    testApp.guest.put('/api/account/validate/email', { email }, bearer(token))

  test('A corrected address gets a new link, and the old link stops working', async () => {
    const { token, link } = await newcomer()
    const email = freshEmail()
    expect((await correct(token, email)).status).toBe(202)
    expect((await prove({ token: link })).status).toBe(410)
    const validated = await prove({ token: await linkTo(testApp, email) })
    expect(validated.body.user.email).toBe(email)
    expect((await logIn(testApp, email)).status).toBe(200)
  })

  test('A correction to the address of another account changes nothing and gets the usual response', async () => {
    const other = await newcomer()
    const { token, email } = await newcomer()
    expect((await correct(token, other.email)).status).toBe(202)
    expect((await meBy(testApp, token)).body.email).toBe(email)
  })

  test('One of several simultaneous corrections to one address takes effect', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => register(volunteerPayload())))
    const wanted = freshEmail()
    const responses = await Promise.all(people.map(({ body }) => correct(body.token, wanted)))
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(202))
    const emails = await Promise.all(
      people.map(async ({ body }) => (await meBy(testApp, body.token)).body.email),
    )
    expect(emails.filter((email) => email === wanted)).toHaveLength(1)
  })

  test('Validated accounts and guests cannot correct an address', async () => {
    const { link } = await newcomer()
    const { body } = await prove({ token: link })
    const response = await correct(body.accessToken, freshEmail())
    expect(response.status).toBe(409)
    expect(response.body.error).toBe('Account already validated')
    expect((await testApp.guest.put('/api/account/validate/email', { email: freshEmail() })).status).toBe(401)
  })
})

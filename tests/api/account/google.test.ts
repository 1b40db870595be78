import { describe, expect, test, vi } from 'vitest'
import {
  bearer,
  freshEmail,
  getMyStatus,
  linkTo,
  logIn,
  meBy,
  organisationPayload,
  signUp,
  volunteerPayload,
} from '../setup/account.ts'
import { type Claims, openBrowser, openIssuer } from '../setup/issuer.ts'
import { openTestApp } from '../setup/testApp.ts'

const google = await openIssuer()
const stranger = await openIssuer()
const testApp = openTestApp(google.environment)

let subjects = 0
const freshSubject = () => {
  subjects += 1
  return `subject-${subjects}`
}

const tokenFor = google.vouch

type Headers = Record<string, string>

/** Sent from the browser that the tokens are for; with a bearer from the account that is signed in there. */
const sendFromBrowser = (
  method: string,
  path: string,
  body: unknown,
  { headers }: { headers?: Headers } = {},
) =>
  testApp.guest.send(method, `/api/account${path}`, body, {
    headers: { ...google.browser.headers, ...headers },
  })

const signInWith = (token: string, email: string, from = google.browser) =>
  sendFromBrowser('POST', '/verify-social-token-signin', { token, email, redirect: true }, from)

async function googlePerson(overrides: Claims = {}) {
  const payload = volunteerPayload(overrides)
  const claims = { email: payload.email, sub: freshSubject() }
  const tokenSocialNetWork = await tokenFor(claims)
  const response = await sendFromBrowser('POST', '/register', { ...payload, tokenSocialNetWork })
  return { ...claims, answer: response }
}

describe('signing up', () => {
  test('Registration with Google creates a validated account without a password and sends no link', async () => {
    const { answer: response, email } = await googlePerson()
    expect(response.status).toBe(201)
    expect((await meBy(testApp, response.body.token)).body).toMatchObject({
      hasPassword: false,
      validated: true,
    })
    await testApp.work()
    expect(testApp.mails.filter(({ to }) => to === email)).toEqual([])
    expect((await logIn(testApp, email)).status).toBe(401)
  })

  test.each([
    ['Ana \u202EMarín https://evil.example', 'Ana Marín'],
    ['ana@brota.example', 'Persona voluntaria'],
    ['Moderador', 'Persona voluntaria'],
    ['', 'Persona voluntaria'],
    [`Ana ${'x'.repeat(300)}`, `Ana ${'x'.repeat(116)}`],
  ])('is never refused for the name that Google gives: %j becomes %j', async (name, stored) => {
    const { answer: response } = await googlePerson({ name, language: 'es' })
    expect([response.status, response.body.account?.name]).toEqual([201, stored])
  })

  test('Organisations can register with Google', async () => {
    const payload = organisationPayload()
    const tokenSocialNetWork = await tokenFor({ email: payload.email, sub: freshSubject() })
    const { status } = await sendFromBrowser('POST', '/register', { ...payload, tokenSocialNetWork })
    expect(status).toBe(201)
  })

  test('Registration with Google fails for an e-mail that the token does not prove, or a subject that has an account', async () => {
    const { sub } = await googlePerson()
    const other = await tokenFor({ email: freshEmail(), sub: freshSubject() })
    const wrong = await sendFromBrowser('POST', '/register', volunteerPayload({ tokenSocialNetWork: other }))
    expect(wrong.status).toBe(401)
    const payload = volunteerPayload()
    const tokenSocialNetWork = await tokenFor({ email: payload.email, sub })
    const again = await sendFromBrowser('POST', '/register', { ...payload, tokenSocialNetWork })
    expect(again.status).toBe(409)
  })
})

describe('signing in', () => {
  test('Signing in with Google returns what a login returns', async () => {
    const { email, sub } = await googlePerson()
    const { status, body } = await signInWith(await tokenFor({ email, sub }), email)
    expect(status).toBe(200)
    expect(Object.keys(body).sort()).toEqual(['accessToken', 'refreshToken', 'user'])
    expect(body.user.email).toBe(email)
  })

  test('Signing in with Google links an account that proved the address and leaves its password valid', async () => {
    const { email, user } = await signUp(testApp)
    const token = await tokenFor({ email: email.toUpperCase(), sub: freshSubject() })
    expect((await signInWith(token, email)).body.user).toMatchObject({ id: user.id, hasPassword: true })
    expect((await logIn(testApp, email)).status).toBe(200)
  })

  test('Signing in with Google takes over an account whose address was never proved and ends its sessions and password', async () => {
    const payload = volunteerPayload()
    const { body: squatter } = await sendFromBrowser('POST', '/register', payload)
    const link = await linkTo(testApp, payload.email)
    const token = await tokenFor({ email: payload.email, sub: freshSubject() })
    const { body } = await signInWith(token, payload.email)
    expect(body.user).toMatchObject({ hasPassword: false, validated: true })
    expect((await logIn(testApp, payload.email)).status).toBe(401)
    await expect.poll(() => getMyStatus(testApp, squatter.token), { timeout: 1_000 }).toBe(401)
    expect((await testApp.guest.post('/api/account/validate', { token: link })).status).toBe(410)
  })

  test('A second Google account with the address of a linked account cannot sign in', async () => {
    const { email } = await googlePerson()
    expect((await signInWith(await tokenFor({ email, sub: freshSubject() }), email)).status).toBe(401)
  })

  test('Signing in with an unknown Google account leads to registration', async () => {
    const email = freshEmail()
    const { status, body } = await signInWith(await tokenFor({ email, sub: freshSubject() }), email)
    expect(status).toBe(404)
    expect(body.error).toBe('User not found')
  })

  test('A suspended account cannot sign in with Google', async () => {
    const { email, sub } = await googlePerson()
    await testApp.platform.database.pool.query('update accounts set suspended_at = now() where email = $1', [
      email,
    ])
    expect((await signInWith(await tokenFor({ email, sub }), email)).status).toBe(403)
  })
})

describe('a token is refused', () => {
  const now = () => Math.floor(Date.now() / 1000)
  const cases: [string, Claims][] = [
    ['for another audience', { aud: 'somebody-else.apps.example' }],
    ['that has expired', { iat: now() - 7_200, exp: now() - 3_600 }],
    ['without an end', { exp: undefined }],
    ['whose e-mail is not verified', { email_verified: false }],
    ['whose e-mail is said to be verified', { email_verified: 'true' }],
    ['without an e-mail', { email: undefined }],
    ['of another issuer`s name', { iss: 'https://elsewhere.example' }],
    ['without a subject', { sub: undefined }],
  ]
  test.each(cases)('%s', async (_what, wrong) => {
    const { email, sub } = await googlePerson()
    const { status, body } = await signInWith(await tokenFor({ email, sub, ...wrong }), email)
    expect(status).toBe(401)
    expect(body.error).toBe('Invalid social token')
  })

  test('The log tells the operator of a token for another client id or of another issuer, and of nobody', async () => {
    const warnings = vi.spyOn(testApp.platform.log, 'warn')
    const { email, sub } = await googlePerson()
    await signInWith(await tokenFor({ email, sub, aud: 'someone-else' }), email)
    await signInWith(await tokenFor({ email, sub, iss: 'https://elsewhere.example' }), email)
    await signInWith(await tokenFor({ email, sub, email_verified: false }), email)
    expect(warnings.mock.calls.map(([facts]) => facts)).toEqual([{ claim: 'aud' }, { claim: 'iss' }])
    warnings.mockRestore()
  })

  test('A token with another e-mail than the one in the call is invalid', async () => {
    const { email, sub } = await googlePerson()
    expect((await signInWith(await tokenFor({ email, sub }), freshEmail())).status).toBe(401)
  })

  test('A token that someone else signed in the issuer`s name is invalid', async () => {
    const { email, sub } = await googlePerson()
    const forged = await stranger.vouch({ email, sub, iss: google.url })
    expect((await signInWith(forged, email)).status).toBe(401)
  })

  test('A token without a signature, or text that is no token, is invalid', async () => {
    const { email, sub } = await googlePerson()
    const [, body] = (await tokenFor({ email, sub })).split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    expect((await signInWith(`${none}.${body}.`, email)).status).toBe(401)
    expect((await signInWith('rubbish', email)).status).toBe(401)
  })
})

describe('a token is bound to the browser that asked for it', () => {
  const askForNonce = (headers: Headers = {}) =>
    testApp.guest.post('/api/account/google-nonce', undefined, { headers })

  test('A browser has one nonce for all its tabs, in a cookie that no script can read', async () => {
    const { status, body, headers } = await askForNonce()
    const [cookie = ''] = headers.getSetCookie()
    expect([status, Object.keys(body)]).toEqual([200, ['nonce']])
    expect(cookie).toMatch(/^brota\.google=[\w-]{43}; Path=\/api; Max-Age=86400; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(body.nonce)
    const [own = ''] = cookie.split(';')
    expect((await askForNonce({ Cookie: own })).body).toEqual(body)
    expect((await askForNonce()).body.nonce).not.toBe(body.nonce)
    const { email, sub } = await googlePerson()
    const token = await tokenFor({ email, sub, nonce: body.nonce })
    expect((await signInWith(token, email)).status).toBe(401)
    expect((await signInWith(token, email, { headers: { Cookie: own }, nonce: body.nonce })).status).toBe(200)
  })

  test('A stolen token cannot sign in, register or prove an identity in another browser', async () => {
    const { email, sub, answer: response } = await googlePerson()
    const elsewhere = openBrowser()
    expect((await signInWith(await tokenFor({ email, sub }), email, elsewhere)).status).toBe(401)
    const without = await testApp.guest.post('/api/account/verify-social-token-signin', {
      token: await tokenFor({ email, sub }),
      email,
    })
    expect(without.status).toBe(401)
    const payload = volunteerPayload()
    const tokenSocialNetWork = await tokenFor({ email: payload.email, sub: freshSubject() })
    const signUpElsewhere = { ...payload, tokenSocialNetWork }
    expect((await sendFromBrowser('POST', '/register', signUpElsewhere, elsewhere)).status).toBe(401)
    const proof = { tokenSocialNetWork: await tokenFor({ email, sub }), newPassword: 'second-sprout-8' }
    const headers = { ...bearer(response.body.token).headers, ...elsewhere.headers }
    expect((await sendFromBrowser('PUT', '/password', proof, { headers })).status).toBe(403)
  })

  test.each([
    ['none', undefined],
    ['another', 'not-the-nonce'],
  ])('%s is refused', async (_what, nonce) => {
    const { email, sub } = await googlePerson()
    expect((await signInWith(await tokenFor({ email, sub, nonce }), email)).status).toBe(401)
  })
})

describe('a token is used once', () => {
  test('One of ten simultaneous sign-ins with the same token succeeds', async () => {
    const { email, sub } = await googlePerson()
    const token = await tokenFor({ email, sub })
    const responses = await Promise.all(Array.from({ length: 10 }, () => signInWith(token, email)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(401)])
  })

  test('A token that registered an account cannot sign in afterwards', async () => {
    const payload = volunteerPayload()
    const token = await tokenFor({ email: payload.email, sub: freshSubject() })
    const signUpWith = { ...payload, tokenSocialNetWork: token }
    expect((await sendFromBrowser('POST', '/register', signUpWith)).status).toBe(201)
    expect((await signInWith(token, payload.email)).status).toBe(401)
  })

  test('A token that confirmed an identity cannot sign in afterwards', async () => {
    const { email, sub, answer: response } = await googlePerson()
    const tokenSocialNetWork = await tokenFor({ email, sub })
    const ask = (wanted: string) => {
      const input = { email: wanted, tokenSocialNetWork }
      return sendFromBrowser('POST', '/email', input, bearer(response.body.token))
    }
    const { email: taken } = await signUp(testApp)
    expect((await ask(taken)).status).toBe(409)
    expect((await signInWith(tokenSocialNetWork, email)).status).toBe(401)
    expect((await ask(freshEmail())).status).toBe(202)
  })

  test('A token that matched no account stays valid', async () => {
    const payload = volunteerPayload()
    const token = await tokenFor({ email: payload.email, sub: freshSubject() })
    expect((await signInWith(token, payload.email)).status).toBe(404)
    const signUpWith = { ...payload, tokenSocialNetWork: token }
    expect((await sendFromBrowser('POST', '/register', signUpWith)).status).toBe(201)
  })

  test('A used token is deleted from the list once it has expired', async () => {
    const { database } = testApp.platform
    const used = async () => (await database.pool.query('select 1 from used_google_tokens')).rowCount
    expect(await used()).toBeGreaterThan(0)
    testApp.pass(2 * 3_600_000)
    await database.pool.query(`select graphile_worker.add_job('account.sweep')`)
    await testApp.work()
    expect(await used()).toBe(0)
    testApp.pass(-2 * 3_600_000)
  })
})

describe('where a password is asked', () => {
  const setPassword = (token: string, tokenSocialNetWork: string) =>
    sendFromBrowser('PUT', '/password', { newPassword: 'second-sprout-8', tokenSocialNetWork }, bearer(token))

  test('A fresh token of the same subject replaces the password', async () => {
    const { email, sub, answer: response } = await googlePerson()
    const { status } = await setPassword(response.body.token, await tokenFor({ email, sub }))
    expect(status).toBe(204)
    expect((await logIn(testApp, email, 'second-sprout-8')).status).toBe(200)
  })

  test.each([
    ['another subject', () => ({ sub: freshSubject() })],
    ['an old one', () => ({ iat: Math.floor(Date.now() / 1000) - 1_200 })],
    ['none', () => null],
  ])('%s does not', async (_what, wrong) => {
    const { email, sub, answer: response } = await googlePerson()
    const claims = wrong()
    const given = claims ? await tokenFor({ email, sub, ...claims }) : ''
    const { status, body } = await setPassword(response.body.token, given)
    expect(status).toBe(403)
    expect(body).toMatchObject({
      error: 'wrong password',
      fields: { tokenSocialNetWork: 'google-unproven' },
    })
  })

  test('Confirming a change of address takes a fresh token of the same subject beside the link', async () => {
    const { email, sub, answer: response } = await googlePerson()
    const wanted = freshEmail()
    const proof = { tokenSocialNetWork: await tokenFor({ email, sub }) }
    await sendFromBrowser('POST', '/email', { email: wanted, ...proof }, bearer(response.body.token))
    const token = await linkTo(testApp, wanted)
    const confirm = (more: object) => sendFromBrowser('POST', '/validate', { token, ...more })
    const asked = await confirm({ newPassword: 'second-sprout-8' })
    expect([asked.status, asked.body.error]).toEqual([403, 'Confirm that it is you'])
    expect(asked.body.proofs).toEqual(['google'])
    const others = await confirm({ tokenSocialNetWork: await tokenFor({ email, sub: freshSubject() }) })
    expect([others.status, others.body.error]).toEqual([403, 'wrong password'])
    const own = await confirm({ tokenSocialNetWork: await tokenFor({ email, sub }) })
    expect([own.status, own.body.user?.email]).toEqual([200, wanted])
  })
})

import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#server/modules/account/index.ts'
import { emailLinks } from '#server/modules/account/tables.ts'
import { hashAddress, insertStop } from '#server/platform/mail/index.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { bearer, freshEmail, getMyStatus, linkTo, logIn, password, signUp } from '../setup/account.ts'
import type { CallerResponse } from '../setup/caller.ts'
import { openIssuer } from '../setup/issuer.ts'
import { openTestApp } from '../setup/testApp.ts'

const google = await openIssuer()
const testApp = openTestApp(google.environment)
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const newPassword = 'second-sprout-8'

const passwordChanged = 'Your password was changed'
const newDevice = 'Your account was used on a new device'
const googleLinked = 'Your account is linked to a Google account'
const tokenReused = 'We closed a session of your account'

let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})
/** An account that was validated long ago. */
const createOldAccount = (overrides: Partial<Person> = {}) =>
  buildVolunteer({
    passwordHash,
    email: freshEmail(),
    language: 'en',
    validatedAt: new Date(Date.now() - 30 * day),
    ...overrides,
  })

async function subjectsTo(email: string): Promise<string[]> {
  await testApp.work()
  return testApp.mails.filter(({ to }) => to === email).map(({ subject }) => subject)
}

const notMe = (token: string) => testApp.guest.post('/api/account/not-me', { token })
const refresh = (refreshToken: string) => testApp.guest.post('/api/account/refresh-token', { refreshToken })
const cookieFrom = ({ headers }: CallerResponse): string => headers.getSetCookie()[0]?.split(';')[0] ?? ''
const logInFrom = (email: string, headers: Record<string, string>) =>
  testApp.guest.post('/api/account/login', { email, password }, { headers })
async function signInWithGoogle({ id, email }: Pick<Person, 'id' | 'email'>) {
  const token = await google.vouch({ email, sub: id })
  return testApp.guest.post(
    '/api/account/verify-social-token-signin',
    { token, email, redirect: true },
    google.browser,
  )
}

describe('a new device', () => {
  test('A new device causes one email with its description, and none once it is known', async () => {
    const { email } = await createOldAccount()
    const first = await logInFrom(email, { 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' })
    expect(await subjectsTo(email)).toEqual([newDevice])
    expect(testApp.mails.at(-1)?.text).toContain('Firefox · Linux')
    await logInFrom(email, { Cookie: cookieFrom(first) })
    expect(await subjectsTo(email)).toEqual([newDevice])
    await logInFrom(email, { 'User-Agent': 'https://evil.example <b>call us</b>' })
    expect(await subjectsTo(email)).toEqual([newDevice, newDevice])
    expect(testApp.mails.at(-1)?.text).not.toContain('evil')
  })

  test('No email reports a device within an hour of validation or after a wrong password', async () => {
    const { email } = await signUp(testApp, { language: 'en' })
    const before = await subjectsTo(email)
    await logIn(testApp, email)
    testApp.pass(59 * minute)
    await logIn(testApp, email)
    await logIn(testApp, email, 'another-sprout-9')
    expect(await subjectsTo(email)).toEqual(before)
    testApp.pass(2 * minute)
    await logIn(testApp, email)
    expect(await subjectsTo(email)).toEqual([...before, newDevice])
    testApp.pass(-61 * minute)
  })

  test('New devices cause at most three emails an hour', async () => {
    const { email } = await createOldAccount()
    await Promise.all(Array.from({ length: 8 }, () => logIn(testApp, email)))
    expect(await subjectsTo(email)).toHaveLength(3)
    testApp.pass(hour + minute)
    await logIn(testApp, email)
    expect(await subjectsTo(email)).toHaveLength(4)
    testApp.pass(-hour - minute)
  })

  test('A new device that signs in with Google causes an email too', async () => {
    const person = await createOldAccount()
    await signInWithGoogle(person)
    await signInWithGoogle(person)
    expect(await subjectsTo(person.email)).toEqual([googleLinked, newDevice])
  })

  test('A new device causes an email even when all optional emails are off', async () => {
    const person = await createOldAccount()
    await insertStop(testApp.platform.database.db, hashAddress(person.email))
    await logIn(testApp, person.email)
    expect(await subjectsTo(person.email)).toContain(newDevice)
    const sent = testApp.mails.findLast(({ to }) => to === person.email)
    expect(JSON.stringify(sent)).not.toMatch(/unsubscribe/i)
  })
})

describe('other warning emails', () => {
  test('A change and a reset of the password each cause an email', async () => {
    const person = await createOldAccount()
    await testApp.as(person).put('/api/account/password', { password, newPassword })
    expect(await subjectsTo(person.email)).toEqual([passwordChanged])
    await testApp.guest.post('/api/account/password/forgot', { email: person.email })
    const token = await linkTo(testApp, person.email)
    const reset = await testApp.guest.post('/api/account/password/reset', {
      token,
      password: 'third-sprout-9',
    })
    expect(reset.status).toBe(204)
    expect((await subjectsTo(person.email)).filter((subject) => subject === passwordChanged)).toHaveLength(2)
  })

  test('A failed change of the password causes no email', async () => {
    const person = await createOldAccount()
    await testApp.as(person).put('/api/account/password', { password: 'not-this-one-3', newPassword })
    expect(await subjectsTo(person.email)).toEqual([])
  })

  test('A reused refresh token is reported in one email, however often it is reused', async () => {
    const person = await createOldAccount()
    const { body } = await logIn(testApp, person.email)
    const next = await refresh(body.refreshToken)
    expect(await getMyStatus(testApp, next.body.accessToken)).toBe(200)
    const again = await Promise.all(Array.from({ length: 10 }, () => refresh(body.refreshToken)))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([401]))
    expect((await refresh(next.body.refreshToken)).status).toBe(401)
    expect(await subjectsTo(person.email)).toEqual([newDevice, tokenReused])
  })

  test('A token used long ago is reported too; an invalid one belongs to no account', async () => {
    const person = await createOldAccount()
    const { body } = await logIn(testApp, person.email)
    const next = await refresh(body.refreshToken)
    await refresh(next.body.refreshToken)
    expect((await refresh(body.refreshToken)).status).toBe(401)
    expect((await refresh('rubbish')).status).toBe(401)
    expect(await subjectsTo(person.email)).toEqual([newDevice, tokenReused])
  })
})

const warnings: [string, (person: Person) => Promise<unknown>][] = [
  [passwordChanged, (person) => testApp.as(person).put('/api/account/password', { password, newPassword })],
  [newDevice, ({ email }) => logIn(testApp, email)],
  [googleLinked, signInWithGoogle],
  [
    tokenReused,
    async ({ email }) => {
      const { body } = await logIn(testApp, email)
      await getMyStatus(testApp, (await refresh(body.refreshToken)).body.accessToken)
      await refresh(body.refreshToken)
    },
  ],
]

describe.each(warnings)('"this was not me" of the email “%s”', (subject, act) => {
  test('The link ends every session and link of the account and leads to a new password, once', async () => {
    const person = await createOldAccount()
    await act(person)
    expect((await subjectsTo(person.email)).at(-1)).toBe(subject)
    const link = await linkTo(testApp, person.email)
    const stranger = (await logIn(testApp, person.email)).body.accessToken ?? ''
    const google = await signInWithGoogle(person)
    const { status, body } = await notMe(link)
    expect([status, Object.keys(body)]).toEqual([200, ['resetToken']])
    for (const token of [stranger, google.body.accessToken])
      await expect.poll(() => getMyStatus(testApp, token), { timeout: 1_000 }).toBe(401)
    for (const known of [password, newPassword])
      expect((await logIn(testApp, person.email, known)).status).toBe(401)
    expect((await notMe(link)).status).toBe(410)
    const chosen = { token: body.resetToken, password: 'third-sprout-9' }
    expect((await testApp.guest.post('/api/account/password/reset', chosen)).status).toBe(204)
    expect((await logIn(testApp, person.email, 'third-sprout-9')).status).toBe(200)
  })

  test('The link works for seven days', async () => {
    const [early, late] = [await createOldAccount(), await createOldAccount()]
    for (const person of [early, late]) await act(person)
    const links = [await linkTo(testApp, early.email), await linkTo(testApp, late.email)]
    testApp.pass(7 * day - minute)
    expect((await notMe(links[0] ?? '')).status).toBe(200)
    testApp.pass(2 * minute)
    expect((await notMe(links[1] ?? '')).status).toBe(410)
    testApp.pass(-7 * day - minute)
  })
})

describe('an intruder with the account and its address', () => {
  async function taken() {
    const owner = await createOldAccount()
    const { body } = await logIn(testApp, owner.email)
    const link = await linkTo(testApp, owner.email)
    const elsewhere = freshEmail()
    await testApp.guest.post('/api/account/email', { email: elsewhere, password }, bearer(body.accessToken))
    const confirm = { token: await linkTo(testApp, elsewhere) }
    await testApp.guest.post('/api/account/validate', confirm, bearer(body.accessToken))
    return { owner, link, elsewhere }
  }

  test('The link of an earlier email takes account and address back from an intruder, whose own links then fail', async () => {
    const { owner, link, elsewhere } = await taken()
    await logIn(testApp, elsewhere)
    const theirs = await linkTo(testApp, elsewhere)
    expect((await signInWithGoogle({ id: owner.id, email: elsewhere })).status).toBe(200)
    const { body } = await notMe(link)
    expect((await notMe(theirs)).status).toBe(410)
    expect((await signInWithGoogle({ id: owner.id, email: elsewhere })).status).toBe(404)
    const chosen = { token: body.resetToken, password: newPassword }
    expect((await testApp.guest.post('/api/account/password/reset', chosen)).status).toBe(204)
    expect((await logIn(testApp, owner.email, newPassword)).body.user.id).toBe(owner.id)
  })

  test('No other account can take the address while it is reserved', async () => {
    const { owner } = await taken()
    const db = testApp.platform.database.db
    const links = await db.select().from(emailLinks).where(eq(emailLinks.accountId, owner.id))
    const stops = links.filter(({ purpose }) => purpose === 'stop-change')
    for (const { id } of stops) await db.delete(emailLinks).where(eq(emailLinks.id, id))
    const person = await createOldAccount()
    const asked = await testApp.as(person).post('/api/account/email', { email: owner.email, password })
    expect(asked.status).toBe(409)
  })
})

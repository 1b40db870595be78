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
} from '../setup/account.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const day = 86_400_000
const newPassword = 'second-sprout-8'

const requestChange = (token: string, email: string) =>
  testApp.guest.post('/api/account/email', { email, password }, bearer(token))
const confirm = (token: string, by: string) =>
  testApp.guest.post('/api/account/validate', { token }, bearer(by))
const stop = (token: string) => testApp.guest.post('/api/account/not-me', { token })
const reset = (token: string) =>
  testApp.guest.post('/api/account/password/reset', { token, password: newPassword })

/** An account that changes its address, with the link sent to each address. */
async function startAddressChange() {
  const person = await signUp(testApp)
  const wanted = freshEmail()
  expect((await requestChange(person.accessToken, wanted)).status).toBe(202)
  return {
    ...person,
    wanted,
    stopLink: await linkTo(testApp, person.email),
    link: await linkTo(testApp, wanted),
  }
}

async function changeAddress() {
  const person = await startAddressChange()
  const { body } = await confirm(person.link, person.accessToken)
  expect(body.user.email).toBe(person.wanted)
  return { ...person, confirmed: body.accessToken as string }
}

describe('the email to the old address stops the change', () => {
  test('Stopping a change of address before it is confirmed makes its link invalid', async () => {
    const { email, accessToken, link, stopLink } = await startAddressChange()
    const { status, body } = await stop(stopLink)
    expect([status, Object.keys(body)]).toEqual([200, ['resetToken']])
    await expect.poll(() => getMyStatus(testApp, accessToken), { timeout: 1_000 }).toBe(401)
    const late = await testApp.guest.post('/api/account/validate', { token: link, password })
    expect(late.status).toBe(410)
    expect((await reset(body.resetToken)).status).toBe(204)
    expect((await logIn(testApp, email, newPassword)).status).toBe(200)
  })

  test('Stopping a confirmed change restores the address and ends every session and the password', async () => {
    const { email, wanted, confirmed, stopLink } = await changeAddress()
    const { body } = await stop(stopLink)
    await expect.poll(() => getMyStatus(testApp, confirmed), { timeout: 1_000 }).toBe(401)
    for (const address of [email, wanted]) expect((await logIn(testApp, address)).status).toBe(401)
    expect((await reset(body.resetToken)).status).toBe(204)
    expect((await logIn(testApp, email, newPassword)).body.user.email).toBe(email)
  })

  test('A change of address can be stopped after the thief also changed the password', async () => {
    const { email, confirmed, stopLink } = await changeAddress()
    await testApp.guest.put(
      '/api/account/password',
      { password, newPassword: 'third-sprout-9' },
      bearer(confirmed),
    )
    expect((await stop(stopLink)).status).toBe(200)
    expect((await logIn(testApp, email, 'third-sprout-9')).status).toBe(401)
  })

  test('The link that stops a change works once, for seven days, and no other link replaces it', async () => {
    const { stopLink, link } = await changeAddress()
    const late = await changeAddress()
    expect((await stop(link)).status).toBe(410)
    expect((await stop('unknown')).status).toBe(410)
    testApp.pass(7 * day - 60_000)
    expect((await stop(stopLink)).status).toBe(200)
    expect((await stop(stopLink)).status).toBe(410)
    testApp.pass(120_000)
    expect((await stop(late.stopLink)).status).toBe(410)
    testApp.pass(-7 * day - 60_000)
  })

  test('One of 20 simultaneous calls stops a change of address', async () => {
    const { stopLink } = await changeAddress()
    const responses = await Promise.all(Array.from({ length: 20 }, () => stop(stopLink)))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(410)])
  })

  test('The first owner wins over two successive changes of address, even after a later link was used', async () => {
    const { email, wanted, confirmed, stopLink } = await changeAddress()
    const third = freshEmail()
    await requestChange(confirmed, third)
    const laterStop = await linkTo(testApp, wanted)
    await confirm(await linkTo(testApp, third), confirmed)
    expect((await stop(laterStop)).status).toBe(200)
    expect((await stop(stopLink)).status).toBe(200)
    const { body } = await testApp.guest.post('/api/account/password/forgot', { email })
    expect(body).toBeDefined()
    expect((await reset(await linkTo(testApp, email))).status).toBe(204)
    expect((await logIn(testApp, email, newPassword)).status).toBe(200)
  })

  test('The link of the first owner ends the links of later addresses', async () => {
    const { email, wanted, confirmed, stopLink } = await changeAddress()
    await requestChange(confirmed, freshEmail())
    const laterStop = await linkTo(testApp, wanted)
    const { body } = await stop(stopLink)
    expect((await stop(laterStop)).status).toBe(410)
    expect((await reset(body.resetToken)).status).toBe(204)
    expect((await logIn(testApp, email, newPassword)).status).toBe(200)
  })
})

describe('the old address is reserved for so long', () => {
  test('No other account can register with a reserved address or change to it', async () => {
    const { email, stopLink } = await changeAddress()
    const other = await signUp(testApp)
    const newcomer = (await testApp.guest.post('/api/account/register', volunteerPayload())).body
      .token as string
    const taken = await testApp.guest.post('/api/account/register', volunteerPayload({ email }))
    expect([taken.status, taken.body.error]).toEqual([409, 'User already exists'])
    const wanted = await requestChange(other.accessToken, email)
    expect([wanted.status, wanted.body.error]).toEqual([409, 'Email already used'])
    const corrected = await testApp.guest.put('/api/account/validate/email', { email }, bearer(newcomer))
    expect(corrected.status).toBe(202)
    expect((await meBy(testApp, newcomer)).body.email).not.toBe(email)
    expect((await stop(stopLink)).status).toBe(200)
  })

  test('A link sent earlier cannot take a reserved address', async () => {
    const { email, accessToken, link } = await startAddressChange()
    const other = await signUp(testApp)
    const { database } = testApp.platform
    await confirm(link, accessToken)
    // As if it had been requested while the address was free.
    await requestChange(other.accessToken, freshEmail())
    await database.pool.query(
      `update email_links set email = $1 where purpose = 'change-email' and account_id = $2`,
      [email, other.user.id],
    )
    const address = testApp.mails.findLast(({ text }) => text.includes('/validate?token='))
    await testApp.work()
    const newest = testApp.mails.findLast(({ text }) => text.includes('/validate?token='))
    expect(newest).not.toBe(address)
    const token = new URL(newest?.text.split('\n').find((line) => line.includes('?token=')) ?? '')
      .searchParams
    const refused = await confirm(token.get('token') ?? '', other.accessToken)
    expect([refused.status, refused.body.error]).toEqual([409, 'Email already used'])
  })

  test('The account can return to its reserved address, which is free for all after seven days', async () => {
    const back = await changeAddress()
    expect((await requestChange(back.confirmed, back.email)).status).toBe(202)
    const gone = await changeAddress()
    testApp.pass(7 * day + 60_000)
    const { status } = await testApp.guest.post(
      '/api/account/register',
      volunteerPayload({ email: gone.email }),
    )
    expect(status).toBe(201)
    testApp.pass(-7 * day - 60_000)
  })
})

import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { findAccount } from '#server/modules/account/queries/accounts.ts'
import { getKnownDevice } from '#server/modules/account/sessions/knownDevices.ts'
import { bearer, linkTo, logIn, password, signUp, volunteerPayload } from '../setup/account.ts'
import type { CallerResponse } from '../setup/caller.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const day = 86_400_000

const cookieFrom = ({ headers }: CallerResponse): string => headers.getSetCookie()[0]?.split(';')[0] ?? ''

const withCookie = (cookie: string) => ({ headers: { Cookie: cookie } })

const logInWith = (email: string, cookie: string) =>
  testApp.guest.post('/api/account/login', { email, password }, withCookie(cookie))

/** Whether a browser with this cookie is known to the account. */
async function isKnown(cookie: string, accountId: string): Promise<boolean> {
  const { database, clock } = testApp.platform
  const account = await findAccount(database.db, accountId)
  if (!account) throw new Error('nobody has this id')
  const incoming = new IncomingMessage(new Socket())
  incoming.headers.cookie = `other=1; ${cookie}`
  return (
    getKnownDevice(
      { ip: '', isFromThisMachine: () => true, userAgent: '', id: '', incoming },
      account,
      clock.now(),
    ) !== null
  )
}

describe('a browser that signed in', () => {
  test('A browser that signed in gets a cookie that no script can read and that names no account', async () => {
    const { email, user } = await signUp(testApp)
    const response = await logIn(testApp, email)
    const [cookie, ...attributes] = response.headers.getSetCookie()[0]?.split('; ') ?? []
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/api', 'SameSite=Lax'])
    expect(cookie).toMatch(/^brota\.device=[\w-]+\.\d+\.[\w-]+$/)
    expect(cookie).not.toContain(user.id)
    expect(await isKnown(cookie ?? '', user.id)).toBe(true)
  })

  test('A device cookie is valid for its account alone, and only unchanged', async () => {
    const { email, user } = await signUp(testApp)
    const other = await signUp(testApp)
    const cookie = cookieFrom(await logIn(testApp, email))
    expect(await isKnown(cookie, other.user.id)).toBe(false)
    const [id, since, signature] = cookie.split('.').slice(1)
    const forged = `${cookie.slice(0, 6)}${id}.${Number(since) + 1}.${signature}`
    expect(await isKnown(forged, user.id)).toBe(false)
    expect(await isKnown('brota.device=', user.id)).toBe(false)
    expect(await isKnown('', user.id)).toBe(false)
  })

  test('A shared browser is known to the last five accounts that signed in', async () => {
    const people = []
    for (let n = 0; n < 6; n++) people.push(await signUp(testApp))
    let cookie = ''
    for (const { email } of people) cookie = cookieFrom(await logInWith(email, cookie))
    const known = await Promise.all(people.map(({ user }) => isKnown(cookie, user.id)))
    expect(known).toEqual([false, true, true, true, true, true])
  })

  test('A device cookie has one entry for each account, however often it signs in', async () => {
    const { email } = await signUp(testApp)
    let cookie = ''
    for (let n = 0; n < 3; n++) cookie = cookieFrom(await logInWith(email, cookie))
    expect(cookie.split('~')).toHaveLength(1)
  })

  test('A browser is unknown again after 180 days', async () => {
    const { email, user } = await signUp(testApp)
    const cookie = cookieFrom(await logIn(testApp, email))
    testApp.pass(179 * day)
    expect(await isKnown(cookie, user.id)).toBe(true)
    testApp.pass(2 * day)
    expect(await isKnown(cookie, user.id)).toBe(false)
  })
})

describe('a new password makes strangers of all devices', () => {
  const newPassword = 'second-sprout-8'

  test('A changed password leaves only the device of the change known', async () => {
    const { email, user, accessToken } = await signUp(testApp)
    const cookie = cookieFrom(await logIn(testApp, email))
    const changed = await testApp.guest.put(
      '/api/account/password',
      { password, newPassword },
      bearer(accessToken),
    )
    expect(await isKnown(cookie, user.id)).toBe(false)
    expect(await isKnown(cookieFrom(changed), user.id)).toBe(true)
  })

  test('A reset password leaves only the device that followed the link known', async () => {
    const { email, user } = await signUp(testApp)
    const cookie = cookieFrom(await logIn(testApp, email))
    await testApp.guest.post('/api/account/password/forgot', { email })
    const token = await linkTo(testApp, email)
    const reset = await testApp.guest.post('/api/account/password/reset', { token, password: newPassword })
    expect(await isKnown(cookie, user.id)).toBe(false)
    expect(await isKnown(cookieFrom(reset), user.id)).toBe(true)
  })
})

test('A failed sign-in makes no device known', async () => {
  const payload = volunteerPayload()
  await testApp.guest.post('/api/account/register', payload)
  const unvalidated = await logIn(testApp, payload.email)
  expect([unvalidated.status, unvalidated.headers.getSetCookie()]).toEqual([403, []])
  const wrong = await logIn(testApp, payload.email, 'grey-pebble-77')
  expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([401, []])
})

test('A deleted account is removed from the device cookie, which is cleared with its last account', async () => {
  const first = await signUp(testApp)
  const second = await signUp(testApp)
  const both = cookieFrom(await logInWith(second.email, cookieFrom(await logIn(testApp, first.email))))
  const remove = ({ user, accessToken }: typeof first, cookie: string) =>
    testApp.guest.delete(
      `/api/account/user/${user.id}`,
      { confirm: 'delete', password },
      { headers: { Authorization: `Bearer ${accessToken}`, Cookie: cookie } },
    )
  const without = cookieFrom(await remove(first, both))
  expect(await isKnown(without, second.user.id)).toBe(true)
  expect(without.split('~')).toHaveLength(1)
  const [gone] = (await remove(second, without)).headers.getSetCookie()
  expect(gone).toMatch(/^brota\.device=; .*Max-Age=0;/)
})

import { beforeEach, describe, expect, test } from 'vitest'
import { getMyStatus, signUp } from '../setup/account.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const second = 1_000
const day = 86_400_000

type Pair = { accessToken: string; refreshToken: string }
const refresh = (refreshToken: string) => testApp.guest.post('/api/account/refresh-token', { refreshToken })
const pairFrom = async (refreshToken: string): Promise<Pair> => {
  const { status, body } = await refresh(refreshToken)
  expect(status).toBe(200)
  expect(Object.keys(body).sort()).toEqual(['accessToken', 'refreshToken'])
  return body
}

let first: Pair
beforeEach(async () => {
  first = await signUp(testApp)
})

test('Each refresh returns a new pair, and the sessions table stores no token in clear', async () => {
  const next = await pairFrom(first.refreshToken)
  expect(next.refreshToken).not.toBe(first.refreshToken)
  expect(await getMyStatus(testApp, next.accessToken)).toBe(200)
  const { rows } = await testApp.platform.database.pool.query(
    `select count(*)::int as found from sessions where sessions::text like '%' || $1 || '%'`,
    [next.refreshToken],
  )
  expect(rows).toEqual([{ found: 0 }])
})

test('A bearer expires after 15 minutes, and its session can still be refreshed', async () => {
  expect(await getMyStatus(testApp, first.accessToken)).toBe(200)
  testApp.pass(15 * 60 * second + second)
  expect(await getMyStatus(testApp, first.accessToken)).toBe(401)
  const next = await pairFrom(first.refreshToken)
  expect(await getMyStatus(testApp, next.accessToken)).toBe(200)
})

describe('a lost response', () => {
  test('A spent refresh token returns its pair again within 30 seconds', async () => {
    const next = await pairFrom(first.refreshToken)
    testApp.pass(29 * second)
    expect(await pairFrom(first.refreshToken)).toEqual(next)
    expect(await getMyStatus(testApp, next.accessToken)).toBe(200)
  })

  test('A refresh token that was spent over 30 seconds ago ends the session', async () => {
    const next = await pairFrom(first.refreshToken)
    testApp.pass(31 * second)
    expect((await refresh(first.refreshToken)).status).toBe(401)
    expect((await refresh(next.refreshToken)).status).toBe(401)
  })

  test('A spent refresh token ends the session once the new bearer was used', async () => {
    const next = await pairFrom(first.refreshToken)
    expect(await getMyStatus(testApp, next.accessToken)).toBe(200)
    const again = await refresh(first.refreshToken)
    expect(again.status).toBe(401)
    expect(again.body.error).toBe('Session ended')
    await expect.poll(() => getMyStatus(testApp, next.accessToken), { timeout: 1_000 }).toBe(401)
  })

  test('A spent refresh token gets 401 once the new refresh token was used', async () => {
    const next = await pairFrom(first.refreshToken)
    await pairFrom(next.refreshToken)
    expect((await refresh(first.refreshToken)).status).toBe(401)
  })

  test('A spent refresh token returns its pair again although the old bearer was used meanwhile', async () => {
    const next = await pairFrom(first.refreshToken)
    expect(await getMyStatus(testApp, first.accessToken)).toBe(200)
    expect(await pairFrom(first.refreshToken)).toEqual(next)
  })
})

test('A refresh token spent two refreshes ago ends its session and no session of another account', async () => {
  const other = await signUp(testApp)
  const next = await pairFrom(first.refreshToken)
  const third = await pairFrom(next.refreshToken)
  expect((await refresh(first.refreshToken)).status).toBe(401)
  expect((await refresh(third.refreshToken)).status).toBe(401)
  await expect.poll(() => getMyStatus(testApp, third.accessToken), { timeout: 1_000 }).toBe(401)
  expect(await getMyStatus(testApp, other.accessToken)).toBe(200)
})

test('20 refreshes at once with one token return one pair', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(first.refreshToken)))
  expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await getMyStatus(testApp, responses[0]?.body.accessToken)).toBe(200)
})

test('A session ends after 72.5 idle days', async () => {
  testApp.pass(72.4 * day)
  const next = await pairFrom(first.refreshToken)
  testApp.pass(72.6 * day)
  expect((await refresh(next.refreshToken)).status).toBe(401)
})

test('A session ends after 180 days even when it is in use', async () => {
  let pair = first
  for (let month = 0; month < 3; month += 1) {
    testApp.pass(59 * day)
    pair = await pairFrom(pair.refreshToken)
  }
  testApp.pass(4 * day)
  expect((await refresh(pair.refreshToken)).status).toBe(401)
})

test('A page render finds its viewer by the refresh token without spending it', async () => {
  const { auth } = testApp.platform
  const reader = await auth.findViewerByCookies({ refreshToken: first.refreshToken })
  expect(reader).toMatchObject({ provider: false, validated: true })
  await pairFrom(first.refreshToken)
})

test.each([
  ['no token', {}, 400],
  ['an unknown token', { refreshToken: 'unknown' }, 401],
  ['a number', { refreshToken: 7 }, 400],
])('A refresh with %s is rejected', async (_what, body, status) => {
  expect((await testApp.guest.post('/api/account/refresh-token', body)).status).toBe(status)
})

test('The sweep deletes sessions that can never be used again', async () => {
  testApp.pass(200 * day)
  await testApp.platform.database.pool.query(`select graphile_worker.add_job('account.sweep')`)
  await testApp.work()
  const { rows } = await testApp.platform.database.pool.query('select 1 from sessions')
  expect(rows).toEqual([])
})

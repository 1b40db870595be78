// @vitest-environment jsdom
import { locks } from 'node:worker_threads'
import { delay, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#lib/calls.ts'
import { cookieNames, sessionCookies } from '#lib/cookies.ts'
import { readCookie, storeLanguage, writeCookie } from '#services/cookies.ts'
import { clearCookies, readTokens } from '#services/session.ts'
import {
  apiErrorResponse,
  asItWas,
  fresh,
  openTab,
  openTestApp,
  signIn,
  spent,
  testApp,
} from './httpFixture.ts'

openTestApp()

describe('a 401', () => {
  it('Twenty concurrent 401 responses cause one refresh and twenty replays with the new bearer', async () => {
    const { account, jobs, goTo } = await openTab()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 ? account.get(calls.account.user(String(n))) : jobs.get(calls.jobs.job(String(n))),
      ),
    )
    expect(answers).toEqual(Array(20).fill({ ok: true }))
    expect(testApp.refreshes).toEqual(['{"refreshToken":"refresh-1"}'])
    expect(testApp.received.filter(({ bearer }) => bearer === `Bearer ${spent}`)).toHaveLength(20)
    expect(testApp.received.filter(({ bearer }) => bearer === `Bearer ${fresh}`)).toHaveLength(20)
    expect(readTokens()).toEqual({ token: fresh, refreshToken: 'refresh-2' })
    expect(goTo).not.toHaveBeenCalled()
  })

  it('A write after a 401 is replayed with its body and its key', async () => {
    const { jobs } = await openTab()
    await jobs.postOnce(calls.jobs.apply, { job_id: '7' })
    const [first, second] = testApp.received
    expect(second?.body).toBe('{"job_id":"7"}')
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
    expect(first?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('The new refresh token is stored thirty times as long as the bearer', async () => {
    const { account } = await openTab()
    const written = vi.spyOn(document, 'cookie', 'set')
    await account.get(calls.account.me)
    const cookies = written.mock.calls.map(([cookie]) => cookie)
    expect(cookies.find((one) => one.startsWith('brota.token'))).toContain('max-age=6264000')
    expect(cookies.find((one) => one.startsWith('brota.refreshToken'))).toContain('max-age=187920000')
  })

  it('A late 401 uses the bearer of the previous refresh', async () => {
    const { account } = await openTab()
    testApp.endpoint = () => HttpResponse.json({ ok: true })
    await Promise.all([
      account.get(calls.account.me),
      delay(5).then(() => account.get(calls.account.sessions)),
    ])
    await account.get(calls.account.me)
    expect(testApp.refreshes).toHaveLength(1)
  })

  it('A 401 of a replayed call is returned: nothing loops', async () => {
    testApp.accepts = () => false
    const { account, isApiError } = await openTab()
    const error = await account.get(calls.account.me).catch((reason: unknown) => reason)
    expect(isApiError(error, 'notSignedIn')).toBe(true)
    expect(testApp.refreshes).toHaveLength(1)
    expect(testApp.received).toHaveLength(2)
  })

  it('A 401 without a refresh cookie causes no refresh', async () => {
    writeCookie(cookieNames.refreshToken, '', 0)
    const { account, goTo, isApiError } = await openTab()
    const error = await account.get(calls.account.me).catch((reason: unknown) => reason)
    expect(isApiError(error, 'notSignedIn')).toBe(true)
    expect(testApp.refreshes).toHaveLength(0)
    expect(goTo).not.toHaveBeenCalled()
  })

  it.each([
    calls.account.register,
    calls.account.login,
    calls.account.socialSignIn,
    calls.account.resetPassword,
    calls.account.notMe,
    calls.account.logout,
    calls.account.contact,
  ])('A 401 of %s is returned, and its call was sent without the bearer', async (call) => {
    const { account, goTo } = await openTab()
    await expect(account.post(call, {})).rejects.toMatchObject({ status: 401 })
    expect(testApp.refreshes).toHaveLength(0)
    expect(testApp.received[0]?.bearer).toBeNull()
    expect(goTo).not.toHaveBeenCalled()
  })
})

describe('following a link of validation', () => {
  const validate = async () => {
    const tab = await openTab()
    const { validate } = await import('#services/account.ts')
    return { ...tab, answer: validate({ token: 'from-the-mail' }) }
  }

  it('A validation link is followed after a refresh, with the new bearer', async () => {
    const { answer } = await validate()
    expect(await answer).toEqual({ ok: true })
    expect(testApp.refreshes).toHaveLength(1)
    expect(testApp.received.map(({ bearer }) => bearer)).toEqual([`Bearer ${fresh}`])
  })

  it('A validation link is followed without a bearer when the session has ended, and the page stays', async () => {
    testApp.refresh = () => apiErrorResponse('sessionEnded')
    testApp.accepts = (bearer) => bearer === null
    const { answer, goTo } = await validate()
    expect(await answer).toEqual({ ok: true })
    expect(goTo).not.toHaveBeenCalled()
  })

  it('A validation link is followed at once when no one is signed in', async () => {
    clearCookies()
    testApp.accepts = (bearer) => bearer === null
    const { answer } = await validate()
    expect(await answer).toEqual({ ok: true })
    expect(testApp.refreshes).toHaveLength(0)
  })

  it('A validation link returns the ways to confirm an identity, and a 401 is its response', async () => {
    testApp.endpoint = () =>
      apiErrorResponse('confirmItIsYou', { proofs: ['password', 'new-password', 'a spell'] })
    const { answer } = await validate()
    await expect(answer).rejects.toMatchObject({
      code: 'confirmItIsYou',
      proofs: ['password', 'new-password'],
    })
    testApp.endpoint = () => apiErrorResponse('socialTokenInvalid')
    await expect((await validate()).answer).rejects.toMatchObject({ status: 401 })
    expect(testApp.refreshes, 'one a press, none for the 401').toHaveLength(2)
  })
})

/** Makes three concurrent calls and returns their outcomes. */
const threeCalls = async () => {
  const tab = await openTab()
  const calling = [calls.account.me, calls.account.sessions, calls.account.users].map((call) =>
    tab.account.get(call),
  )
  return { ...tab, asked: Promise.allSettled(calling) }
}

const getStatuses = async (asked: Promise<PromiseSettledResult<unknown>[]>) =>
  (await asked).map(({ status }) => status)

/** Advances the clock second by second, so that pending responses arrive in between. */
async function pass(seconds: number): Promise<void> {
  for (let left = seconds * 10; left > 0; left -= 1) {
    await vi.advanceTimersByTimeAsync(100)
    await new Promise((done) => setImmediate(done))
  }
}

describe('a refresh without a response', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  const notAnswered: [string, () => Response][] = [
    ['an error', () => apiErrorResponse('internal')],
    ['a server that is away', () => apiErrorResponse('unavailable')],
    ['no answer', () => HttpResponse.error()],
  ]

  it.each(notAnswered)(
    'A refresh with %s is retried, says so, and everything continues by itself',
    async (_how, refresh) => {
      testApp.refresh = refresh
      const { asked, goTo, reachability } = await threeCalls()
      expect(reachability.isReachable()).toBe(true)
      await pass(4)
      expect(testApp.refreshes).toHaveLength(3)
      expect(reachability.isReachable()).toBe(false)
      expect(goTo).not.toHaveBeenCalled()
      expect(readTokens()).toEqual({ token: spent, refreshToken: 'refresh-1' })
      testApp.refresh = asItWas.refresh
      await pass(5)
      expect(await getStatuses(asked)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
      expect(reachability.isReachable()).toBe(true)
      expect(readTokens()).toEqual({ token: fresh, refreshToken: 'refresh-2' })
      expect(goTo).not.toHaveBeenCalled()
    },
  )

  it.each(notAnswered)(
    'A refresh with %s is abandoned after 1, 2, 4, 8 and 16 s: signed out everywhere',
    async (_how, refresh) => {
      history.replaceState(null, '', '/job/7?a=b')
      storeLanguage('en')
      localStorage.setItem('brota.kept.draft.words', '"to come back to"')
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
      testApp.refresh = refresh
      const { asked, goTo, reachability } = await threeCalls()
      await pass(30)
      expect(testApp.refreshes).toHaveLength(5)
      expect(goTo).not.toHaveBeenCalled()
      await pass(3)
      expect(await getStatuses(asked)).toEqual(['rejected', 'rejected', 'rejected'])
      expect(testApp.refreshes).toHaveLength(6)
      expect(goTo.mock.calls).toEqual([['/login']])
      expect(logged).toHaveBeenCalledTimes(1)
      expect(reachability.isReachable()).toBe(true)
      expect(sessionCookies.map(readCookie)).toEqual(Array(6).fill(undefined))
      expect(readCookie(cookieNames.path)).toBe('/job/7?a=b')
      expect(readCookie(cookieNames.language)).toBe('en')
      expect(localStorage.getItem('brota.kept.draft.words'), 'kept for them').not.toBeNull()
    },
  )

  it('A refresh waits while the browser is offline, and continues when it is online', async () => {
    testApp.refresh = () => HttpResponse.error()
    const { asked, goTo } = await threeCalls()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await pass(120)
    expect(testApp.refreshes.length).toBeLessThan(3)
    expect(goTo).not.toHaveBeenCalled()
    onLine.mockReturnValue(true)
    testApp.refresh = asItWas.refresh
    window.dispatchEvent(new Event('online'))
    await pass(1)
    expect(await getStatuses(asked)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  })

  it('A refresh before a validation link is tried once, without half a minute of retries', async () => {
    testApp.refresh = () => apiErrorResponse('unavailable')
    testApp.accepts = () => true
    const { goTo } = await openTab()
    const { validate } = await import('#services/account.ts')
    const answer = validate({ token: 'from-the-mail' })
    await pass(1)
    expect(await answer).toEqual({ ok: true })
    expect(testApp.refreshes).toHaveLength(1)
    expect(goTo).not.toHaveBeenCalled()
    expect(readTokens().refreshToken).toBe('refresh-1')
  })
})

describe('a refresh that fails', () => {
  let logged: ReturnType<typeof vi.spyOn>
  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  it.each([
    ['a 401', () => apiErrorResponse('sessionEnded')],
    ['an answer without a token', () => HttpResponse.json({})],
  ])(
    'A refresh that fails with %s signs out at once: logged, the queue rejected, cookies removed',
    async (_how, refresh) => {
      history.replaceState(null, '', '/job/7?a=b')
      storeLanguage('en')
      testApp.refresh = refresh
      const { asked, goTo } = await threeCalls()
      expect(await getStatuses(asked)).toEqual(['rejected', 'rejected', 'rejected'])
      expect(goTo.mock.calls).toEqual([['/login']])
      expect(logged).toHaveBeenCalledTimes(1)
      expect(readCookie(cookieNames.path)).toBe('/job/7?a=b')
      expect(testApp.refreshes).toHaveLength(1)
      expect(testApp.received).toHaveLength(3)
      expect(sessionCookies.map(readCookie)).toEqual(Array(6).fill(undefined))
      expect(readCookie(cookieNames.language)).toBe('en')
    },
  )

  it('A failed refresh leads to / in the native app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 brotaapp')
    history.replaceState(null, '', '/feed')
    testApp.refresh = () => apiErrorResponse('sessionEnded')
    const { asked, goTo } = await threeCalls()
    await asked
    expect(goTo.mock.calls).toEqual([['/']])
  })

  it('A failed refresh causes no redirect loop: without cookies the server does not redirect back', async () => {
    history.replaceState(null, '', '/jobs')
    testApp.refresh = () => apiErrorResponse('sessionEnded')
    const first = await threeCalls()
    await first.asked
    const second = await threeCalls()
    await second.asked
    expect(first.goTo).toHaveBeenCalledTimes(1)
    expect(second.goTo).not.toHaveBeenCalled()
  })

  it('A failed refresh does not block the next session', async () => {
    testApp.refresh = () => apiErrorResponse('sessionEnded')
    const { account, asked } = await threeCalls()
    await asked
    signIn()
    testApp.refresh = asItWas.refresh
    await expect(account.get(calls.account.me)).resolves.toEqual({ ok: true })
  })
})

it('A sign-out during a refresh is final', async () => {
  const { account } = await openTab()
  const asking = account.get(calls.account.me).catch((reason: unknown) => reason)
  await vi.waitFor(() => expect(testApp.refreshes).toHaveLength(1), { interval: 2 })
  clearCookies()
  expect(await asking).toBeInstanceOf(Error)
  expect(readTokens()).toEqual({ token: undefined, refreshToken: undefined })
})

describe('two tabs', () => {
  const bothAsk = async () => {
    const [one, other] = [await openTab(), await openTab()]
    expect(one.instance).not.toBe(other.instance)
    const asking = [one, other].flatMap((tab) => [
      tab.account.get(calls.account.me),
      tab.jobs.get(calls.jobs.jobs),
    ])
    expect(await Promise.all(asking)).toEqual(Array(4).fill({ ok: true }))
    expect(testApp.refreshes).toHaveLength(1)
    expect(readTokens()).toEqual({ token: fresh, refreshToken: 'refresh-2' })
  }

  it('Two tabs share one refresh by Web Locks', async () => {
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    await bothAsk().finally(() => Reflect.deleteProperty(navigator, 'locks'))
  })

  it('Two tabs share one refresh without Web Locks', bothAsk)
})

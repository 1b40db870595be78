// @vitest-environment jsdom
import { locks } from 'node:worker_threads'
import { delay, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { calls } from '#lib/calls.ts'
import { cookieNames, sessionCookies } from '#lib/cookies.ts'
import { keepCookie, keepLanguage, readCookie } from '#services/cookies.ts'
import { clearCookies, readTokens } from '#services/session.ts'
import { asItWas, fresh, openTab, openTown, refused, spent, town } from './httpTown.ts'

openTown()

describe('a 401', () => {
  it('of twenty calls at once makes one refresh and twenty replays with the new bearer', async () => {
    const { account, jobs, goTo } = await openTab()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 ? account.get(calls.account.user(String(n))) : jobs.get(calls.jobs.job(String(n))),
      ),
    )
    expect(answers).toEqual(Array(20).fill({ ok: true }))
    expect(town.refreshes).toEqual(['{"refreshToken":"refresh-1"}'])
    expect(town.heard.filter(({ bearer }) => bearer === `Bearer ${spent}`)).toHaveLength(20)
    expect(town.heard.filter(({ bearer }) => bearer === `Bearer ${fresh}`)).toHaveLength(20)
    expect(readTokens()).toEqual({ token: fresh, refreshToken: 'refresh-2' })
    expect(goTo).not.toHaveBeenCalled()
  })

  it('replays a write with its body and its key', async () => {
    const { jobs } = await openTab()
    await jobs.postOnce(calls.jobs.apply, { job_id: '7' })
    const [first, second] = town.heard
    expect(second?.body).toBe('{"job_id":"7"}')
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
    expect(first?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  })

  it('keeps the new refresh token thirty times as long', async () => {
    const { account } = await openTab()
    const written = vi.spyOn(document, 'cookie', 'set')
    await account.get(calls.account.me)
    const cookies = written.mock.calls.map(([cookie]) => cookie)
    expect(cookies.find((one) => one.startsWith('brota.token'))).toContain('max-age=6264000')
    expect(cookies.find((one) => one.startsWith('brota.refreshToken'))).toContain('max-age=187920000')
  })

  it('that was late adopts the bearer of the refresh before', async () => {
    const { account } = await openTab()
    town.door = () => HttpResponse.json({ ok: true })
    await Promise.all([
      account.get(calls.account.me),
      delay(5).then(() => account.get(calls.account.sessions)),
    ])
    await account.get(calls.account.me)
    expect(town.refreshes).toHaveLength(1)
  })

  it('of a replayed call is its answer: nothing loops', async () => {
    town.accepts = () => false
    const { account, isRefused } = await openTab()
    const error = await account.get(calls.account.me).catch((reason: unknown) => reason)
    expect(isRefused(error, 'notSignedIn')).toBe(true)
    expect(town.refreshes).toHaveLength(1)
    expect(town.heard).toHaveLength(2)
  })

  it('without a refresh cookie is skipped', async () => {
    keepCookie(cookieNames.refreshToken, '', 0)
    const { account, goTo, isRefused } = await openTab()
    const error = await account.get(calls.account.me).catch((reason: unknown) => reason)
    expect(isRefused(error, 'notSignedIn')).toBe(true)
    expect(town.refreshes).toHaveLength(0)
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
  ])('of %s is its own answer, and it was sent without the bearer', async (call) => {
    const { account, goTo } = await openTab()
    await expect(account.post(call, {})).rejects.toMatchObject({ status: 401 })
    expect(town.refreshes).toHaveLength(0)
    expect(town.heard[0]?.bearer).toBeNull()
    expect(goTo).not.toHaveBeenCalled()
  })
})

describe('following a link of validation', () => {
  const validate = async () => {
    const tab = await openTab()
    const { validate } = await import('#services/account.ts')
    return { ...tab, answer: validate({ token: 'from-the-mail' }) }
  }

  it('refreshes first, and goes with the new bearer', async () => {
    const { answer } = await validate()
    expect(await answer).toEqual({ ok: true })
    expect(town.refreshes).toHaveLength(1)
    expect(town.heard.map(({ bearer }) => bearer)).toEqual([`Bearer ${fresh}`])
  })

  it('goes without a bearer when the session has ended, and leaves the page alone', async () => {
    town.refresh = () => refused('sessionEnded')
    town.accepts = (bearer) => bearer === null
    const { answer, goTo } = await validate()
    expect(await answer).toEqual({ ok: true })
    expect(goTo).not.toHaveBeenCalled()
  })

  it('goes at once when nobody is signed in', async () => {
    clearCookies()
    town.accepts = (bearer) => bearer === null
    const { answer } = await validate()
    expect(await answer).toEqual({ ok: true })
    expect(town.refreshes).toHaveLength(0)
  })

  it('tells how one can confirm that it is oneself, and a 401 is its answer', async () => {
    town.door = () => refused('confirmItIsYou', { proofs: ['password', 'new-password', 'a spell'] })
    const { answer } = await validate()
    await expect(answer).rejects.toMatchObject({
      refusal: 'confirmItIsYou',
      proofs: ['password', 'new-password'],
    })
    town.door = () => refused('socialTokenInvalid')
    await expect((await validate()).answer).rejects.toMatchObject({ status: 401 })
    expect(town.refreshes, 'one a press, none for the 401').toHaveLength(2)
  })
})

describe('a refresh that fails', () => {
  const threeCalls = async () => {
    const tab = await openTab()
    const calling = [calls.account.me, calls.account.sessions, calls.account.users].map((call) =>
      tab.account.get(call),
    )
    const outcomes = await Promise.allSettled(calling)
    return { ...tab, outcomes }
  }

  it.each([
    ['an error', () => refused('internal')],
    ['no answer', () => HttpResponse.error()],
    ['no new token', () => HttpResponse.json({})],
  ])('with %s rejects the queue and leads to the sign-in once', async (_how, refresh) => {
    history.replaceState(null, '', '/job/7?a=b')
    town.refresh = refresh
    const { outcomes, goTo } = await threeCalls()
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(goTo.mock.calls).toEqual([['/login']])
    expect(readCookie(cookieNames.path)).toBe('/job/7?a=b')
    expect(town.refreshes).toHaveLength(1)
    expect(town.heard).toHaveLength(3)
    expect(readCookie(cookieNames.refreshToken)).toBe('refresh-1')
  })

  it('with a 401 clears all cookies of the session', async () => {
    keepLanguage('en')
    town.refresh = () => refused('sessionEnded')
    const { outcomes, goTo } = await threeCalls()
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true)
    expect(goTo.mock.calls).toEqual([['/login']])
    expect(sessionCookies.map(readCookie)).toEqual(Array(6).fill(undefined))
    expect(readCookie(cookieNames.language)).toBe('en')
  })

  it('leads to / in the native app', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 brotaapp')
    history.replaceState(null, '', '/feed')
    town.refresh = () => refused('internal')
    const { goTo } = await threeCalls()
    expect(goTo.mock.calls).toEqual([['/']])
  })

  it('leaves whoever is at the sign-in already where they are', async () => {
    history.replaceState(null, '', '/login')
    town.refresh = () => refused('internal')
    const { goTo } = await threeCalls()
    expect(goTo).not.toHaveBeenCalled()
  })

  it('does not lead in circles someone whom the server sends back', async () => {
    history.replaceState(null, '', '/jobs')
    town.refresh = () => refused('internal')
    expect((await threeCalls()).goTo).toHaveBeenCalledTimes(1)
    expect((await threeCalls()).goTo).not.toHaveBeenCalled()
  })

  it('does not stand in the way of the next one', async () => {
    town.refresh = () => refused('internal')
    const { account } = await threeCalls()
    town.refresh = asItWas.refresh
    await expect(account.get(calls.account.me)).resolves.toEqual({ ok: true })
  })
})

it('a sign-out while a refresh is on its way stands', async () => {
  const { account } = await openTab()
  const asking = account.get(calls.account.me).catch((reason: unknown) => reason)
  await vi.waitFor(() => expect(town.refreshes).toHaveLength(1), { interval: 2 })
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
    expect(town.refreshes).toHaveLength(1)
    expect(readTokens()).toEqual({ token: fresh, refreshToken: 'refresh-2' })
  }

  it('share one refresh by Web Locks', async () => {
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
    await bothAsk().finally(() => Reflect.deleteProperty(navigator, 'locks'))
  })

  it('share one refresh where there are no locks', bothAsk)
})

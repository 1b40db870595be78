// @vitest-environment jsdom
import { locks } from 'node:worker_threads'
import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { refusals } from '#contracts/refusals.ts'
import { cookieNames, sessionCookies } from '#lib/cookies.ts'
import { calls } from '#lib/paths.ts'
import { keepCookie, keepLanguage, readCookie } from '#services/cookies.ts'
import { clearCookies, readTokens, storeSession } from '#services/session.ts'

const account = 'http://localhost:3000/api/account'
const jobs = 'http://localhost:3000/api/jobs'
const spent = 'token-1'
const fresh = 'token-2'

/** What the server has heard, and how it answers; a test changes only what it is about. */
const town = {
  refreshes: [] as string[],
  heard: [] as { call: string; bearer: string | null; headers: Headers; body: string }[],
  refresh: (): Response => HttpResponse.json({ accessToken: fresh, refreshToken: 'refresh-2' }),
  accepts: (bearer: string | null): boolean => bearer === `Bearer ${fresh}`,
  door: (): Response => HttpResponse.json({ ok: true }),
}
const asItWas = { ...town }

const refused = (name: keyof typeof refusals, more: object = {}) =>
  HttpResponse.json(
    { error: refusals[name].phrase, message: 'Una frase.', ...more },
    { status: refusals[name].status },
  )

const door = async ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url)
  const bearer = request.headers.get('authorization')
  town.heard.push({ call: pathname + search, bearer, headers: request.headers, body: await request.text() })
  return town.accepts(bearer) ? town.door() : refused('notSignedIn')
}

const server = setupServer(
  http.post(account + calls.account.refresh, async ({ request }) => {
    town.refreshes.push(await request.text())
    await delay(30)
    return town.refresh()
  }),
  http.all(`${account}/*`, door),
  http.all(`${jobs}/*`, door),
  http.get('https://countries.example/all', async (call) => {
    const answer = await door(call)
    answer.headers.set('Access-Control-Allow-Origin', '*')
    return answer
  }),
)

/** A tab: its own copy of the modules, the same cookie jar and locks. */
async function openTab() {
  vi.resetModules()
  const tab = await import('#services/http/index.ts')
  const goTo = vi.spyOn(tab.browser, 'goTo').mockImplementation(() => {})
  return { ...tab, goTo, account: tab.clientOf('account'), jobs: tab.clientOf('jobs') }
}

const signIn = (accessToken = spent) =>
  storeSession({
    accessToken,
    refreshToken: 'refresh-1',
    user: { id: '1', name: 'Lucía', provider: false, config: { avatar: 'face' } },
  })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => signIn())
afterEach(() => {
  Object.assign(town, asItWas, { refreshes: [], heard: [] })
  clearCookies()
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

describe('a call', () => {
  beforeEach(() => {
    town.accepts = () => true
  })

  it('carries the bearer, JSON and the language', async () => {
    keepLanguage('br')
    const { account } = await openTab()
    await account.get(calls.account.me)
    const [heard] = town.heard
    expect(heard?.call).toBe('/api/account/user-by-token')
    expect(heard?.bearer).toBe(`Bearer ${spent}`)
    expect(heard?.headers.get('accept')).toBe('application/json')
    expect(heard?.headers.get('accept-language')).toBe('pt-BR')
  })

  it('goes to the host of its service, with lists by repeated names', async () => {
    const { jobs } = await openTab()
    await jobs.get(calls.jobs.jobs, { page: 2, type: ['online', 'part-time'] })
    expect(town.heard[0]?.call).toBe('/api/jobs/jobs?page=2&type=online&type=part-time')
  })

  it('has no bearer for guests and none for a host of countries that is not ours', async () => {
    clearCookies()
    const { account, clientOf } = await openTab()
    await account.get(calls.account.users)
    expect(town.heard[0]?.bearer).toBeNull()
    signIn()
    const { providePublicConfig, publicConfigDefaults } = await import('#lib/publicConfig.ts')
    providePublicConfig({ ...publicConfigDefaults, countriesUrl: 'https://countries.example/all' })
    await clientOf('countries').get(calls.countries.list)
    providePublicConfig(publicConfigDefaults)
    expect(town.heard[1]?.bearer).toBeNull()
  })
})

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
    calls.account.validate,
    calls.account.resetPassword,
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
    expect(one.http).not.toBe(other.http)
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

describe('an answer that is no success', () => {
  beforeEach(() => {
    town.accepts = () => true
  })
  const failure = async (answer: () => Response) => {
    town.door = answer
    const tab = await openTab()
    return { ...tab, error: await tab.account.get(calls.account.me).catch((reason: unknown) => reason) }
  }

  it.each([403, 404, 409, 410, 429, 500, 503])('of status %i passes on without a refresh', async (status) => {
    const { error, RefusedError } = await failure(() => HttpResponse.json({ error: 'x' }, { status }))
    expect(error).toBeInstanceOf(RefusedError)
    expect(error).toMatchObject({ status })
    expect(town.refreshes).toHaveLength(0)
  })

  it('is named by its phrase and keeps its sentence and fields', async () => {
    const { error } = await failure(() => refused('userExists', { fields: { email: 'email-taken' } }))
    expect(error).toMatchObject({
      refusal: 'userExists',
      message: 'Una frase.',
      fields: { email: 'email-taken' },
    })
  })

  it('is named by its status when its body is not ours', async () => {
    const { error } = await failure(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }))
    expect(error).toMatchObject({ refusal: 'unavailable', status: 502, message: '', fields: {} })
  })

  it('says when to try again', async () => {
    const { error } = await failure(() =>
      HttpResponse.json({ error: 'Too many requests' }, { status: 429, headers: { 'Retry-After': '7' } }),
    )
    expect(error).toMatchObject({ refusal: 'tooMany', retryAfter: 7 })
  })

  it('that never comes is being offline', async () => {
    const { error, OfflineError } = await failure(() => HttpResponse.error())
    expect(error).toBeInstanceOf(OfflineError)
  })

  it('leaves the key of a write as it was only while nobody knows what became of it', async () => {
    const { jobs } = await openTab()
    const answers = [() => HttpResponse.error(), asItWas.door, asItWas.door]
    for (const answer of answers) {
      town.door = answer
      await jobs.postOnce(calls.jobs.apply, { job_id: '7' }).catch(() => {})
    }
    const [first, second, third] = town.heard.map(({ headers }) => headers.get('idempotency-key'))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

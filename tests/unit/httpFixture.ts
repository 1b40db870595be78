import { delay, HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { apiErrors } from '#contracts/errors.ts'
import { calls } from '#lib/calls.ts'
import { clearCookies, storeSession } from '#services/session.ts'

const account = 'http://localhost:3000/api/account'
const jobs = 'http://localhost:3000/api/jobs'
export const spent = 'token-1'
export const fresh = 'token-2'

/** The requests that the server received, and its responses; a test changes only those that it needs. */
export const testApp = {
  refreshes: [] as string[],
  received: [] as { call: string; bearer: string | null; headers: Headers; body: string }[],
  refresh: (): Response => HttpResponse.json({ accessToken: fresh, refreshToken: 'refresh-2' }),
  accepts: (bearer: string | null): boolean => bearer === `Bearer ${fresh}`,
  endpoint: (): Response => HttpResponse.json({ ok: true }),
}
export const asItWas = { ...testApp }

export const apiErrorResponse = (name: keyof typeof apiErrors, more: object = {}) =>
  HttpResponse.json(
    { error: apiErrors[name].phrase, message: 'Una frase.', ...more },
    { status: apiErrors[name].status },
  )

const endpoint = async ({ request }: { request: Request }) => {
  const { pathname, search } = new URL(request.url)
  const bearer = request.headers.get('authorization')
  testApp.received.push({
    call: pathname + search,
    bearer,
    headers: request.headers,
    body: await request.text(),
  })
  return testApp.accepts(bearer) ? testApp.endpoint() : apiErrorResponse('notSignedIn')
}

const server = setupServer(
  http.post(account + calls.account.refresh, async ({ request }) => {
    testApp.refreshes.push(await request.text())
    await delay(30)
    return testApp.refresh()
  }),
  http.all(`${account}/*`, endpoint),
  http.all(`${jobs}/*`, endpoint),
  http.get('https://countries.example/all', async (call) => {
    const answer = await endpoint(call)
    answer.headers.set('Access-Control-Allow-Origin', '*')
    return answer
  }),
)

/** A tab: its copy of the modules, with shared cookies and locks. */
export async function openTab() {
  vi.resetModules()
  const client = await import('#services/http/client.ts')
  const errors = await import('#services/http/errors.ts')
  const signedOut = await import('#services/http/signedOut.ts')
  const tab = { ...client, ...signedOut }
  const goTo = vi.spyOn(tab.browser, 'goTo').mockImplementation(() => {})
  // Loaded now, while the modules belong to this tab.
  const instance = await tab.loadHttp()
  const reachability = await import('#services/http/reachability.ts')
  return {
    ...errors,
    ...tab,
    reachability,
    instance,
    goTo,
    account: tab.createClient('account'),
    jobs: tab.createClient('jobs'),
  }
}

export const signIn = (accessToken = spent) =>
  storeSession({
    accessToken,
    refreshToken: 'refresh-1',
    user: { id: '1', name: 'Lucía', provider: false, config: { avatar: 'face' } },
  })

/** Starts the server for the tests of a file: signed in before each, reset after it. */
export function openTestApp(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterAll(() => server.close())
  beforeEach(() => signIn())
  afterEach(() => {
    Object.assign(testApp, asItWas, { refreshes: [], received: [] })
    clearCookies()
    localStorage.clear()
    sessionStorage.clear()
    vi.restoreAllMocks()
    history.replaceState(null, '', '/')
  })
}

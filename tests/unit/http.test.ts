// @vitest-environment jsdom
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { calls } from '#lib/calls.ts'
import { storeLanguage } from '#services/cookies.ts'
import { clearCookies } from '#services/session.ts'
import { apiErrorResponse, asItWas, openTab, openTestApp, signIn, spent, testApp } from './httpFixture.ts'

openTestApp()

describe('a call', () => {
  beforeEach(() => {
    testApp.accepts = () => true
  })

  it('A call carries the bearer, JSON and the language', async () => {
    storeLanguage('br')
    const { account } = await openTab()
    await account.get(calls.account.me)
    const [received] = testApp.received
    expect(received?.call).toBe('/api/account/user-by-token')
    expect(received?.bearer).toBe(`Bearer ${spent}`)
    expect(received?.headers.get('accept')).toBe('application/json')
    expect(received?.headers.get('accept-language')).toBe('pt-BR')
  })

  it('A call uses the host of its service, with lists as repeated names', async () => {
    const { jobs } = await openTab()
    await jobs.get(calls.jobs.jobs, { page: 2, type: ['online', 'part-time'] })
    expect(testApp.received[0]?.call).toBe('/api/jobs/jobs?page=2&type=online&type=part-time')
  })

  it('A call has no bearer for guests, and none for the external country service', async () => {
    clearCookies()
    const { account, createClient } = await openTab()
    await account.get(calls.account.users)
    expect(testApp.received[0]?.bearer).toBeNull()
    signIn()
    const { providePublicConfig, publicConfigDefaults } = await import('#lib/publicConfig.ts')
    providePublicConfig({ ...publicConfigDefaults, countriesUrl: 'https://countries.example/all' })
    await createClient('countries').get(calls.countries.list)
    providePublicConfig(publicConfigDefaults)
    expect(testApp.received[1]?.bearer).toBeNull()
  })
})

describe('an error response', () => {
  beforeEach(() => {
    testApp.accepts = () => true
  })
  const failure = async (answer: () => Response) => {
    testApp.endpoint = answer
    const tab = await openTab()
    return { ...tab, error: await tab.account.get(calls.account.me).catch((reason: unknown) => reason) }
  }

  it.each([403, 404, 409, 410, 429, 500, 503])(
    'An error of status %i is thrown without a refresh',
    async (status) => {
      const { error, ApiError } = await failure(() => HttpResponse.json({ error: 'x' }, { status }))
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ status })
      expect(testApp.refreshes).toHaveLength(0)
    },
  )

  it('An error has the phrase of the response as its name, with its sentence and fields', async () => {
    const { error } = await failure(() =>
      apiErrorResponse('userExists', { fields: { email: 'email-taken' } }),
    )
    expect(error).toMatchObject({
      code: 'userExists',
      message: 'Una frase.',
      fields: { email: 'email-taken' },
    })
  })

  it('An error has its status as its name when the body is not from the API', async () => {
    const { error } = await failure(() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }))
    expect(error).toMatchObject({ code: 'unavailable', status: 502, message: '', fields: {} })
  })

  it('An error says when to retry', async () => {
    const { error } = await failure(() =>
      HttpResponse.json({ error: 'Too many requests' }, { status: 429, headers: { 'Retry-After': '7' } }),
    )
    expect(error).toMatchObject({ code: 'tooMany', retryAfter: 7 })
  })

  it('A missing response is an offline error', async () => {
    const { error, OfflineError } = await failure(() => HttpResponse.error())
    expect(error).toBeInstanceOf(OfflineError)
  })

  it('The key of a write is reused only while its outcome is unknown', async () => {
    const { jobs } = await openTab()
    const answers = [() => HttpResponse.error(), asItWas.endpoint, asItWas.endpoint]
    for (const answer of answers) {
      testApp.endpoint = answer
      await jobs.postOnce(calls.jobs.apply, { job_id: '7' }).catch(() => {})
    }
    const [first, second, third] = testApp.received.map(({ headers }) => headers.get('idempotency-key'))
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

import { describe, expect, it } from 'vitest'
import { cookieNames } from '#lib/cookies.ts'
import { everyCall } from '#server/platform/limits/acts.ts'
import { buildVolunteer, signIn } from '../../../people.ts'
import { describeSides } from '../../setup/redisServer.ts'
import { openTestApp } from '../../setup/testApp.ts'

describeSides(({ withRedis }) => {
  const testApp = openTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'on', NODE_ENV: 'production' }, { withRedis })

  let lastAddress = 0
  const newAddress = () => `198.51.100.${++lastAddress}`
  type Headers = Record<string, string>
  const from = (address: string, headers: Headers = {}) => ({
    headers: { 'X-Forwarded-For': address, ...headers },
  })
  const browser = { Accept: 'text/html,*/*;q=0.8' }

  /** Uses the five-minute allowance of an address except for this many calls. */
  async function useAllowance(address: string, left: number): Promise<void> {
    for (let n = 0; n < everyCall.address.points - left; n++)
      await testApp.platform.limits.spendAddress(address)
  }

  const id = '0190f000-0000-7000-8000-000000000000'

  describe('calls counted by address', () => {
    it.each<[string, string, string, Headers, number]>([
      ['a page', 'GET', '/jobs', browser, 404],
      ['a page that is not there', 'GET', '/nothing.css', browser, 404],
      ['the data of a page', 'GET', '/_next/data/build/jobs.json', {}, 404],
      ['an image that Next would make', 'GET', '/_next/image?url=%2Ffavicon.svg&w=64&q=75', {}, 404],
      ['a call', 'GET', '/api/countries', {}, 200],
      ['a call with a bad bearer', 'GET', '/api/account/user-by-token', { Authorization: 'Bearer x' }, 401],
      ['a call with a malformed id', 'GET', '/api/account/user/not-an-id', {}, 404],
      ['a call with a wrong method', 'DELETE', '/api/account/login', {}, 405],
      ['a call of what is not there', 'GET', '/api/nothing', {}, 404],
      ['a body that is no JSON', 'POST', '/api/account/login', {}, 400],
      ['an image that is not there', 'GET', `/api/media/${id}.jpg`, {}, 404],
    ])('%s', async (_, method, path, headers, usual) => {
      const address = newAddress()
      await useAllowance(address, 1)
      const call = () => testApp.guest.send(method, path, undefined, from(address, headers))
      expect((await call()).status).toBe(usual)
      const { status, headers: given } = await call()
      expect(status).toBe(429)
      expect(Number(given.get('retry-after'))).toBeGreaterThan(200)
    })
  })

  describe('files, which are never counted', () => {
    it.each([
      ['a script', '/_next/static/chunks/main.js'],
      ['a font', '/_next/static/media/figtree.woff2'],
      ['a background', '/backgrounds/1.jpg'],
      ['an icon', '/favicon.svg'],
      ['an image', '/api/media/default-avatar'],
    ])('%s', async (_, path) => {
      const address = newAddress()
      await useAllowance(address, 1)
      for (let n = 0; n < 5; n++) expect((await testApp.guest.get(path, from(address))).status).not.toBe(429)
      expect((await testApp.guest.get('/jobs', from(address))).status).toBe(404)
      expect((await testApp.guest.get('/jobs', from(address))).status).toBe(429)
      expect((await testApp.guest.get(path, from(address))).status).not.toBe(429)
    })
  })

  describe('calls counted by account', () => {
    it('Pages opened while signed in count for the account, and not for others at its address', async () => {
      const lucia = await buildVolunteer()
      const cookie = { ...browser, Cookie: `${cookieNames.token}=${await signIn(testApp.platform, lucia)}` }
      for (let n = 0; n < everyCall.person.points - 2; n++)
        await testApp.platform.limits.spendPerson(lucia.id)
      const address = newAddress()
      expect((await testApp.guest.get('/feed', from(address, cookie))).status).toBe(404)
      expect((await testApp.as(lucia).get('/api/account/user-by-token', from(newAddress()))).status).toBe(200)
      expect((await testApp.guest.get('/feed', from(newAddress(), cookie))).status).toBe(429)
      expect((await testApp.guest.get('/feed', from(address, browser))).status).toBe(404)
    })

    it('A cookie without a valid signature counts as a guest, not as a failure', async () => {
      const cookie = { ...browser, Cookie: `${cookieNames.token}=forged` }
      expect((await testApp.guest.get('/feed', from(newAddress(), cookie))).status).toBe(404)
    })
  })

  it('A person over the limit gets a page about it in their language', async () => {
    const address = newAddress()
    await useAllowance(address, 0)
    const cookie = { ...browser, Cookie: `${cookieNames.language}=pt` }
    const { status, headers, body } = await testApp.guest.get('/jobs', from(address, cookie))
    expect(status).toBe(429)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(200)
    expect(String(body)).toContain('Foste demasiado depressa.')
    expect(String(body)).toContain('Podes continuar daqui a 5 minutos.')
    expect(String(body), 'a button that asks for the same page').toContain('href="">Tentar de novo</a>')
    const call = await testApp.guest.get(
      '/_next/data/build/jobs.json',
      from(address, { 'Accept-Language': 'en' }),
    )
    expect([call.status, call.body.error]).toEqual([429, 'Too many requests'])
  })
})

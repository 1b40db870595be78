import { describe, expect, it } from 'vitest'
import { cookieNames } from '#lib/cookies.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()

const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const createAddress = (start: string, length: number) => start + 'a'.repeat(length - start.length)
const withParameters = (path: string, count: number, between = '&') =>
  `${path}?${Array.from({ length: count }, () => 'a=1').join(between)}`

describe.each(['/jobs', '/api/countries', '/_next/data/build/jobs.json', '/api/nothing'])(
  'an address that begins with %s',
  (path) => {
    const { status: usual } = { status: path === '/api/countries' ? 200 : 404 }

    it('An address may have 2,048 characters, and gets 414 with one more', async () => {
      const longest = createAddress(`${path}?q=`, 2_048)
      expect((await testApp.guest.get(longest)).status).toBe(usual)
      const { status, body } = await testApp.guest.get(`${longest}a`)
      expect([status, body.error]).toEqual([414, 'Address too long'])
    })

    it.each(['&', ';'])(
      'An address may have 100 parameters, separated by %s, and gets 400 with one more',
      async (between) => {
        expect((await testApp.guest.get(withParameters(path, 100, between))).status).toBe(usual)
        const { status, body } = await testApp.guest.get(withParameters(path, 101, between))
        expect([status, body.error]).toEqual([400, 'Too many parameters'])
      },
    )
  },
)

it('An empty parameter counts, because a parser reads it too', async () => {
  expect((await testApp.guest.get(`/jobs?${'&'.repeat(100)}`)).status).toBe(400)
})

it('The limit on the length of an address applies to every method', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']) {
    const { status } = await testApp.guest.send(method, createAddress('/api/account/login?q=', 3_000))
    expect([method, status]).toEqual([method, 414])
  }
})

describe('the response to an address that is too long', () => {
  const long = createAddress('/jobs?q=', 2_049)

  it('A browser gets a page without scripts, in the language of its cookie', async () => {
    const headers = { ...browser, Cookie: `a=b; ${cookieNames.language}=en` }
    const { status, headers: given, body } = await testApp.guest.get(long, { headers })
    expect(status).toBe(414)
    expect(given.get('content-type')).toBe('text/html; charset=utf-8')
    expect(given.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /)
    expect(given.get('cache-control')).toBe('private, no-store')
    const html = String(body)
    expect(html).toContain('<html lang="en-GB">')
    expect(html).toContain('<title>Brota</title>')
    expect(html).toContain('This address is too long')
    expect(html).toContain('href="/"')
    expect(html).not.toContain('<script')
    expect(html).not.toContain('aaaa')
  })

  it('A browser without a language cookie gets the page in Spanish', async () => {
    const { body } = await testApp.guest.get(long, { headers: { ...browser, 'Accept-Language': 'pt-BR' } })
    expect(String(body)).toContain('Esta dirección es demasiado larga')
  })

  it('A client of the API gets JSON in the language that it requests', async () => {
    const { body } = await testApp.guest.get(long, { headers: { 'Accept-Language': 'pt-BR' } })
    expect(body.message).toContain('Este endereço é longo demais')
  })
})

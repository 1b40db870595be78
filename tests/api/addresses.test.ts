import { describe, expect, it } from 'vitest'
import { cookieNames } from '#lib/cookies.ts'
import { openTestApp } from './setup/testApp.ts'

const testApp = openTestApp()

const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const createAddress = (start: string, length: number) => start + 'a'.repeat(length - start.length)
const withParameters = (path: string, count: number, between = '&') =>
  `${path}?${Array.from({ length: count }, () => 'a=1').join(between)}`

describe.each(['/jobs', '/api/countries', '/_next/data/build/jobs.json', '/api/nothing'])(
  'an address that begins with %s',
  (path) => {
    const { status: usual } = { status: path === '/api/countries' ? 200 : 404 }

    it('may have 2,048 characters, and is refused with 414 when it has one more', async () => {
      const longest = createAddress(`${path}?q=`, 2_048)
      expect((await testApp.guest.get(longest)).status).toBe(usual)
      const { status, body } = await testApp.guest.get(`${longest}a`)
      expect([status, body.error]).toEqual([414, 'Address too long'])
    })

    it.each(['&', ';'])(
      'may ask 100 things, parted by %s, and is refused with 400 for one more',
      async (between) => {
        expect((await testApp.guest.get(withParameters(path, 100, between))).status).toBe(usual)
        const { status, body } = await testApp.guest.get(withParameters(path, 101, between))
        expect([status, body.error]).toEqual([400, 'Too many parameters'])
      },
    )
  },
)

it('what is empty between two signs counts, for a parser walks over it too', async () => {
  expect((await testApp.guest.get(`/jobs?${'&'.repeat(100)}`)).status).toBe(400)
})

it('every method is measured before anything looks at it', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']) {
    const { status } = await testApp.guest.send(method, createAddress('/api/account/login?q=', 3_000))
    expect([method, status]).toEqual([method, 414])
  }
})

describe('whoever sent too long an address', () => {
  const long = createAddress('/jobs?q=', 2_049)

  it('in a browser reads a page in the language of their cookie, which runs nothing', async () => {
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

  it('reads Spanish while no cookie says otherwise', async () => {
    const { body } = await testApp.guest.get(long, { headers: { ...browser, 'Accept-Language': 'pt-BR' } })
    expect(String(body)).toContain('Esta dirección es demasiado larga')
  })

  it('through a client reads JSON in the language that it asks for', async () => {
    const { body } = await testApp.guest.get(long, { headers: { 'Accept-Language': 'pt-BR' } })
    expect(body.message).toContain('Este endereço é longo demais')
  })
})

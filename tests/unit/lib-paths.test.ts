import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calls, getHost } from '#lib/calls.ts'
import { paths, safePath, withQuery } from '#lib/paths.ts'

const site = 'https://brota.example'

describe('addresses', () => {
  it('An address carries the page to open after signing in, and only a path of this site', () => {
    expect(paths.login('/job/1?a=b')).toBe('/login?then=%2Fjob%2F1%3Fa%3Db')
    expect(paths.login('//evil.example')).toBe('/login')
    expect(paths.login()).toBe('/login')
  })

  it('Addresses escape texts', () => {
    expect(paths.search('a/b?c')).toBe('/search/a%2Fb%3Fc')
    expect(calls.jobs.job('../me')).toBe('/job/..%2Fme')
    expect(() => paths.search('\ud800')).not.toThrow()
  })

  it('Addresses leave empty values out', () => {
    expect(withQuery('/jobs', { query: '', page: 2, city: null })).toBe('/jobs?page=2')
  })

  it('Addresses contain the host of every service', () => {
    expect(getHost('account')).toBe('/api/account')
    expect(getHost('countries')).toBe('/api/countries')
  })
})

describe('a safe path', () => {
  it.each(['/', '/feed', '/job/1?a=b#c', '/search/caf%C3%A9', '/search///x'])(
    'The safe path %s is returned',
    (path) => {
      expect(safePath(path)).toBe(path)
    },
  )

  it.each([
    ['another host', '//evil.example'],
    ['a host behind backslashes', '/\\evil.example'],
    ['a host behind dots', '/.//evil.example'],
    ['a host behind steps up', '/a/..//evil.example'],
    ['a host behind a tab', '/\t/evil.example'],
    ['a line end', '/feed\r\nSet-Cookie: a=b'],
    ['a scheme', 'javascript:alert(1)'],
    ['a whole address', 'https://evil.example/'],
    ['leading space', ' /feed'],
    ['a relative path', 'feed'],
    ['nothing', ''],
    ['no text', ['/feed']],
  ])('The unsafe path is rejected: %s', (_what, path) => {
    expect(safePath(path)).toBeNull()
  })

  it('A safe path never leaves the site, whatever the input', () => {
    const hostile = fc.array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '@',
        ':',
        '?',
        '#',
        '%2F',
        '%5C',
        '\t',
        '\n',
        '\u0000',
        'evil.example',
        'https:',
        '\u2028',
        '\ud800',
      ),
      { maxLength: 8 },
    )
    const given = fc.oneof(
      fc.string({ unit: 'binary' }),
      hostile.map((parts) => `/${parts.join('')}`),
    )
    fc.assert(
      fc.property(given, (path) => {
        const safe = safePath(path)
        if (safe === null) return true
        const there = new URL(safe, site)
        return there.origin === site && new URL(there.pathname, site).origin === site
      }),
      { numRuns: 3_000 },
    )
  })
})

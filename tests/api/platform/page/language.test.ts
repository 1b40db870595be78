import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { inLanguage, paths } from '#lib/paths.ts'
import { readEveryPage } from '#server/modules.ts'
import { createRequestApp } from '#server/platform/page/index.ts'
import { openTestApp } from '../../setup/testApp.ts'

openTestApp({ PUBLIC_URL: 'https://brota.example', SMTP_URL: 'smtp://localhost:1' })

/** Follows a link to this address of /jobs with these headers, in a browser with these cookies. */
async function follow(resolvedUrl: string, headers: Record<string, string>, cookies = {}) {
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies, url: resolvedUrl })
  Object.assign(req.headers, headers)
  const res = new ServerResponse(req)
  const app = createRequestApp({ createReads: () => ({}), readEveryPage })
  const query = Object.fromEntries(new URLSearchParams(resolvedUrl.split('?')[1]))
  const response = await app.openPage({ texts: ['jobs'] }, { req, res, query, params: {}, resolvedUrl })
  const to = 'redirect' in response ? response.redirect.destination : null
  return { to, cookie: res.getHeader('Set-Cookie') }
}

const chosen = { 'brota.language': 'en' }
const stored = 'brota.language=br; Path=/; Max-Age=6264000; SameSite=Lax; Secure'

it('A link of the language choice stores the language and leads to the same page and filters', async () => {
  const address = inLanguage('/jobs?query=a+b#found', 'br')
  expect(address).toBe('/jobs?query=a+b&lang=br')
  expect(await follow(address, { 'sec-fetch-site': 'same-origin' }, chosen)).toEqual({
    to: '/jobs?query=a+b',
    cookie: stored,
  })
  // A typed address, or a link of a mail program.
  expect((await follow('/jobs?lang=br', { 'sec-fetch-site': 'none' }, chosen)).cookie).toBe(stored)
  expect(await follow('/jobs?lang=br', { referer: 'https://brota.example/faq' }, chosen)).toEqual({
    to: '/jobs',
    cookie: stored,
  })
})

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site', referer: 'https://brota.example/' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['an old browser on another site', { referer: 'https://other.example/brota.example' }],
  ['nobody knows where', {}],
])('A link of %s changes no chosen language, and sets the first one', async (_, headers) => {
  expect(await follow('/jobs?lang=br', headers, chosen)).toEqual({ to: '/jobs', cookie: undefined })
  expect(await follow('/jobs?lang=br', headers)).toEqual({ to: '/jobs', cookie: stored })
})

it('A link of an email leads to its page with its token', async () => {
  const address = inLanguage(paths.validate('abc-DEF_123.4', '/jobs?city=Gijón&page=2'), 'pt')
  const { to } = await follow(address, { 'sec-fetch-site': 'cross-site' })
  const { pathname, searchParams } = new URL(to ?? '', 'https://brota.example')
  expect([pathname, ...searchParams]).toEqual([
    '/validate',
    ['token', 'abc-DEF_123.4'],
    ['then', '/jobs?city=Gijón&page=2'],
  ])
})

it('The way back stays on the site, and what is no language is no choice', async () => {
  expect((await follow('//other.example/?lang=br', { 'sec-fetch-site': 'none' })).to).toBe('/')
  expect((await follow('/jobs?lang=xx', { 'sec-fetch-site': 'same-origin' })).to).toBeNull()
})

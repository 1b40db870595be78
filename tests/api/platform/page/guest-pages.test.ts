import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { guestPages } from '#server/guestPages.ts'
import { hashPassword } from '#server/modules/account/index.ts'
import { createServer } from '#server/platform/http/server.ts'
import { liveChannels, outdateGuestPages } from '#server/platform/live/index.ts'
import { storeGuestPages } from '#server/platform/page/guestPages.ts'
import { buildJob } from '../../../jobs.ts'
import { buildReport } from '../../../moderation.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../../people.ts'
import { password } from '../../setup/account.ts'
import { openTestApp } from '../../setup/testApp.ts'
import { until } from '../../setup/until.ts'

const testApp = openTestApp({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://brota.example',
  SMTP_URL: 'smtp://localhost:1',
})

type Page = (request: IncomingMessage, response: ServerResponse) => Promise<void>
let rendered: IncomingMessage[]
/** What the pages of this test respond. */
let page: Page
let origin: string
let close: () => Promise<void>

const numbered: Page = async (_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(`<p>rendering ${rendered.length}</p>`)
}

beforeEach(async () => {
  rendered = []
  page = numbered
  const pages: Page = (request, response) => {
    rendered.push(request)
    return page(request, response)
  }
  const server = createServer([], pages, storeGuestPages(pages, guestPages)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  close = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})
afterEach(() => close())

const quarter = 15 * 60_000
/** In milliseconds. */
const untilQuarter = () => quarter - (testApp.platform.clock.now().getTime() % quarter)
const open = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers })
const read = async (path: string, headers: Record<string, string> = {}) => (await open(path, headers)).text()

describe('who gets a stored page', () => {
  test('A page is rendered once for all guests, and once more for each language and for the native app', async () => {
    expect(await read('/jobs')).toBe('<p>rendering 1</p>')
    expect(await read('/jobs', { cookie: 'brota.language=es; other=1', 'user-agent': 'any' })).toBe(
      '<p>rendering 1</p>',
    )
    expect(await read('/jobs', { cookie: 'brota.language=en' })).toBe('<p>rendering 2</p>')
    expect(await read('/jobs', { 'user-agent': 'Mozilla brotaapp/2' })).toBe('<p>rendering 3</p>')
    expect(await read('/jobs?page=2')).toBe('<p>rendering 4</p>')
    expect(await read('/jobs?page=2')).toBe('<p>rendering 4</p>')
  })

  test.each(['brota.token=a', 'brota.refreshToken=a', 'brota.language=es; brota.token=a'])(
    'A browser that is signed in gets a page of its own: %s',
    async (cookie) => {
      expect(await read('/jobs')).toBe('<p>rendering 1</p>')
      expect(await read('/jobs', { cookie })).toBe('<p>rendering 2</p>')
      expect(rendered[1]?.headers.cookie).toBe(cookie)
      expect(await read('/jobs')).toBe('<p>rendering 1</p>')
    },
  )

  test.each([
    '/login',
    '/jobs?utm=1',
    '/jobs?page=1&utm=1',
    '/job/1/2',
    '/jobs/',
    '/_next/data/1/login.json',
    '/_next/data/1/jobs.json?utm=1',
    '/job/1?id=1',
    '/search/huerto/2',
    '/job/',
  ])('Other pages and parameters that no page has are rendered each time: %s', async (path) => {
    expect([await read(path), await read(path)]).toEqual(['<p>rendering 1</p>', '<p>rendering 2</p>'])
  })

  test.each([
    '/_next/data/1/index.json',
    '/_next/data/1/jobs.json?page=2',
    '/_next/data/1/job/2.json?id=2',
    '/search',
    '/search/huerto?tab=offers',
    '/_next/data/1/search/huerto.json?term=huerto',
  ])('Searches and the data of pages are stored as pages are: %s', async (path) => {
    expect([await read(path), await read(path)]).toEqual(['<p>rendering 1</p>', '<p>rendering 1</p>'])
    expect(await read(path, { cookie: 'brota.token=a' })).toBe('<p>rendering 2</p>')
  })

  test('A page is rendered from its address, its language and the app’s marker alone', async () => {
    await read('/job/1', {
      cookie: 'brota.language=en; brota.device=secret; brota.name=Lucia',
      'user-agent': 'Mozilla brotaapp/2',
      'x-forwarded-for': '203.0.113.7',
      authorization: 'Bearer secret',
      'accept-language': 'pt',
    })
    const [request] = rendered
    expect(request?.url).toBe('/job/1')
    expect(request?.headers).toEqual({
      host: 'brota.example',
      cookie: 'brota.language=en',
      'user-agent': 'brotaapp',
    })
  })
})

describe('how a stored page is sent', () => {
  test('Browsers ask each time and get 304 while the page is the same', async () => {
    const first = await open('/faq')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/".+"$/)
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const second = await open('/faq', { 'if-none-match': etag })
    expect([second.status, await second.text()]).toEqual([304, ''])
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    for (const { headers } of [first, second]) {
      expect(headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(headers.get('x-frame-options')).toBe('DENY')
    }
    const [one, other] = [first, second].map(({ headers }) => headers.get('x-request-id'))
    expect(one).toMatch(/^[0-9a-f-]{36}$/)
    expect(other).not.toBe(one)
    const english = await open('/faq', { 'if-none-match': etag, cookie: 'brota.language=en' })
    expect(english.status).toBe(200)
  })

  test.each([
    ['gzip, br', 'gzip'],
    ['br;q=1.0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0', null],
    ['br', null],
  ])('A client that accepts %s gets the page with the encoding %s', async (accepted, encoding) => {
    const response = await open('/faq', { 'accept-encoding': accepted })
    expect([response.status, response.headers.get('content-encoding')]).toEqual([200, encoding])
    expect(await response.text()).toBe('<p>rendering 1</p>')
  })

  test('HEAD has the headers of the page and no body', async () => {
    const response = await fetch(`${origin}/faq`, { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect(response.headers.get('etag')).toBe((await open('/faq')).headers.get('etag'))
    expect(rendered).toHaveLength(1)
  })

  test('An error is sent with its status to those who wait for it, and is not stored', async () => {
    page = async (_request, response) => {
      response.setHeader('Retry-After', '5')
      response.writeHead(rendered.length === 1 ? 503 : 404).end('not now')
    }
    const busy = await open('/job/1')
    expect([busy.status, busy.headers.get('retry-after'), await busy.text()]).toEqual([503, '5', 'not now'])
    expect(busy.headers.get('etag')).toBeNull()
    expect((await open('/job/1')).status).toBe(404)
    expect(rendered).toHaveLength(2)
  })

  test('A page whose rendering breaks is tried as any other page', async () => {
    page = async (request, response) => {
      if (rendered.length === 1) throw new Error('broken')
      return numbered(request, response)
    }
    expect(await read('/faq')).toBe('<p>rendering 2</p>')
  })
})

describe('how long a page is stored', () => {
  beforeEach(() => testApp.pass(untilQuarter() + 1_000))

  test('A page is fresh for five seconds, then sent once more while it is rendered again', async () => {
    expect(await read('/faq')).toBe('<p>rendering 1</p>')
    testApp.pass(4_900)
    expect(await read('/faq')).toBe('<p>rendering 1</p>')
    testApp.pass(200)
    expect(await read('/faq')).toBe('<p>rendering 1</p>')
    await until(async () => (await read('/faq')) === '<p>rendering 2</p>')
    expect(rendered).toHaveLength(2)
  })

  test('A page that nobody opened for more than a minute is rendered before it is sent', async () => {
    await read('/faq')
    testApp.pass(66_000)
    expect(await read('/faq')).toBe('<p>rendering 2</p>')
  })

  test('No page from before the end of a day, in any time zone, is sent after it', async () => {
    testApp.pass(untilQuarter() - 1_000)
    await read('/jobs')
    testApp.pass(2_000)
    expect(await read('/jobs')).toBe('<p>rendering 2</p>')
  })

  test('Guests who open a page at once wait for one rendering', async () => {
    page = async (request, response) => {
      await new Promise((done) => setTimeout(done, 50))
      return numbered(request, response)
    }
    const bodies = await Promise.all(Array.from({ length: 20 }, () => read('/jobs')))
    expect([...new Set(bodies)]).toEqual(['<p>rendering 1</p>'])
  })

  test('A stale page is sent while its next rendering fails', async () => {
    await read('/faq')
    page = () => Promise.reject(new Error('broken'))
    testApp.pass(6_000)
    expect(await read('/faq')).toBe('<p>rendering 1</p>')
    await until(() => rendered.length === 2)
    expect(await read('/faq')).toBe('<p>rendering 1</p>')
  })
})

describe('what guests see changes', () => {
  test('A change drops every stored page within a second', async () => {
    await read('/jobs')
    await outdateGuestPages(testApp.platform.database.db)
    await until(async () => (await read('/jobs')) === '<p>rendering 2</p>', 1_000)
  })

  test('A page that was being rendered during a change is not stored', async () => {
    let finish = () => {}
    page = async (request, response) => {
      if (rendered.length === 1) await new Promise<void>((done) => (finish = done))
      return numbered(request, response)
    }
    const slow = read('/jobs')
    await until(() => rendered.length === 1)
    let heard = false
    testApp.platform.live.on(liveChannels.guestPages, () => (heard = true))
    await outdateGuestPages(testApp.platform.database.db)
    await until(() => heard, 1_000)
    finish()
    await slow
    expect(await read('/jobs')).toBe('<p>rendering 2</p>')
    expect(rendered).toHaveLength(2)
  })

  const changes: [what: string, change: () => Promise<unknown>][] = [
    [
      'a closed offer',
      async () =>
        ofOwner(({ owner, job }) => owner.post(`/api/jobs/jobs/${job.id}/close`, { refusePending: false })),
    ],
    [
      'a deleted offer',
      async () => ofOwner(({ owner, job }) => owner.send('DELETE', `/api/jobs/jobs/${job.id}?insist=true`)),
    ],
    ['a new name', async () => testApp.as(await buildVolunteer()).put('/api/account/settings', settings)],
    [
      'an erased account',
      async () => {
        const person = await buildOrganisation({ passwordHash: await hashPassword(password) })
        const { status } = await testApp
          .as(person)
          .delete(`/api/account/user/${person.id}`, { confirm: 'delete', password })
        await testApp.work()
        return { status }
      },
    ],
    [
      'a suspended organisation',
      async () => ofOwner(({ person }) => decide({ kind: 'user', id: person.id }, person)),
    ],
    [
      'an enterprise',
      async () => testApp.as(await buildVolunteer({ moderator: true })).post('/api/stores', store),
    ],
  ]
  test.each(changes)('%s is told to every process', async (_, change) => {
    let notices = 0
    const stop = testApp.platform.live.on(liveChannels.guestPages, () => (notices += 1))
    const { status } = (await change()) as { status: number }
    expect(status).toBeLessThan(300)
    await until(() => notices > 0, 1_000)
    stop()
  })

  test('A profile that is only read tells nothing', async () => {
    let notices = 0
    const stop = testApp.platform.live.on(liveChannels.guestPages, () => (notices += 1))
    const job = await buildJob(await buildOrganisation())
    const lucia = testApp.as(await buildVolunteer())
    await lucia.post(`/api/jobs/jobs/${job.id}/view`)
    await lucia.post(`/api/jobs/jobs/${job.id}/favorite`)
    await lucia.get(`/api/jobs/job/${job.id}`)
    await new Promise((done) => setTimeout(done, 200))
    expect(notices).toBe(0)
    stop()
  })
})

const settings = {
  name: 'Lucía Vidal',
  country: 'ES',
  state: '',
  city: 'Valencia',
  phone: '',
  age: 29,
  sex: 'female',
  ong_id: '',
  privacy: true,
  config: { avatar: '', about: 'Hola', background: null, categories: 'sports', work_shift: 'no-time' },
}

const store = {
  name: 'Hilo Verde',
  about: 'Camisas de lino.',
  category: 'fashion',
  coupon: 'VERDE10',
  discount: '10 %',
  link: 'https://hilo.example',
}

async function ofOwner<T>(
  act: (given: { person: Person; owner: ReturnType<typeof testApp.as>; job: { id: string } }) => Promise<T>,
) {
  const person = await buildOrganisation()
  const job = await buildJob(person)
  return act({ person, owner: testApp.as(person), job })
}

async function decide(about: { kind: 'user'; id: string }, person: Person) {
  await buildReport(await buildVolunteer(), person)
  const clara = testApp.as(await buildVolunteer({ moderator: true }))
  return clara.post('/api/moderation/decide', {
    ...about,
    action: 'suspend',
    reason: 'spam',
    text: 'So it is.',
  })
}

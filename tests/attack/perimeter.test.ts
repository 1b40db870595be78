import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { demoEmail, demoPassword } from '#lib/demo.ts'
import { everyCall } from '#server/platform/limits/acts.ts'
import { sendRaw } from '../api/setup/sendRaw.ts'
import { freshAddress, many, openSite } from './site.ts'

const site = openSite()

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRaw(site.origin + path, { method: 'GET', headers: { 'X-Forwarded-For': freshAddress(), ...headers } })

/** How often each status came. */
function tally(responses: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** The responses to this number of calls, some of them simultaneous. */
async function flood<T>(times: number, call: (n: number) => Promise<T>): Promise<T[]> {
  const responses: T[] = []
  for (let sent = 0; sent < times; sent += 50)
    responses.push(
      ...(await Promise.all(Array.from({ length: Math.min(50, times - sent) }, (_, n) => call(sent + n)))),
    )
  return responses
}

it('Addresses of 14 kB are rejected before they are parsed, and the health check succeeds throughout', async () => {
  const long = `/?${'a=1&'.repeat(3_500)}`
  const times = many(100)
  const [refused, healthy] = await Promise.all([
    flood(times, () => get(long)),
    flood(20, () => get('/api/health')),
  ])
  expect(tally(refused)).toEqual({ 414: times })
  expect(tally(healthy)).toEqual({ 200: 20 })
  const page = await get(long, { Accept: 'text/html' })
  expect([page.status, page.headers['content-type']]).toEqual([414, 'text/html; charset=utf-8'])
  expect((await get(`/jobs?${'a=1&'.repeat(101)}`)).status).toBe(400)
  expect((await get('/jobs?query=garden')).status).toBe(200)
})

it('Bad bearers, malformed ids and missing pages use up the limit of an address, and files are still served', async () => {
  const headers = { 'X-Forwarded-For': freshAddress() }
  const calls = [
    () => get('/api/account/user-by-token', { ...headers, Authorization: 'Bearer forged' }),
    () => get('/api/account/user/not-an-id', headers),
    () => get('/api/nothing', headers),
  ]
  const third = everyCall.address.points / calls.length
  const statuses = []
  for (const call of calls) statuses.push(tally(await flood(third, call)))
  expect(statuses).toEqual([{ 401: third }, { 404: third }, { 404: third }])
  for (const call of calls) expect((await call()).status).toBe(429)
  const page = await get('/jobs', { ...headers, Accept: 'text/html' })
  expect([page.status, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(Number(page.headers['retry-after'])).toBeGreaterThan(0)
  for (const path of ['/favicon.svg', '/backgrounds/1.jpg', '/api/media/default-avatar'])
    expect([path, (await get(path, headers)).status]).toEqual([path, 200])
  expect((await get('/jobs')).status).toBe(200)
}, 60_000)

it('The developer pages and the demo town are closed behind a proxy for every Host header', async () => {
  for (const Host of ['localhost:3000', '127.0.0.1', 'rebound.example']) {
    expect((await sendRaw(`${site.origin}/dev/mail`, { method: 'GET', headers: { Host } })).status).toBe(404)
    const body = JSON.stringify({ email: demoEmail('clara'), password: demoPassword })
    const { status } = await sendRaw(`${site.origin}/api/account/login`, { headers: { Host }, body })
    expect(status).toBe(401)
  }
})

it('A password in the address signs nobody in', async () => {
  const { email, password } = await site.signUp()
  const query = new URLSearchParams({ email, password })
  const headers = { 'X-Forwarded-For': freshAddress() }
  const { status } = await sendRaw(`${site.origin}/api/account/login?${query}`, { headers, body: '{}' })
  expect(status).toBe(400)
})

it('The site still responds after callers disconnect in the middle of a call or page', async () => {
  const port = Number(new URL(site.origin).port)
  const heads = [
    'POST /api/account/login HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 900',
    'GET /jobs HTTP/1.1',
    'GET /backgrounds/1.jpg HTTP/1.1',
  ]
  const leave = (n: number) =>
    new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      socket.on('close', () => done())
      socket.write(
        `${heads[n % heads.length]}\r\nHost: localhost\r\nX-Forwarded-For: ${freshAddress()}\r\n\r\n`,
      )
      setTimeout(() => socket.resetAndDestroy(), n % 40)
    })
  await flood(many(90), leave)
  expect((await get('/api/health')).status).toBe(200)
  expect((await get('/jobs')).status).toBe(200)
})

it('Policy reports are accepted in both formats and limited in bytes and calls', async () => {
  const headers = { 'X-Forwarded-For': freshAddress(), 'Content-Type': 'application/reports+json' }
  const send = (body: string) => sendRaw(`${site.origin}/api/csp-reports`, { headers, body })
  expect((await send('['.repeat(60_000))).status).toBe(400)
  expect((await send(`"${'a'.repeat(70_000)}"`)).status).toBe(413)
  const responses = await flood(120, () => send('[{"body":{"effectiveDirective":"img-src"}}]'))
  expect(tally(responses)).toEqual({ 204: 98, 429: 22 })
})

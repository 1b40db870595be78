import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { media } from '#server/modules/media/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildVolunteer, type Person, signIn } from '../../../people.ts'
import { openTestApp } from '../../setup/testApp.ts'
import { startUpload } from '../../setup/tus.ts'
import { until } from '../../setup/until.ts'

const testApp = openTestApp({ METRICS_TOKEN: 'only-for-prometheus' })
type Line = { level: number; msg: string; route?: string; status?: number }
const lines: Line[] = []
let lucia: Person
let image = ''

beforeAll(async () => {
  lucia = await buildVolunteer()
  testApp.platform.log = pino(
    { level: 'trace' },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)))
        done()
      },
    }),
  )
  image = `${newId()}.jpg`
  await testApp.platform.files.write(image, randomBytes(8_000_000))
  await testApp.platform.database.db.insert(media).values({
    ...{ id: newId(), imgName: image, ownerId: lucia.id, kind: 'post', mime: 'image/jpeg' },
    ...{ bytes: 8_000_000, width: 10, height: 10 },
  })
})
beforeEach(() => {
  lines.length = 0
})

type Disconnect = { head: string; body?: string | Buffer; after: 'sent' | 'answered'; by?: 'end' | 'reset' }

/** Sends this much of a call, then disconnects. */
async function disconnect({ head, body = '', after, by = 'end' }: Disconnect): Promise<void> {
  const socket: Socket = connect(Number(new URL(testApp.origin).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `${head}\r\nHost: localhost\r\nAuthorization: Bearer ${await signIn(testApp.platform, lucia)}\r\n\r\n`,
  )
  socket.write(body)
  if (after === 'answered') {
    await new Promise((done) => socket.once('data', done))
    socket.pause()
  } else await wait(60)
  if (by === 'reset') socket.resetAndDestroy()
  else socket.destroy()
}

const form = (type: string) =>
  `--line\r\nContent-Disposition: form-data; name="kind"\r\n\r\npost\r\n--line\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: ${type}\r\n\r\n`

const disconnects: Record<string, () => Promise<Disconnect>> = {
  'a body of JSON': async () => ({
    head: 'POST /api/posts/posts HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 500',
    body: '{"text":"half a se',
    after: 'sent',
  }),
  'an image on its way up': async () => ({
    head: 'POST /api/media HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=line\r\nContent-Length: 900000',
    body: form('image/png') + 'x'.repeat(200_000),
    after: 'sent',
  }),
  'a part of a large upload': async () => ({
    head: `PATCH ${await startUpload(testApp, lucia, 90)} HTTP/1.1\r\nTus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: 90`,
    body: 'x'.repeat(20),
    after: 'sent',
  }),
  'a file on its way down': async () => ({ head: `GET /api/media/${image} HTTP/1.1`, after: 'answered' }),
  'an export': async () => ({ head: 'GET /api/account/export HTTP/1.1', after: 'answered' }),
  'the live stream': async () => ({ head: 'GET /api/notifications/stream HTTP/1.1', after: 'answered' }),
  'a report of the policy': async () => ({
    head: 'POST /api/csp-reports HTTP/1.1\r\nContent-Type: application/reports+json\r\nContent-Length: 500',
    body: '[{',
    after: 'sent',
  }),
  'a page': async () => ({ head: 'GET /jobs HTTP/1.1', after: 'sent' }),
}

const failures = async () =>
  /^brota_failed_answers_total\{.*$/m.exec(
    String(
      (await testApp.guest.get('/api/metrics', { headers: { Authorization: 'Bearer only-for-prometheus' } }))
        .body,
    ),
  )?.[0]

describe.each(Object.entries(disconnects))('a client that disconnects during %s', (_, disconnectAt) => {
  it.each(['end', 'reset'] as const)('(%s) is no error, no warning and no failed answer', async (by) => {
    const what = await disconnectAt()
    await disconnect({ ...what, by })
    const path = what.head.split(' ')[1] ?? ''
    await until(
      () => lines.some(({ msg, route }) => msg === 'answered' && route !== undefined) || path === '/jobs',
    )
    await wait(150)
    expect(lines.filter(({ level }) => level > 30)).toEqual([])
    expect(await failures()).toBeUndefined()
    expect((await testApp.guest.get('/api/countries')).status).toBe(200)
  })
})

it('A client still sending a body that is too large gets its response', async () => {
  const socket = connect(Number(new URL(testApp.origin).port), '127.0.0.1')
  const head = 'POST /api/csp-reports HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/reports+json'
  socket.write(`${head}\r\nContent-Length: 200000\r\n\r\n${'a'.repeat(100_000)}`)
  const response = await new Promise((done) => socket.once('data', done))
  socket.destroy()
  expect(String(response)).toMatch(/^HTTP\/1\.1 413 /)
})

it('A failure for another reason is an error, even when the client has disconnected', async () => {
  const { pool } = testApp.platform.database
  await pool.query('alter table posts rename to put_away')
  try {
    const text = JSON.stringify({ text: 'Beans' })
    const head = `POST /api/posts/posts HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: ${text.length}`
    await disconnect({ head, body: text, after: 'sent' })
    await until(() => lines.some(({ level }) => level === 50))
  } finally {
    await pool.query('alter table put_away rename to posts')
  }
})

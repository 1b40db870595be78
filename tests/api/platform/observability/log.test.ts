import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Writable } from 'node:stream'
import pino from 'pino'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { object } from 'yup'
import { newId } from '#server/platform/db/ids.ts'
import { openDatabase } from '#server/platform/db/index.ts'
import { getRequestId, query as operation } from '#server/platform/http/index.ts'
import { createLog } from '#server/platform/log/index.ts'
import { redact } from '#server/platform/log/redact.ts'
import { sendMail } from '#server/platform/mail/index.ts'
import { createRequestApp } from '#server/platform/page/index.ts'
import { addJob, workOnce } from '#server/platform/work/index.ts'
import { buildVolunteer, type Person } from '../../../people.ts'
import { openTestApp } from '../../setup/testApp.ts'
import { until } from '../../setup/until.ts'

const testApp = openTestApp()
const secret = 'kanarienvogel'
const logged: string[] = []
const log = () => logged.join('')
/** The first line of an error. */
const findFailure = () => logged.map((line) => JSON.parse(line)).find(({ level }) => level === 50)
let lucia: Person

beforeAll(async () => {
  lucia = await buildVolunteer({ name: secret, email: `${secret}@brota.example` })
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk))
      done()
    },
  })
  testApp.platform.log = pino({ level: 'debug' }, stream)
})
beforeEach(() => {
  logged.length = 0
})

const query = (text: string) => testApp.platform.database.pool.query(text)

async function without(table: string, act: () => Promise<void>): Promise<void> {
  await query(`alter table ${table} rename to put_away`)
  await act().finally(() => query(`alter table put_away rename to ${table}`))
}

describe('the log of errors', () => {
  it('An endpoint’s error is logged with its request, statement and stack, without the values that were sent', () =>
    without('posts', async () => {
      const { status, headers, body } = await testApp.as(lucia).post('/api/posts/posts', { text: secret })
      expect(status).toBe(500)
      expect(JSON.stringify(body)).not.toMatch(/posts|select|insert/)
      const failure = findFailure()
      expect(failure).toMatchObject({ requestId: headers.get('x-request-id'), code: '42P01' })
      expect(failure.stack).toMatch(/Failed query: insert into "posts"[\s\S]*at .+createPost\.ts/)
      expect(log()).not.toContain(secret)
    }))

  it('A request that fails because the database is away is one line with the reason: hundreds of stacks would hide it', async () => {
    const stored = testApp.platform.database
    const away = openDatabase('postgres://brota@127.0.0.1:1/brota', createLog('silent'), { connections: 1 })
    testApp.platform.database = away
    try {
      const { status, headers } = await testApp.guest.get('/api/jobs/jobs')
      expect(status).toBe(503)
      const failure = findFailure()
      expect(failure).toMatchObject({
        msg: 'a service was away',
        requestId: headers.get('x-request-id'),
        code: 'ECONNREFUSED',
        reason: 'connect ECONNREFUSED 127.0.0.1:1',
      })
      expect(failure).not.toHaveProperty('stack')
    } finally {
      testApp.platform.database = stored
      await away.close()
    }
  })

  it('A response that is interrupted half way is logged, since no status can report it any more', () =>
    without('job_views', async () => {
      await expect(testApp.as(lucia).get('/api/account/export')).rejects.toThrow()
      await until(() => log().includes('a response was interrupted'))
      const failure = findFailure()
      expect(failure).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f-]{36}$/), code: '42P01' })
      expect(failure.stack).toContain('from "job_views"')
      expect(log()).not.toContain(secret)
    }))

  it('A failed job is logged and stored in the queue without its recipient', async () => {
    const { mailer } = testApp.platform
    const words = `450 4.2.1 <${lucia.email}>: try later`
    const send = () =>
      Promise.reject(Object.assign(new Error(words), { responseCode: 450, code: 'EENVELOPE' }))
    testApp.platform.mailer = { ...mailer, send }
    const content = { subject: 'Hola', heading: 'Hola', paragraphs: [secret] }
    const to = { email: lucia.email, accountId: lucia.id }
    await testApp.platform.database.db.transaction((tx) =>
      sendMail(tx, { to, language: 'es', content, cause: newId() }),
    )
    await testApp.work()
    testApp.platform.mailer = mailer
    expect(log()).toContain('code EENVELOPE, responseCode 450')
    const failed = async () =>
      (await query('select last_error from graphile_worker._private_jobs where last_error <> $$$$')).rows
    // The queue stores the error after logging it.
    await expect.poll(failed).toEqual([{ last_error: 'code EENVELOPE, responseCode 450' }])
    const rows = await failed()
    expect(log() + JSON.stringify(rows)).not.toContain(secret)
  })

  it('A task’s error is logged without what its parser quotes', async () => {
    await addJob(testApp.platform.database.db, 'a task', {})
    await workOnce({ 'a task': async () => void JSON.parse(`{"name": ${secret}}`) })
    expect(log()).toContain('a value that cannot be read')
    expect(log()).not.toContain(secret)
  })

  it('A page’s error is logged by its section and request', async () => {
    const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {}, url: `/search/${secret}` })
    const res = new ServerResponse(req)
    const run = () => Promise.reject(new Error('Connection terminated'))
    const failing = operation({ access: 'guest', input: object({}), run })
    const app = createRequestApp({
      createReads: (ask) => () => ask(failing, {}),
      readEveryPage: async () => [],
    })
    const context = { req, res, query: {}, params: {}, resolvedUrl: `/search/${secret}?query=${secret}` }
    await app.openPage({ texts: ['jobs'], data: ({ reads }) => [[['jobs'], reads()]] }, context)
    expect(JSON.parse(log())).toMatchObject({ page: '/search', requestId: getRequestId(res) })
    expect(log()).not.toContain(secret)
  })

  it('A response is logged by its route and never by its URL', async () => {
    await testApp.as(lucia).get(`/api/account/user/${lucia.id}`)
    await testApp.guest.get(`/api/account/search?search=${secret}`)
    const answered = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered')
    expect(answered.map(({ route }) => route)).toEqual(['/api/account/user/[id]', '/api/account/search'])
    for (const { requestId } of answered) expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    for (const personal of [secret, lucia.id, '127.0.0.1']) expect(log()).not.toContain(personal)
  })
})

describe('a redacted error', () => {
  it('A redacted error keeps its stack frames, even when its message looks like one', () => {
    const error = Object.assign(new Error(`Failed\n    at ${secret} (${secret})`), {
      query: 'select 1',
      params: [secret],
    })
    expect(redact(error).stack).toMatch(/^Error: Failed query: select 1\n {4}at /)
    expect(redact(error).stack).not.toContain(secret)
  })

  it('A redacted error includes its causes, up to a limit when they are circular', () => {
    const circle = new Error('around')
    circle.cause = circle
    expect(redact(circle).stack?.match(/caused by/g)).toHaveLength(4)
    const withCause = new Error('outside', { cause: new Error('inside') })
    expect(redact(withCause).stack).toMatch(/outside[\s\S]*caused by Error: inside/)
    expect(redact(secret).stack).not.toContain(secret)
  })
})

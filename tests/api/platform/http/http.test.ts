import { beforeAll, describe, expect, inject, it } from 'vitest'
import br from '#i18n/br/errors.ts'
import en from '#i18n/en/errors.ts'
import es from '#i18n/es/errors.ts'
import pt from '#i18n/pt/errors.ts'
import { platform } from '#server/platform/index.ts'
import { buildVolunteer, type Person, signIn } from '../../../people.ts'
import { bearer } from '../../setup/account.ts'
import { listEndpoints, sendRaw } from '../../setup/sendRaw.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()
let lucia: Person
beforeAll(async () => {
  lucia = await buildVolunteer()
})

const search = '/api/jobs/jobs/search'
const send = (body: string | Buffer, headers = {}) => sendRaw(testApp.origin + search, { body, headers })

describe('methods', () => {
  it('OPTIONS of every endpoint lists its methods for the origin that may call it', async () => {
    for (const { path, operations } of await listEndpoints()) {
      const { status, headers, body } = await sendRaw(testApp.origin + path, { method: 'OPTIONS' })
      const methods = operations.flatMap(([method]) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
      expect([path, status, body]).toEqual([path, 204, ''])
      expect(headers.allow?.split(', ').sort()).toEqual([...methods, 'OPTIONS'].sort())
      expect(headers['access-control-allow-origin']).toBe(testApp.platform.config.publicUrl)
      for (const name of ['Authorization', 'Idempotency-Key', 'Last-Event-ID', 'Content-Type']) {
        expect(headers['access-control-allow-headers']).toContain(name)
      }
      expect(headers['access-control-expose-headers']).toContain('Retry-After')
    }
  })

  it('Other responses say to the origin that may call only what it may read', async () => {
    const { headers } = await sendRaw(`${testApp.origin}/api/countries`, { method: 'GET' })
    const names = Object.keys(headers).filter((name) => name.startsWith('access-control'))
    expect(names.sort()).toEqual(['access-control-allow-origin', 'access-control-expose-headers'])
  })

  it('Methods that an endpoint lacks get 405 with those it has', async () => {
    for (const { path, operations } of await listEndpoints()) {
      const known = operations.map(([method]) => method)
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
        if (known.includes(method)) continue
        const { status, headers, body } = await sendRaw(testApp.origin + path, { method })
        expect([method, path, status]).toEqual([method, path, 405])
        expect(headers.allow).toContain(known[0])
        expect(JSON.parse(body)).toEqual({ error: 'Method not allowed', message: es.methodNotAllowed })
      }
    }
  })

  it('HEAD answers as GET without the body', async () => {
    for (const path of ['/api/countries', '/api/account/users', '/api/media/default-avatar']) {
      const get = await sendRaw(testApp.origin + path, { method: 'GET' })
      const head = await sendRaw(testApp.origin + path, { method: 'HEAD' })
      expect([head.status, head.body]).toEqual([get.status, ''])
      expect(head.headers['content-length']).toBe(get.headers['content-length'])
      expect(head.headers['content-type']).toBe(get.headers['content-type'])
    }
    expect((await sendRaw(`${testApp.origin}/api/account/user-by-token`, { method: 'HEAD' })).status).toBe(
      401,
    )
  })
})

describe('compression', () => {
  const get = (path: string, headers: Record<string, string>) =>
    sendRaw(testApp.origin + path, { method: 'GET', headers })

  it('A response over a kilobyte is compressed if the client accepts it', async () => {
    for (const [path, encodings] of [
      ['/api/countries', ['gzip']],
      ['/api/openapi.json', ['br', 'gzip']],
    ] as const) {
      const plain = await get(path, {})
      expect(plain.headers['content-encoding']).toBeUndefined()
      for (const encoding of encodings) {
        const { headers, body } = await get(path, { 'Accept-Encoding': encoding })
        expect(headers['content-encoding']).toBe(encoding)
        expect(headers.vary).toContain('Accept-Encoding')
        expect(body.length).toBeLessThan(plain.body.length / 2)
      }
    }
    // fetch accepts and reads both.
    const { body } = await get('/api/countries', {})
    expect((await testApp.guest.get('/api/countries')).body).toEqual(JSON.parse(body))
  })

  it('A response that is compressed at once says its length, to HEAD as well', async () => {
    const headers = { 'Accept-Encoding': 'gzip, br' }
    const response = await get('/api/countries', headers)
    expect(response.headers['content-encoding']).toBe('gzip')
    expect(response.headers['transfer-encoding']).toBeUndefined()
    const head = await sendRaw(`${testApp.origin}/api/countries`, { method: 'HEAD', headers })
    expect(head.headers['content-length']).toBe(response.headers['content-length'])
    expect(head.body).toBe('')
  })

  it('A small response, an image and a live stream are sent as they are', async () => {
    for (const path of ['/api/account/user-by-token', '/api/media/default-avatar']) {
      const { headers } = await get(path, { 'Accept-Encoding': 'br, gzip' })
      expect([path, headers['content-encoding']]).toEqual([path, undefined])
    }
    const token = await signIn(testApp.platform, lucia)
    const stream = await get('/api/notifications/stream', {
      'Accept-Encoding': 'br',
      ...bearer(token).headers,
    })
    expect([stream.status, stream.headers['content-encoding']]).toEqual([200, undefined])
  })
})

describe('addresses', () => {
  it.each([
    '/api/',
    '/api/nothing',
    '/api/account',
    '/api/account/login/again',
    '/api/jobs/jobs/search/x',
    '/api/%00',
    '/api/..%2f..%2fpackage.json',
  ])('%s is 404 in JSON', async (path) => {
    const { status, headers, body } = await sendRaw(testApp.origin + path, { method: 'GET' })
    expect([status, JSON.parse(body).error]).toEqual([404, 'Not found'])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['access-control-allow-origin']).toBe(testApp.platform.config.publicUrl)
  })

  it.each(['7', 'null', '%00', '%ff', '..', "1'--", `${'a'.repeat(2_000)}`, 'ñ', '0'.repeat(36)])(
    'with the malformed id %s lead to 404',
    async (id) => {
      for (const path of ['/api/jobs/job/', '/api/account/user/', '/api/jobs/job/application/']) {
        const { status } = await sendRaw(`${testApp.origin}${path}${encodeURI(id)}`, {
          method: 'GET',
          headers: { Authorization: `Bearer ${await signIn(testApp.platform, lucia)}` },
        })
        // `..` leads to an endpoint without GET, or to none.
        expect([path, id === '..' ? 404 : status]).toEqual([path, 404])
      }
    },
  )

  it('An invalid id in the query or the body gets 404', async () => {
    for (const path of ['/api/jobs/jobs?owner=7', '/api/jobs/jobs?volunteer=x']) {
      expect((await testApp.guest.get(path)).status).toBe(404)
    }
    expect((await testApp.as(lucia).post('/api/jobs/job/apply', { job_id: '7' })).status).toBe(404)
    expect((await testApp.as(lucia).get('/api/notifications/notify?cursor=7')).status).toBe(404)
  })
})

describe('limit and page', () => {
  const lists = ['/api/account/users', '/api/jobs/jobs']
  it.each(['0', '51', '-1', 'many', '1.5', '1e1', '99999999999'])('A limit of %s gets 400', async (limit) => {
    for (const path of lists) {
      const { status, body } = await testApp.guest.get(`${path}?limit=${limit}`)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['limit']])
    }
    expect((await testApp.guest.post(search, { limit: Number(limit) })).status).toBe(
      limit === '1e1' ? 200 : 400,
    )
  })

  it.each(['0', '-3', 'first', '1.2', '1000001'])('A page of %s gets 400', async (page) => {
    for (const path of lists) {
      const { status, body } = await testApp.guest.get(`${path}?page=${page}`)
      expect([status, Object.keys(body.fields)]).toEqual([400, ['page']])
    }
  })

  it('A page past the end is empty', async () => {
    const { status, body } = await testApp.guest.get('/api/jobs/jobs?page=999')
    expect([status, body.data, body.meta.isLastPage]).toEqual([200, [], true])
  })
})

describe('bodies', () => {
  const latin1 = Buffer.from('{"query":"jard\xEDn"}', 'latin1')
  const deep = (open: string, close: string) => open.repeat(400_000) + close.repeat(400_000)
  it.each<[what: string, body: string | Buffer]>([
    ['broken JSON', '{"query":'],
    ['two objects', '{}{}'],
    ['single quotes', "{'query':'x'}"],
    ['an array', '[]'],
    ['an array of objects', '[{"query":"x"}]'],
    ['a text', '"query"'],
    ['a number', '7'],
    ['true', 'true'],
    ['null', 'null'],
    ['NaN', '{"page":NaN}'],
    ['a null byte between tokens', '{"query":"x"\u0000}'],
    ['bytes that are no UTF-8', latin1],
    ['deep arrays', deep('[', ']')],
    ['deep arrays that never end', '['.repeat(400_000)],
    ['deep objects', '{"a":'.repeat(100_000)],
    ['more members than any form has', `{${Array.from({ length: 70_000 }, (_, n) => `"k${n}":1`)}}`],
    ['depth inside a field', `{"query":${'['.repeat(200)}${']'.repeat(200)}}`],
  ])('%s is 400', async (_what, body) => {
    const response = await send(body)
    expect([response.status, JSON.parse(response.body).error]).toEqual([400, 'Invalid input'])
  })

  it('Bodies over a megabyte get 413, however they are sent', async () => {
    const large = JSON.stringify({ query: 'a'.repeat(1_000_001) })
    const huge = Buffer.alloc(30_000_000, 'a')
    const chunked = { 'Transfer-Encoding': 'chunked' }
    for (const response of [await send(large), await send(huge), await send(huge, chunked)]) {
      expect([response.status, JSON.parse(response.body)]).toEqual([
        413,
        { error: 'Too large', message: es.tooLarge },
      ])
    }
    expect((await send(JSON.stringify({ unknown: 'a'.repeat(999_000) }))).status).toBe(200)
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'multipart/form-data',
    '',
  ])('of type "%s" are 415', async (type) => {
    const response = await send('{"query":"x"}', { 'Content-Type': type })
    expect([response.status, JSON.parse(response.body).error]).toEqual([415, 'Unsupported media type'])
  })

  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'of type %s are read',
    async (type) => {
      expect((await send('{"query":"x"}', { 'Content-Type': type })).status).toBe(200)
    },
  )

  it('An empty body counts as {}', async () => {
    expect((await sendRaw(testApp.origin + search)).status).toBe(200)
    expect((await send('  \n', { 'Content-Type': 'text/plain' })).status).toBe(200)
  })

  it('Bodies with prototype keys change nothing', async () => {
    const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then']
    for (const key of keys) {
      const response = await send(`{"${key}":{"limit":3,"isAdmin":true,"query":"x"},"query":"x"}`)
      expect([key, response.status, JSON.parse(response.body).meta.limit]).toEqual([key, 200, 20])
    }
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined()
  })

  it('Null bytes and lone surrogates are stored as clean text', async () => {
    const text = 'Ana \u0000\uD800 María'
    const save = (name: string) =>
      testApp.as(lucia).put('/api/account/settings', {
        name,
        city: text,
        privacy: true,
        config: { about: `${text}\n\u0000\uDFFF` },
      })
    // Invisible characters in a name are refused instead, because others would read another name.
    const refused = await save(text)
    expect([refused.status, refused.body.fields]).toEqual([400, { name: 'name-invisible' }])
    const { status, body } = await save('Ana \uD800 María')
    expect(status).toBe(200)
    expect([body.name, body.city, body.config.about]).toEqual([
      'Ana \uFFFD María',
      'Ana \uFFFD María',
      'Ana \uFFFD María\n\uFFFD',
    ])
  })
})

describe('bearers', () => {
  // These ignore a bearer: a person who signs in may send an old one, and countries and places are the same for everyone.
  // Validation reads only a valid one.
  const ignoring = [
    ...[
      'register',
      'login',
      'verify-social-token-signin',
      'google-nonce',
      'refresh-token',
      'logout',
      'contact',
    ],
    ...['validate', 'validate/resend', 'password/forgot', 'password/reset', 'unsubscribe', 'not-me'],
    ...['own-data', 'own-data/export', 'own-data/erase'],
  ].map((name) => `/api/account/${name}`)
  ignoring.push(
    '/api/countries',
    '/api/jobs/places',
    '/api/documents/[name]',
    '/api/health',
    '/api/docs',
    '/api/openapi.json',
    '/api/csp-reports',
  )
  ignoring.push(
    ...[
      'manifest.webmanifest',
      'service-worker.js',
      'robots.txt',
      'sitemap.xml',
      'sitemap/[part]',
      'texts/[file]',
    ].map((file) => `/api/site/${file}`),
  )

  it('Forged, expired and malformed bearers get 401, also where guests may call', async () => {
    const { tokens } = testApp.platform.auth
    const good = await tokens.sign(crypto.randomUUID())
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const bad = [
      good,
      `${good.slice(0, -3)}abc`,
      `${none}.${good.split('.')[1]}.`,
      'x',
      `${'a'.repeat(9_000)}`,
    ]
    for (const { pattern, path, operations } of await listEndpoints()) {
      // It has its own token, and does not exist without one.
      if (pattern === '/api/metrics') continue
      const isIgnored = ignoring.includes(pattern)
      for (const [method] of operations) {
        for (const token of isIgnored ? bad.slice(0, 1) : bad) {
          const headers = { Authorization: `Bearer ${token}` }
          const { status, body } = await sendRaw(testApp.origin + path, { method, headers })
          // A refused HEAD has only a status.
          const error = status >= 400 && method !== 'HEAD' ? JSON.parse(body).error : ''
          const isRefused = method === 'HEAD' ? status === 401 : error === 'Not signed in'
          expect([method, path, isRefused]).toEqual([method, path, !isIgnored])
          if (!isIgnored) expect(status).toBe(401)
        }
      }
    }
  })

  it.each(['Basic bHVjaWE6eA==', 'Bearer', 'Bearer a b', 'Token x'])('"%s" is 401', async (given) => {
    const response = await testApp.guest.get('/api/jobs/jobs', { headers: { Authorization: given } })
    expect(response.status).toBe(401)
  })

  it('Bearers expire after fifteen minutes', async () => {
    const token = await signIn(testApp.platform, await buildVolunteer())
    expect((await testApp.guest.get('/api/jobs/jobs', bearer(token))).status).toBe(200)
    testApp.pass(15 * 60_000 + 1_000)
    expect((await testApp.guest.get('/api/jobs/jobs', bearer(token))).status).toBe(401)
    testApp.pass(-15 * 60_000 - 1_000)
  })
})

describe('an error', () => {
  it.each([
    ['es-ES', es],
    ['en-GB,en;q=0.9,es;q=0.5', en],
    ['pt-BR,pt;q=0.9', br],
    ['br', br],
    ['pt-PT', pt],
    ['pt', pt],
    ['fr', es],
    ['', es],
    ['*', es],
    ['a'.repeat(4_000), es],
  ])('is told in the language of "%s"', async (language, words) => {
    const headers = { 'Accept-Language': language }
    const missing = await testApp.guest.get('/api/jobs/job/7', { headers })
    expect(missing.body).toEqual({ error: 'Not found', message: words.notFound })
    const unknown = await testApp.guest.get('/api/nothing', { headers })
    expect(unknown.body).toEqual(missing.body)
    const invalid = await testApp.guest.post('/api/account/login', {}, { headers })
    expect(invalid.body).toEqual({
      error: 'Invalid input',
      message: words.malformed,
      fields: { email: 'login-email-required', password: 'login-fields-required' },
    })
  })

  it('An error response is never cached and its id is in the log', async () => {
    const { headers } = await testApp.guest.get('/api/jobs/job/7')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('a process', () => {
  it.skipIf(inject('poolerUrl'))(
    'A process has one listening connection and no more than its pool besides',
    async () => {
      const busy = Array.from({ length: 60 }, () => platform().database.pool.query('select pg_sleep(0.05)'))
      await Promise.all(busy)
      const { rows } = await testApp.platform.database.pool.query(
        `select application_name as name, count(*)::int from pg_stat_activity
       where datname = current_database() and application_name like 'brota%' group by 1 order by 1`,
      )
      expect(rows).toEqual([
        { name: 'brota', count: testApp.platform.config.databaseConnections },
        { name: 'brota live', count: 1 },
      ])
    },
  )
})

import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { getNetwork } from '#server/platform/http/network.ts'
import { readEndpoints } from '#server/platform/http/router.ts'
import { type Act, allowances } from '#server/platform/limits/acts.ts'
import { buildOrganisation, buildVolunteer } from '../../../people.ts'
import { freshEmail, password, volunteerPayload, wrongPassword } from '../../setup/account.ts'
import { describeSides } from '../../setup/redisServer.ts'
import { openTestApp } from '../../setup/testApp.ts'

describeSides(({ withRedis }) => {
  const testApp = openTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' }, { withRedis })

  let lastAddress = 0
  const newAddress = () => `198.51.100.${++lastAddress}`
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': `203.0.113.9, ${address}` } })

  const tryIn = (email: string, secret: string, address: string) =>
    testApp.guest.post('/api/account/login', { email, password: secret }, from(address))

  async function newEmail(address = newAddress()): Promise<string> {
    const email = freshEmail()
    await testApp.guest.post('/api/account/register', volunteerPayload({ email }), from(address))
    await testApp.platform.database.pool.query('update accounts set validated_at = now() where email = $1', [
      email,
    ])
    return email
  }

  /** Moves the clock past the wait. */
  const passWait = async () => {
    const { redis, database } = testApp.platform
    if (!redis)
      return void (await database.pool.query('update rate_limits set expire = 1 where key ~ $1', [
        '^[^:]*login[^:,]*:',
      ]))
    const counted = (await redis.client.keys('brota:*login*:*')).filter((key) => !key.includes(', waits:'))
    if (counted.length > 0) await redis.client.del(...counted)
  }

  /** Counted as it arrives, by either kind of upload; tested in api/media/allowance. */
  const bytes = 'a kilobyte of uploads'

  describe('logins', () => {
    test('Ten wrong logins from an address reach the limit; from another address the owner still signs in', async () => {
      const email = await newEmail()
      const thief = newAddress()
      for (let n = 0; n < 10; n++) expect((await tryIn(email, wrongPassword, thief)).status).toBe(401)
      const refused = await tryIn(email, password, thief)
      expect(refused.status).toBe(429)
      expect(refused.body.error).toBe('Too many requests')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
      expect((await tryIn(email, password, newAddress())).status).toBe(200)
    })

    test('Further wrong logins wait longer each time, but are never locked out', async () => {
      const email = await newEmail()
      const address = newAddress()
      const waits: number[] = []
      for (let round = 0; round < 3; round++) {
        for (let n = 0; n < 10; n++) await tryIn(email, wrongPassword, address)
        waits.push(Number((await tryIn(email, wrongPassword, address)).headers.get('retry-after')))
        await passWait()
      }
      expect(waits).toEqual([60, 120, 240])
      expect((await tryIn(email, password, address)).status).toBe(200)
    })

    test('The right password resets the count of wrong ones', async () => {
      const email = await newEmail()
      const address = newAddress()
      for (let round = 0; round < 3; round++) {
        for (let n = 0; n < 8; n++) await tryIn(email, wrongPassword, address)
        expect((await tryIn(email, password, address)).status).toBe(200)
      }
    })

    test('Thirty wrong logins from an address reach the limit, for any accounts', async () => {
      const thief = newAddress()
      const codes: number[] = []
      for (let n = 0; n < 31; n++)
        codes.push((await tryIn(freshEmail('guessed'), wrongPassword, thief)).status)
      expect(codes).toEqual([...Array(30).fill(401), 429])
      expect((await tryIn(await newEmail(), password, thief)).status).toBe(429)
    })

    test('A hundred wrong logins at once do not exceed the limit', async () => {
      const thief = newAddress()
      const responses = await Promise.all(
        Array.from({ length: 100 }, () => tryIn(freshEmail('guessed'), wrongPassword, thief)),
      )
      const codes = responses.map(({ status }) => status)
      expect(codes.filter((status) => status === 401)).toHaveLength(30)
      expect(codes.filter((status) => status === 429).length).toBeGreaterThan(0)
      expect(codes.filter((status) => ![401, 429, 503].includes(status))).toEqual([])
    })

    test('A classroom of forty behind one address signs in at once', async () => {
      const emails = await Promise.all(Array.from({ length: 40 }, () => newEmail(newAddress())))
      const address = newAddress()
      const responses = await Promise.all(emails.map((email) => tryIn(email, password, address)))
      expect(responses.map(({ status }) => status)).toEqual(Array(40).fill(200))
    })

    test('Signing in to one account allows no more guesses at others', async () => {
      const own = await newEmail()
      const address = newAddress()
      const codes: number[] = []
      for (let n = 0; n < 31; n++) {
        if (n % 5 === 0 && n < 30) expect((await tryIn(own, password, address)).status).toBe(200)
        codes.push((await tryIn(freshEmail('guessed'), wrongPassword, address)).status)
      }
      expect(codes).toEqual([...Array(30).fill(401), 429])
    })

    describe('with guesses from twenty addresses', () => {
      const guessFromEverywhere = async (email: string) => {
        const codes: number[] = []
        for (let n = 0; n < 21; n++) codes.push((await tryIn(email, wrongPassword, newAddress())).status)
        return codes
      }
      const tryWith = (cookie: string, email: string, secret: string) => {
        const { headers } = from(newAddress())
        return testApp.guest.post(
          '/api/account/login',
          { email, password: secret },
          { headers: { ...headers, Cookie: cookie } },
        )
      }
      const getCookie = async (email: string) =>
        (await tryIn(email, password, newAddress())).headers.getSetCookie()[0]?.split(';')[0] ?? ''

      test('An address without an account waits as long as one with an account', async () => {
        for (const email of [await newEmail(), freshEmail('nobody')]) {
          const waits: number[] = []
          for (let round = 0; round < 3; round++) {
            expect(await guessFromEverywhere(email)).toEqual([...Array(20).fill(401), 429])
            waits.push(Number((await tryIn(email, wrongPassword, newAddress())).headers.get('retry-after')))
            await passWait()
          }
          expect(waits.map((wait) => Math.ceil(wait / 60))).toEqual([1, 2, 4])
        }
      })

      test('The owner signs in on a known device, and nowhere else', async () => {
        const email = await newEmail()
        const cookie = await getCookie(email)
        await guessFromEverywhere(email)
        expect((await tryWith(cookie, email, password)).status).toBe(200)
        expect((await tryWith('', email, password)).status).toBe(429)
        expect((await tryWith(await getCookie(await newEmail()), email, password)).status).toBe(429)
      })

      test('A known device has ten tries of its own', async () => {
        const email = await newEmail()
        const cookie = await getCookie(email)
        const codes: number[] = []
        for (let n = 0; n < 11; n++) codes.push((await tryWith(cookie, email, wrongPassword)).status)
        expect(codes).toEqual([...Array(10).fill(401), 429])
        expect((await tryIn(email, password, newAddress())).status).toBe(200)
      })
    })

    test('The stored counts name nobody', async () => {
      const { redis, database } = testApp.platform
      const { rows } = await database.pool.query('select key from rate_limits')
      const keys: string[] = redis ? await redis.client.keys('*') : rows.map(({ key }) => key)
      expect(keys.length).toBeGreaterThan(0)
      expect(keys.filter((key) => /@|198\.51/.test(key))).toEqual([])
      if (redis) expect(rows).toEqual([])
    })
  })

  describe('registrations', () => {
    test('Five registrations an hour are allowed with an e-mail', async () => {
      const email = freshEmail()
      const codes: number[] = []
      for (let n = 0; n < 6; n++) {
        const response = await testApp.guest.post(
          '/api/account/register',
          volunteerPayload({ email }),
          from(newAddress()),
        )
        codes.push(response.status)
      }
      expect(codes).toEqual([201, 409, 409, 409, 409, 429])
    })

    test('Five registrations in half an hour are allowed from an address, whatever their result', async () => {
      const address = newAddress()
      const common = { password: 'password', rePassword: 'password' }
      const codes = await Promise.all(
        Array.from({ length: 6 }, () =>
          testApp.guest.post(
            '/api/account/register',
            volunteerPayload({ email: freshEmail(), ...common }),
            from(address),
          ),
        ),
      )
      expect(codes.filter(({ status }) => status === 429)).toHaveLength(1)
    })
  })

  describe('the limit of each act', () => {
    const anId = '0190f000-0000-7000-8000-000000000000'
    const address = '198.51.100.250'
    const mail = (name: string) => `${name}@brota.example`
    type Call = [path: string, body?: object | FormData, method?: 'PUT' | 'GET' | 'DELETE']
    /** The calls that count as an act, and for whom: the caller unless something else is named. */
    const calls: Record<
      Exclude<
        Act,
        `${string}sign-up${string}` | `${string}login${string}` | `${string}first days` | typeof bytes
      >,
      { of?: string; calls: Call[] }
    > = {
      'a mail with a link': {
        of: mail('forgetful'),
        calls: [
          ['/account/password/forgot', { email: mail('forgetful') }],
          ['/account/validate/resend', { email: mail('forgetful') }],
        ],
      },
      'a mail with a link, from an address': {
        of: address,
        calls: [
          ['/account/password/forgot', { email: mail('other.forgetful') }],
          ['/account/validate/resend', { email: mail('other.forgetful') }],
        ],
      },
      'a proof of oneself': {
        calls: [
          ['/account/password', { password, newPassword: 'another-sprout' }, 'PUT'],
          ['/account/email', { password, email: mail('other') }],
          [`/account/user/${anId}`, { password, confirm: 'delete' }, 'DELETE'],
        ],
      },
      'an application': { calls: [['/jobs/job/apply', { job_id: anId, answers: [] }]] },
      'an offer': {
        calls: [
          ['/jobs/jobs', { title: 'Plant', status: 'draft' }],
          [`/jobs/jobs/${anId}/duplicate`, {}],
        ],
      },
      'an upload': { calls: [['/media', new FormData()]] },
      'a post': { calls: [['/posts/posts', { text: 'Beans' }]] },
      'a comment': { calls: [[`/posts/posts/${anId}/comments`, { text: 'Beans' }]] },
      'a mention': {
        calls: [
          ['/posts/posts', { text: 'Beans', mentions: [anId] }],
          [`/posts/posts/${anId}/comments`, { text: 'Beans', mentions: [anId] }],
          [`/posts/posts/${anId}`, { text: 'Beans', mentions: [anId] }, 'PUT'],
        ],
      },
      'a message': { calls: [['/chat/save', { userId: anId, message: 'Beans' }]] },
      'a connection': {
        calls: [
          ['/friends/add', { friend_id: anId }],
          ['/friends/remove', { friend_id: anId }],
        ],
      },
      'an invitation': { calls: [['/friends/invite', { emails: [mail('friend')] }]] },
      'a rating': { calls: [[`/account/ratings/${anId}`, { rate: 5, comment: '' }]] },
      'a report': { calls: [['/moderation/report', { kind: 'user', id: anId, reason: 'spam' }]] },
      'an email to the operator': {
        of: address,
        calls: [
          ['/account/contact', { name: 'Ana', email: mail('ana'), subject: 'Beans', message: 'Beans' }],
        ],
      },
      'an export': { calls: [['/account/export', undefined, 'GET']] },
      'a CSP report': { of: address, calls: [['/csp-reports', { 'csp-report': {} }]] },
    }
    const acts = Object.keys(calls) as (keyof typeof calls)[]

    test('Every act has a test of its limit', async () => {
      // The limits of new accounts: tests/api/account/first-days.
      const shownElsewhere = Object.keys(allowances).filter(
        (act) => /login|sign-up|first days/.test(act) || act === bytes,
      )
      expect([...acts, ...shownElsewhere].sort()).toEqual(Object.keys(allowances).sort())
      const endpoints = await readEndpoints(resolve('pages/api'))
      const counted = endpoints.flatMap(({ endpoint }) =>
        Object.values(endpoint.operations).flatMap(({ counts }) => counts.map(({ act }) => act)),
      )
      expect([...new Set(counted), bytes].sort()).toEqual(Object.keys(allowances).sort())
    })

    test.each(acts)('%s: refused with 429 and how long to wait once it is used up', async (act) => {
      const person = await (act === 'an offer' ? buildOrganisation() : buildVolunteer())
      const { points, seconds } = allowances[act]
      const who = calls[act].of ?? person.id
      await testApp.platform.limits.forgive(act, who)
      await testApp.platform.limits.spend(act, who, points)
      for (const [path, body, method = 'POST'] of calls[act].calls) {
        const raw = body instanceof FormData ? { raw: body } : {}
        const {
          status,
          headers,
          body: response,
        } = await testApp
          .as(person)
          .send(method, `/api${path}`, body instanceof FormData ? undefined : body, {
            ...from(address),
            ...raw,
          })
        expect.soft([status, response.error], path).toEqual([429, 'Too many requests'])
        const wait = Number(headers.get('retry-after'))
        expect.soft(wait, path).toBeGreaterThan(0)
        expect.soft(wait, path).toBeLessThanOrEqual(seconds)
      }
      const other = await (act === 'an offer' ? buildOrganisation() : buildVolunteer())
      const [[path, body, method = 'POST'] = ['']] = calls[act].calls
      if (calls[act].of || body instanceof FormData) return
      expect((await testApp.as(other).send(method, `/api${path}`, body, from(address))).status).not.toBe(429)
    })
  })

  describe('an address', () => {
    test('A client cannot forge an address before the one that the proxy adds', async () => {
      const email = await newEmail()
      const thief = newAddress()
      const codes: number[] = []
      for (let n = 0; n < 11; n++) {
        const forged = { headers: { 'X-Forwarded-For': `192.0.2.${n}, ${thief}` } }
        const body = { email, password: wrongPassword }
        codes.push((await testApp.guest.post('/api/account/login', body, forged)).status)
      }
      expect(codes).toEqual([...Array(10).fill(401), 429])
    })

    test('An IPv6 address counts with its whole network', async () => {
      const email = await newEmail()
      for (let n = 0; n < 10; n++) await tryIn(email, wrongPassword, `2001:db8:1:2::${n.toString(16)}`)
      expect((await tryIn(email, password, '2001:db8:1:2:ffff::9')).status).toBe(429)
      expect((await tryIn(email, password, '2001:db8:1:3::1')).status).toBe(200)
    })

    test.each([
      ['198.51.100.7', '198.51.100.7'],
      ['::ffff:198.51.100.7', '198.51.100.7'],
      ['::1', '0:0:0:0::/64'],
      ['2001:DB8::1', '2001:db8:0:0::/64'],
      ['2001:db8:0001:2:3:4:5:6', '2001:db8:1:2::/64'],
      ['fe80::1%eth0', 'fe80:0:0:0::/64'],
      ['[2001:db8::1]', '2001:db8:0:0::/64'],
      ['unknown', 'unknown'],
      ['', ''],
    ])('%s counts as %s', (address, network) => {
      expect(getNetwork(address)).toBe(network)
    })
  })

  describe('every call', () => {
    test('An account has 1,200 calls in five minutes, from any address', async () => {
      const lucia = await buildVolunteer()
      const codes: number[] = []
      for (let sent = 0; sent < 1_210; sent += 110) {
        const some = await Promise.all(
          Array.from({ length: 110 }, () =>
            testApp.as(lucia).get('/api/notifications/notify/count', from(newAddress())),
          ),
        )
        codes.push(...some.map(({ status }) => status))
      }
      expect(codes.filter((status) => status === 200)).toHaveLength(1_200)
      expect(codes.filter((status) => status === 429)).toHaveLength(10)
    })
  })

  test('An address has 3,000 calls in five minutes, from any accounts', async () => {
    const address = newAddress()
    for (let n = 0; n < 2_999; n++) await testApp.platform.limits.spendAddress(address)
    const call = () => testApp.guest.get('/api/jobs/jobs', from(address))
    expect((await call()).status).toBe(200)
    const { status, headers } = await call()
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(200)
  })

  describe('a store that fails', () => {
    test('A failing store of limits refuses nobody', async () => {
      const { pool } = testApp.platform.database
      await (testApp.redis?.kill() ?? pool.query('alter table rate_limits rename to rate_limits_away'))
      const { status } = await tryIn(freshEmail(), wrongPassword, newAddress())
      await (testApp.redis?.start() ?? pool.query('alter table rate_limits_away rename to rate_limits'))
      expect(status).toBe(401)
    })
  })
})

import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import { apiErrors } from '#contracts/errors.ts'
import es from '#i18n/es/validation.ts'
import { findUserCards } from '#server/modules/account/index.ts'
import { type Described, openApi } from '#server/modules/reference/openapi.ts'
import { buildOrganisation, buildVolunteer, type Person, signIn } from '../../../people.ts'
import { organisationPayload, volunteerPayload } from '../../setup/account.ts'
import { nastyTexts } from '../../setup/nasty.ts'
import { createSample } from '../../setup/sample.ts'
import { applyBody, jobBody, type Scene, setScene } from '../../setup/scene.ts'
import { sendRaw } from '../../setup/sendRaw.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()
let scene: Scene
let people: (Person | null)[]
let wellFormed: Record<string, unknown>[]
let calls: { method: string; path: string; sample: Record<string, unknown>; names: string[] }[]

beforeAll(async () => {
  scene = await setScene('volunteer')
  people = [null, scene.caller, scene.owner, scene.applicant, await buildOrganisation()]
  wellFormed = [
    {},
    volunteerPayload(),
    organisationPayload(),
    await jobBody(scene),
    applyBody(scene),
    { query: 'garden', categories: ['sports'], type: ['online'], sort: 'match', page: 1, limit: 5 },
    { name: 'Lucía', privacy: true, config: { about: 'Hi', categories: 'sports', work_shift: 'mon-a' } },
    { type: 'jobs', id_notify: scene.owner.id, action_id: scene.open.id, accept: true },
    { job_id: scene.open.id, status: 'accepted', refusePending: true, insist: true },
    {
      refreshToken: 'x',
      token: 'x',
      email: 'ana@brota.example',
      password: 'long-enough-1',
      newPassword: 'x',
    },
    { language: 'pt', theme: 'dark', timeZone: 'Europe/Lisbon', newsletter: true, search: 'a' },
  ]
  const ids = [scene.open.id, scene.draft.id, scene.application.id, scene.applicant.id, crypto.randomUUID()]
  const { paths } = await openApi()
  const known = {
    id: scene.open.id,
    job_id: scene.open.id,
    userId: scene.owner.id,
    friend_id: scene.owner.id,
  }
  calls = Object.entries(paths)
    .filter(([path]) => path !== '/api/media')
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, described]) => {
        const call = { method: method.toUpperCase(), ...toInput(described, known) }
        const places = path.includes('{') ? ids.map((id) => path.replace(/\{\w+\}/, id)) : [path]
        return places.map((place) => ({ ...call, path: place }))
      }),
    )
})

/** Builds a call from its description: a body that it accepts, and the parameters of its address. */
function toInput({ requestBody, parameters }: Described, known: Record<string, unknown>) {
  const schema = requestBody?.content['application/json']?.schema
  return {
    sample: schema ? (createSample(schema, '', known) as Record<string, unknown>) : {},
    names: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
  }
}

const nasty = fc.oneof(
  fc.constantFrom(...nastyTexts, '\u202E', '{{7*7}}'),
  fc.constantFrom(0, -1, -0, 0.1, 1e308, 2 ** 31, 2 ** 53, 99_999_999_999),
  fc.constantFrom(true, false, null),
  fc.constantFrom('2026-02-30', '0000-00-00', '9999-12-31', '10000-01-01', '1e9', 'NaN', 'Infinity', '-1'),
  fc.constantFrom('a'.repeat(20_001), '!!!:*&|()<->', '\\', '%', '_', "''", '🌱'.repeat(3_000)),
  fc.uuid(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 5 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const spots = fc.record({
  call: fc.nat(),
  person: fc.nat(),
  body: fc.nat(20),
  // 0: the described body; otherwise another endpoint's. Some of its fields are spoiled.
  spoiled: fc.array(fc.tuple(fc.nat(30), nasty), { maxLength: 3 }),
  added: fc.dictionary(fc.string({ unit: 'binary', maxLength: 12 }), nasty, { maxKeys: 2 }),
  // Which parameter of the address, and its value.
  query: fc.option(fc.tuple(fc.nat(30), nasty)),
})

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('the list is empty')
  return found
}

function spoil(body: Record<string, unknown>, spoiled: [number, unknown][], added: Record<string, unknown>) {
  const keys = Object.keys(body)
  const spoilt = spoiled.flatMap(([index, value]) =>
    keys.length > 0 ? [[at(keys, index), value] as const] : [],
  )
  return { ...body, ...Object.fromEntries(spoilt), ...added }
}

const phrases = new Set<string>(Object.values(apiErrors).map(({ phrase }) => phrase))

it('10,000 hostile calls over every endpoint: each is answered, none with a 5xx, all in the shape of an error', async () => {
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(spots, async ({ call, person, body, spoiled, added, query }) => {
      const { method, path, sample, names } = at(calls, call)
      const caller = at(people, person)
      const search = query
        ? `?${at([...names, '__proto__', 'x'], query[0])}=${encodeURIComponent(JSON.stringify(query[1]).slice(0, 500).toWellFormed())}`
        : ''
      const response = await sendRaw(testApp.origin + path + search, {
        method,
        ...(method === 'GET'
          ? {}
          : { body: JSON.stringify(spoil(body < 12 ? sample : at(wellFormed, body), spoiled, added)) }),
        headers: caller ? { Authorization: `Bearer ${await signIn(testApp.platform, caller)}` } : {},
      })
      seen.add(response.status)
      expect(response.status).toBeLessThan(500)
      if (response.status < 400 || method === 'HEAD') return
      const { error, message, fields = {}, ...rest } = JSON.parse(response.body)
      expect(phrases).toContain(error)
      expect(message.length).toBeGreaterThan(5)
      expect(rest).toEqual({})
      for (const key of Object.values<string>(fields)) expect(es).toHaveProperty([key])
    }),
    // CI repeats one run; each developer's machine explores another.
    {
      ...(process.env.CI && { seed: 7 }),
      numRuns: 10_000,
      interruptAfterTimeLimit: 400_000,
      markInterruptAsFailure: true,
    },
  )
  // The calls are useless if they never pass the first rule.
  expect([...seen].sort()).toEqual(expect.arrayContaining([200, 202, 204, 400, 401, 403, 404]))
}, 420_000)

/** As large as a body may be, each difficult in a different way. */
const heavy: Record<string, string> = {
  depth: '['.repeat(900_000),
  members: `{${Array.from({ length: 70_000 }, (_, n) => `"k${n}":1`)}}`,
  'a long list': JSON.stringify({ categories: Array(150_000).fill('x') }),
  'a long text': JSON.stringify({ query: 'a '.repeat(400_000), search: '🌱'.repeat(20_000) }),
  'an address that is none': JSON.stringify({ email: `${'a@'.repeat(200_000)}-`, password: 'x' }),
  'marks on marks': JSON.stringify({ search: '\u0301'.repeat(100_000) }),
  'signs of a search': JSON.stringify({ search: '&|!()<->:*%_'.repeat(15), query: "!!'\\".repeat(40) }),
}

it.each(Object.keys(heavy))(
  'the next request does not wait for what was asked with %s',
  { retry: 2 },
  async (what) => {
    const endpoints = ['/api/jobs/jobs/search', '/api/jobs/jobs/globalSearch', '/api/account/login']
    // Work that the site does once is not measured here.
    for (const path of endpoints) await sendRaw(testApp.origin + path, { body: '{}' })
    await testApp.guest.get('/api/countries')
    const hostile = endpoints.map((path) => sendRaw(testApp.origin + path, { body: heavy[what] ?? '' }))
    await new Promise((done) => setTimeout(done, 20))
    const began = performance.now()
    const { status } = await testApp.guest.get('/api/countries')
    const waited = performance.now() - began
    expect(status).toBe(200)
    // A hundredth of it on an idle machine; a busy one may be late once, but not each time.
    expect(waited).toBeLessThan(1_000)
    for (const response of await Promise.all(hostile)) expect(response.status).toBeLessThan(500)
  },
)

it('The site still works after the hostile calls', async () => {
  const cards = await findUserCards(testApp.platform.database.db, [scene.owner.id])
  expect(cards.size).toBe(1)
  expect((await testApp.as(await buildVolunteer()).get('/api/jobs/jobs')).status).toBe(200)
  await testApp.work()
  // The next request does not wait for these calls.
  const { pool } = testApp.platform.database
  await vi.waitFor(() => expect(pool.waitingCount).toBe(0))
  // Short reads keep up to two connections.
  await vi.waitFor(() => expect(pool.totalCount - pool.idleCount).toBeLessThanOrEqual(2))
})

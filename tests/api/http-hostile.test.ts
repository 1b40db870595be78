import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { refusals } from '#contracts/refusals.ts'
import es from '#i18n/es/validation.ts'
import { findUserCards } from '#server/account/index.ts'
import { buildOrganisation, buildVolunteer, type Person, signIn } from '../people.ts'
import { organisationPayload, volunteerPayload } from './setup/account.ts'
import { everyDoor, knock } from './setup/knock.ts'
import { applyBody, jobBody, type Scene, setScene } from './setup/scene.ts'
import { openTown } from './setup/town.ts'

const town = openTown()
let scene: Scene
let people: (Person | null)[]
let wellFormed: Record<string, unknown>[]
let calls: { method: string; path: string }[]

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
  calls = (await everyDoor())
    .filter(({ pattern }) => pattern !== '/api/media')
    .flatMap(({ pattern, operations }) =>
      operations.flatMap(([method]) =>
        pattern.includes('[')
          ? ids.map((id) => ({ method, path: pattern.replace(/\[\w+\]/, id) }))
          : [{ method, path: pattern }],
      ),
    )
})

const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\uD800',
    '\u202E',
    '__proto__',
    '../..',
    "'; drop table jobs; --",
    '%00',
    '{{7*7}}',
  ),
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
  body: fc.nat(),
  // Which fields of the well-formed body are spoiled, and with what.
  spoiled: fc.array(fc.tuple(fc.nat(30), nasty), { maxLength: 3 }),
  added: fc.dictionary(fc.string({ unit: 'binary', maxLength: 12 }), nasty, { maxKeys: 2 }),
  query: fc.option(
    fc.tuple(
      fc.constantFrom('limit', 'page', 'owner', 'query', 'sort', 'status', 'w', '__proto__', 'x'),
      nasty,
    ),
  ),
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

const phrases = new Set<string>(Object.values(refusals).map(({ phrase }) => phrase))

it('2,000 hostile calls over every door: each is answered, none with a 5xx, all in the shape of an error', async () => {
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(spots, async ({ call, person, body, spoiled, added, query }) => {
      const { method, path } = at(calls, call)
      const caller = at(people, person)
      const search = query
        ? `?${query[0]}=${encodeURIComponent(JSON.stringify(query[1]).slice(0, 500).toWellFormed())}`
        : ''
      const answer = await knock(town.origin + path + search, {
        method,
        ...(method === 'GET' ? {} : { body: JSON.stringify(spoil(at(wellFormed, body), spoiled, added)) }),
        headers: caller ? { Authorization: `Bearer ${await signIn(town.platform, caller)}` } : {},
      })
      seen.add(answer.status)
      expect(answer.status).toBeLessThan(500)
      if (answer.status < 400 || method === 'HEAD') return
      const { error, message, fields = {}, ...rest } = JSON.parse(answer.body)
      expect(phrases).toContain(error)
      expect(message.length).toBeGreaterThan(5)
      expect(rest).toEqual({})
      for (const key of Object.values<string>(fields)) expect(es).toHaveProperty([key])
    }),
    { numRuns: 2_000, interruptAfterTimeLimit: 100_000, markInterruptAsFailure: true },
  )
  // They are no good if they never get past the first rule.
  expect([...seen].sort()).toEqual(expect.arrayContaining([200, 202, 204, 400, 401, 403, 404]))
}, 120_000)

it('after all that the town stands', async () => {
  const cards = await findUserCards(town.platform.database.db, [scene.owner.id])
  expect(cards.size).toBe(1)
  expect((await town.as(await buildVolunteer()).get('/api/jobs/jobs')).status).toBe(200)
  await town.work()
})

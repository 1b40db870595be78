import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { apiErrors } from '#contracts/errors.ts'
import { nastyTexts } from '../api/setup/nasty.ts'
import { createSample } from '../api/setup/sample.ts'
import { sendRaw } from '../api/setup/sendRaw.ts'
import { type Call, freshAddress, type Member, many, openSite } from './site.ts'

const site = openSite()
let senders: (Member | null)[]
let calls: Call[]

beforeAll(async () => {
  senders = [null, await site.signUp(), await site.signUp({ provider: true, ong_id: 'G55555555' })]
  // The caller cannot go on once their account is deleted.
  calls = (await site.calls()).filter(({ path }) => path !== '/api/account/user/{id}')
})

const nasty = fc.oneof(
  fc.constantFrom(...nastyTexts, '\u202E', '{{7*7}}', 'a'.repeat(20_001), '🌱'.repeat(3_000), '%', "''"),
  fc.constantFrom(0, -1, 0.1, 1e308, 2 ** 53, true, false, null),
  fc.constantFrom('2026-02-30', '9999-12-31', '10000-01-01', 'NaN', 'Infinity', '-1'),
  fc.uuid(),
  fc.jsonValue({ maxDepth: 3 }),
)
const spoiledCall = fc.record({
  call: fc.nat(),
  sender: fc.nat(),
  spoiled: fc.array(fc.tuple(fc.nat(30), nasty), { maxLength: 3 }),
  added: fc.dictionary(fc.string({ unit: 'binary', maxLength: 12 }), nasty, { maxKeys: 2 }),
  query: fc.option(fc.tuple(fc.constantFrom('__proto__', 'x', 'page', 'cursor', 'id'), nasty)),
})

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('the list is empty')
  return found
}

/** A valid body of the call with some fields made invalid and others added. */
function spoil(call: Call, spoiled: [number, unknown][], added: Record<string, unknown>) {
  const sample = Object(call.body ? createSample(call.body) : {})
  const keys = Object.keys(sample)
  const changes = keys.length > 0 ? spoiled.map(([index, value]) => [at(keys, index), value]) : []
  return JSON.stringify({ ...sample, ...Object.fromEntries(changes), ...added })
}

const send = (
  call: Call,
  sender: Member | null,
  body: string | Buffer,
  more: Record<string, string> = {},
  query = '',
) =>
  sendRaw(site.origin + call.path.replace(/\{\w+\}/, crypto.randomUUID()) + query, {
    method: call.method,
    ...(call.method === 'GET' || call.method === 'HEAD' ? {} : { body }),
    headers: {
      'X-Forwarded-For': freshAddress(),
      ...(sender ? { Authorization: `Bearer ${sender.bearer}` } : {}),
      ...more,
    },
  })

const phrases = new Set<string>(Object.values(apiErrors).map(({ phrase }) => phrase))

it('Hostile bodies and addresses all get a response, none a 5xx, each error with its code', async () => {
  const tally = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(spoiledCall, async ({ call: index, sender, spoiled, added, query }) => {
      const call = at(calls, index)
      const search = query
        ? `?${query[0]}=${encodeURIComponent(JSON.stringify(query[1]).slice(0, 300).toWellFormed())}`
        : ''
      const response = await send(call, at(senders, sender), spoil(call, spoiled, added), {}, search)
      tally.set(response.status, (tally.get(response.status) ?? 0) + 1)
      expect(response.status).toBeLessThan(500)
      if (response.status < 400 || call.method === 'HEAD') return
      expect(phrases).toContain(JSON.parse(response.body).error)
    }),
    { ...(process.env.CI && { seed: 7 }), numRuns: many(500) },
  )
  console.log([...tally].map(([status, times]) => `${status}: ${times}`).join(', '))
  // They prove nothing unless some pass the first rule.
  expect([...tally.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]))
  await site.expectHealthy()
})

const brokenBodies: Record<string, string | Buffer> = {
  'no JSON': '{"a":',
  'a list': '[]',
  'a text': '"x"',
  nothing: 'null',
  'bytes that are no UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  depth: '['.repeat(500_000),
  members: `{${Array.from({ length: 50_000 }, (_, n) => `"k${n}":1`)}}`,
  'more than a megabyte': JSON.stringify({ text: 'a'.repeat(1_100_000) }),
}

it.each(Object.entries(brokenBodies))(
  '%s is a refusal at every call that takes a body',
  async (_what, body) => {
    const member = senders[1] ?? null
    for (const call of calls.filter((one) => one.body)) {
      const { status } = await send(call, member, body)
      expect([400, 401, 403, 404, 413, 415, 429]).toContain(status)
    }
    await site.expectHealthy()
  },
)

it('A body of another type than JSON is rejected by every call', async () => {
  for (const call of calls.filter((one) => one.body)) {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x']) {
      const { status } = await send(call, senders[1] ?? null, 'a=1', { 'Content-Type': type })
      expect([401, 403, 404, 415, 429]).toContain(status)
    }
  }
})

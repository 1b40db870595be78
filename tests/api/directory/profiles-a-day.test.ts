import { beforeAll, expect, test } from 'vitest'
import { buildApplication, buildJob } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { fillWithPeople } from '../../peopleFixture.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ RATE_LIMITS: 'on' })
const most = 500

let crowd: string[]
beforeAll(async () => {
  await fillWithPeople(testApp.platform, 900)
  const { rows } = await testApp.platform.database.pool.query(
    'select id from accounts where not provider and validated_at is not null limit $1',
    [most + 20],
  )
  crowd = rows.map(({ id }) => id)
})

const open = (reader: Person, id: string) => testApp.as(reader).get(`/api/account/user/${id}`)

/** Opens profiles twenty at a time, as a program would. */
async function openAll(reader: Person, ids: readonly string[]): Promise<number[]> {
  const codes: number[] = []
  for (let from = 0; from < ids.length; from += 20) {
    const some = await Promise.all(ids.slice(from, from + 20).map((id) => open(reader, id)))
    codes.push(...some.map(({ status }) => status))
  }
  return codes
}

test('An account can open 500 profiles a day, each repeatedly, and then gets an error with the reason', async () => {
  const reader = await buildOrganisation({ verifiedAt: new Date() })
  const first = crowd.slice(0, most)
  expect(await openAll(reader, first)).toEqual(first.map(() => 200))
  const [next = '', other = '', known = ''] = [crowd[most], crowd[most + 1], crowd[0]]
  // Simultaneous calls for one profile do not bypass the limit.
  const refused = await openAll(reader, [next, next, next, other, next, other])
  expect(refused).toEqual(refused.map(() => 429))
  const { body, headers } = await open(reader, next)
  expect(body.error).toBe('Too many profiles in a day')
  expect(body.message).toMatch(/500/)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(86_400)
  expect((await open(reader, known)).status).toBe(200)
  expect((await open(reader, reader.id)).status).toBe(200)
  expect((await open(await buildVolunteer(), next)).status).toBe(200)

  // Organisations can always open the profiles of their applicants.
  const applicant = await buildVolunteer()
  expect((await open(reader, applicant.id)).status).toBe(429)
  await buildApplication(await buildJob(reader), applicant)
  expect((await open(reader, applicant.id)).status).toBe(200)

  // The count starts again the next day.
  await testApp.platform.database.pool.query("update rate_limits set expire = 1 where key like 'a profile%'")
  expect((await open(reader, next)).status).toBe(200)
})

test('The stored counts of opened profiles contain no account id', async () => {
  const [reader, opened] = [await buildVolunteer(), crowd[0] ?? '']
  await open(reader, opened)
  const { rows } = await testApp.platform.database.pool.query(
    "select key from rate_limits where key like 'a profile%'",
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { key } of rows) for (const id of [reader.id, opened]) expect(key).not.toContain(id)
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answersFor, buildJob, type Job, typedJob } from '../../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../../people.ts'
import { openTestApp } from '../../setup/testApp.ts'

const testApp = openTestApp()
let owner: Person
let lucia: Person
let job: Job
let body: Awaited<ReturnType<typeof typedJob>>
let key = ''

beforeAll(async () => {
  owner = await buildOrganisation()
})
beforeEach(async () => {
  lucia = await buildVolunteer()
  job = await buildJob(owner)
  body = await typedJob(owner)
  key = crypto.randomUUID()
})

const withKey = (given = key) => ({ headers: { 'Idempotency-Key': given } })
const create = (given = body, as = owner, options = withKey()) =>
  testApp.as(as).post('/api/jobs/jobs', given, options)
const apply = (as = lucia, answer?: string) =>
  testApp.as(as).post('/api/jobs/job/apply', { job_id: job.id, answers: answersFor(job, answer) }, withKey())

const query = (text: string, values: unknown[] = []) => testApp.platform.database.pool.query(text, values)
const countJobs = async () => {
  const { rows } = await query('select count(*)::int from jobs where owner_id = $1', [owner.id])
  return rows[0].count
}

describe('the same key', () => {
  it('A repeated key with the same body gets the same response, and the mutation runs once', async () => {
    const before = await countJobs()
    const [first, again] = [await create(), await create()]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(await countJobs()).toBe(before + 1)
    const applied = await apply()
    expect([applied.status, await apply()]).toEqual([
      201,
      expect.objectContaining({ status: 201, body: applied.body }),
    ])
  })

  it('A repeated key with another body gets 409', async () => {
    await create()
    const other = await create({ ...body, title: 'Another' })
    expect([other.status, other.body.error]).toEqual([409, 'Key already used'])
    await apply()
    expect((await apply(lucia, 'Another answer.')).body.error).toBe('Key already used')
  })

  it('A key belongs to one account and one endpoint', async () => {
    const first = await create()
    const neighbour = await buildOrganisation()
    const theirs = await create(await typedJob(neighbour), neighbour)
    expect([theirs.status, theirs.body.id === first.body.id]).toEqual([201, false])
    expect((await apply()).status).toBe(201)
    expect((await apply(await buildVolunteer())).status).toBe(201)
  })

  it('Twenty calls at once with one key are one mutation and twenty equal responses', async () => {
    const before = await countJobs()
    const responses = await Promise.all(Array.from({ length: 20 }, () => create()))
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(new Set(responses.map(({ body: { id } }) => id)).size).toBe(1)
    expect(await countJobs()).toBe(before + 1)
  })

  it('A repeated call waits while the first runs', async () => {
    const { pool } = testApp.platform.database
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from jobs where id = $1 for update', [job.id])
    const both = [apply(), apply()]
    await untilWaiting(2)
    await holder.query('commit')
    holder.release()
    const [first, second] = await Promise.all(both)
    expect([first?.status, second?.body]).toEqual([201, first?.body])
  })

  it('A repeated call runs again when the first was refused and rolled back', async () => {
    await query("update jobs set status = 'closed' where id = $1", [job.id])
    expect((await apply()).body.error).toBe('Job closed')
    await query("update jobs set status = 'published' where id = $1", [job.id])
    expect((await apply()).status).toBe(201)
  })

  it('A key is forgotten after a day', async () => {
    const first = await create()
    await query("update idempotency_keys set created_at = now() - interval '25 hours' where key = $1", [key])
    const later = await create({ ...body, title: 'Another' })
    expect([later.status, later.body.id === first.body.id]).toEqual([201, false])
  })
})

it('A very long key is still a key', async () => {
  const long = withKey('k'.repeat(5_000))
  const first = await create(body, owner, long)
  expect((await create(body, owner, long)).body).toEqual(first.body)
})

it('Long keys with a common prefix are different keys', async () => {
  const beginning = 'k'.repeat(300)
  const first = await create(body, owner, withKey(`${beginning}1`))
  const second = await create(body, owner, withKey(`${beginning}2`))
  expect([second.status, second.body.id === first.body.id]).toEqual([201, false])
})

async function untilWaiting(count: number): Promise<void> {
  const { rows } = await query(
    "select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  if (rows[0].count >= count) return
  await new Promise((done) => setTimeout(done, 20))
  return untilWaiting(count)
}

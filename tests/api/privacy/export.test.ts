import { beforeAll, describe, expect, it } from 'vitest'
import { exportPersonalData } from '#server/modules/privacy/modules.ts'
import { batchRows } from '#server/platform/db/batches.ts'
import { newId } from '#server/platform/db/ids.ts'
import { buildVolunteer, type Person, signIn } from '../../people.ts'
import { recordStatements, testPlans } from '../setup/plans.ts'
import { openTestApp } from '../setup/testApp.ts'
import { until } from '../setup/until.ts'
import { getEntries } from '../setup/zip.ts'

const testApp = openTestApp()
const messages = 30_000
const batches = 10
let ana: Person

const query = (text: string, values: unknown[] = []) => testApp.platform.database.pool.query(text, values)

beforeAll(async () => {
  ana = await buildVolunteer()
  const talk = newId()
  const [first, second] = [ana.id, newId()].sort()
  await query('insert into conversations (id, first_id, second_id, started_by) values ($1, $2, $3, $2)', [
    talk,
    first,
    second,
  ])
  // These texts do not compress, so that an unread response fills every buffer on its way.
  // One statement for all would meet the time limit of statements on a busy machine.
  for (let batch = 0; batch < batches; batch += 1)
    await query(
      `insert into messages (id, conversation_id, from_id, text)
     select gen_random_uuid(), $1, $2, (select string_agg(md5(random()::text || n || piece), '') from generate_series(1, 32) piece)
     from generate_series(1, $3::int) n`,
      [talk, ana.id, messages / batches],
    )
  await query('vacuum analyze messages')
}, 180_000)

async function askForExport(): Promise<Response> {
  const bearer = await signIn(testApp.platform, ana)
  return fetch(`${testApp.origin}/api/account/export`, { headers: { Authorization: `Bearer ${bearer}` } })
}

/** Waits until the count stops growing, and returns it. */
async function untilStable(count: () => number): Promise<number> {
  let before = -1
  await until(async () => {
    if (before === count()) return true
    before = count()
    await new Promise((done) => setTimeout(done, 500))
    return false
  }, 60_000)
  return before
}

describe('a large export of personal data', () => {
  it('A large export has every row once', async () => {
    const response = await askForExport()
    const entries = await getEntries(Buffer.from(await response.arrayBuffer()))
    const chat = JSON.parse(String(entries.get('chat.json')))
    expect(new Set(chat.messages.map(({ id }: { id: string }) => id)).size).toBe(messages)
    expect(chat.messages).toHaveLength(messages)
  })

  it('A large export is read in batches as the client reads, and stops when the client disconnects', async () => {
    let asked = 0
    const { pool } = testApp.platform.database
    const query = pool.query
    Reflect.set(pool, 'query', (...given: unknown[]) => {
      if (JSON.stringify(given).includes('from \\"messages\\"')) asked += 1
      return Reflect.apply(query, pool, given)
    })
    try {
      const response = await askForExport()
      await until(() => asked > 0, 60_000)
      const stableAt = await untilStable(() => asked)
      expect(stableAt).toBeGreaterThan(0)
      expect(stableAt).toBeLessThan(messages / batchRows / 2)
      await response.body?.cancel()
      await untilStable(() => asked)
      expect(asked).toBeLessThanOrEqual(stableAt + 1)
    } finally {
      Reflect.set(pool, 'query', query)
    }
  })
})

describe('the queries of an export', () => {
  const readAll = async () => {
    for (const held of Object.values(exportPersonalData(testApp.platform.database.db, newId(), new Date())))
      for (const batches of Object.values(held)) for await (const rows of batches) expect(rows).toEqual([])
  }
  testPlans(
    testApp,
    { 'each part of an export': readAll },
    {
      big: [
        'messages',
        'conversation_reads',
        'posts',
        'comments',
        'post_likes',
        'comment_likes',
        'post_mentions',
        'notifications',
        'mails',
        'media',
        'job_views',
        'applications',
        'favorites',
        'jobs',
        'friendships',
        'blocks',
        'conversations',
        'volunteerings',
        'reports',
        'decisions',
        'decision_words',
        'appeals',
        'ratings',
        'sessions',
        'email_links',
      ],
      most: 40,
    },
  )

  it('Every query of an export has a limit', async () => {
    const statements = await recordStatements(testApp.platform, readAll)
    expect(statements.length).toBeGreaterThan(25)
    for (const { text } of statements) expect(text).toMatch(/ limit \$\d+$/)
  })
})

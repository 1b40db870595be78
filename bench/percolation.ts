import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { findMatching } from '#server/modules/jobs/queries/savedMatches.ts'
import { timed } from './fill/index.ts'
import { fillWithSearches } from './fill/searches.ts'
import { formatCount, size } from './size.ts'

/** How long matching an offer takes, in milliseconds, and how many searches it matches. */
export type Percolated = { searches: number; p50: number; p95: number; matches: number }

const rounds = 2

/** Measures how long it takes to match an offer with few and with many saved searches, one offer after another. */
export async function measurePercolation(client: pg.Client): Promise<Percolated[]> {
  const { few, many } = size.savedSearches
  const measured: Percolated[] = []
  for (const total of [few, many]) {
    await client.query('truncate saved_searches cascade')
    await timed(`${formatCount(total)} saved searches`, () => fillWithSearches(client, total))
    measured.push({ searches: total, ...(await matchOffers(client)) })
  }
  await client.query('truncate saved_searches cascade')
  return measured
}

async function matchOffers(client: pg.Client) {
  const db = drizzle(client)
  const now = new Date()
  const { rows } = await client.query<{ id: string }>(
    'select job_id as id from job_documents where closes_at > now() order by md5(job_id::text) limit 200',
  )
  let took: number[] = []
  let matches = 0
  // The first round warms the caches.
  for (let round = 0; round < rounds; round++) {
    took = []
    matches = 0
    for (const { id } of rows) {
      const start = performance.now()
      matches += (await findMatching(db, id, now)).length
      took.push(performance.now() - start)
    }
  }
  took.sort((one, other) => one - other)
  const at = (share: number) => took[Math.floor(took.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), matches: matches / Math.max(1, rows.length) }
}

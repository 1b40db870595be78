import { beforeAll, describe, expect, it } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { openTestApp } from '../api/setup/testApp.ts'
import { buildJob } from '../jobs.ts'
import { buildOrganisation } from '../people.ts'
import { hastySearches } from './hastySearches.ts'
import { judgeAll } from './judge.ts'
import { offers } from './offers.ts'
import { searches } from './searches.ts'
import { unrelated } from './unrelated.ts'

const testApp = openTestApp()
const leastSuccess = 0.95
const minute = 60_000
const names = new Map<string, string>()

beforeAll(async () => {
  for (const [place, offer] of offers.entries()) {
    const { id, organisation, ...fields } = offer
    const owner = await buildOrganisation({ name: organisation })
    const publishedAt = new Date(Date.now() - (offers.length - place) * minute)
    const job = await buildJob(owner, { ...fields, publishedAt, requirements: '' })
    names.set(job.id, id)
  }
})

async function findFirst(query: string): Promise<string[]> {
  const { status, body } = await testApp.guest.post('/api/jobs/jobs/search', { query, limit: 3 })
  expect(status).toBe(200)
  return body.data.map(({ id }: { id: string }) => names.get(id) ?? id)
}

describe('the judged searches', () => {
  it('The list has at least 120 searches over at least 60 offers, and each means offers that exist', () => {
    const all = languages.flatMap((language) => [...searches[language], ...hastySearches[language]])
    expect(all.length).toBeGreaterThanOrEqual(120)
    expect(offers.length).toBeGreaterThanOrEqual(60)
    const known = offers.map(({ id }) => id)
    for (const [, meant] of [...all, ...unrelated]) expect(known).toEqual(expect.arrayContaining([...meant]))
  })

  it('What is meant is among the first three for 95 of 100 searches, in all and in each language', async () => {
    const shares = await judgeAll(searches, findFirst)
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(leastSuccess)
  })

  it('So it is for searches that are typed in haste, in colloquial words and with mistakes', async () => {
    const shares = await judgeAll(hastySearches, findFirst)
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(leastSuccess)
  })

  it.each(unrelated)('A search for %j does not show an unrelated offer first', async (query, wrong) => {
    const [first] = await findFirst(query)
    expect(wrong).not.toContain(first)
  })
})

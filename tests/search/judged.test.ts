import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '#contracts/languages.ts'
import { openTestApp } from '../api/setup/testApp.ts'
import { buildJob } from '../jobs.ts'
import { buildOrganisation } from '../people.ts'
import { causeSearches } from './causeSearches.ts'
import { everydaySearches } from './everydaySearches.ts'
import { hastySearches } from './hastySearches.ts'
import { judgeAll } from './judge.ts'
import { lastSearches } from './lastSearches.ts'
import { nicheSearches } from './nicheSearches.ts'
import { type JudgedOffer, moreOffers, offers } from './offers.ts'
import { type JudgedSearch, searches } from './searches.ts'
import { uncommonSearches } from './uncommonSearches.ts'
import { unrelated } from './unrelated.ts'

const testApp = openTestApp()
const leastSuccess = 0.95
const minute = 60_000
const names = new Map<string, string>()

async function publish(published: readonly JudgedOffer[]) {
  for (const [place, offer] of published.entries()) {
    const { id, organisation, ...fields } = offer
    const owner = await buildOrganisation({ name: organisation })
    const publishedAt = new Date(Date.now() - (published.length - place) * minute)
    const job = await buildJob(owner, { ...fields, publishedAt, requirements: '' })
    names.set(job.id, id)
  }
}
beforeAll(() => publish(offers))

type Searches = Record<Language, readonly JudgedSearch[]>

const join = (...lists: readonly Searches[]): Searches => {
  const of = (language: Language) => lists.flatMap((list) => list[language])
  return { es: of('es'), en: of('en'), br: of('br'), pt: of('pt') }
}
const ofFirstOffers = join(searches, hastySearches, everydaySearches, uncommonSearches)
const ofAllOffers = join(causeSearches, nicheSearches, lastSearches)

async function findFirst(query: string): Promise<string[]> {
  const { status, body } = await testApp.guest.post('/api/jobs/jobs/search', { query, limit: 3 })
  expect(status).toBe(200)
  return body.data.map(({ id }: { id: string }) => names.get(id) ?? id)
}

describe('the judged searches', () => {
  it('The list has at least 120 searches over at least 60 offers, and each means offers that exist', () => {
    const all = languages.flatMap((language) => [...ofFirstOffers[language], ...ofAllOffers[language]])
    expect(all.length).toBeGreaterThanOrEqual(120)
    expect(offers.length).toBeGreaterThanOrEqual(60)
    const known = [...offers, ...moreOffers].map(({ id }) => id)
    expect(new Set(known).size).toBe(known.length)
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

  it('So it is for everyday and for uncommon words', async () => {
    const shares = await judgeAll(join(everydaySearches, uncommonSearches), findFirst)
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(leastSuccess)
  })

  it.each(unrelated)('A search for %j does not show an unrelated offer first', async (query, wrong) => {
    const [first] = await findFirst(query)
    expect(wrong).not.toContain(first)
  })
})

describe('the judged searches among further offers', () => {
  beforeAll(() => publish(moreOffers))

  it('What is meant is among the first three for 95 of 100 searches for causes, trades and pastimes', async () => {
    const shares = await judgeAll(ofAllOffers, findFirst)
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(leastSuccess)
  })
})

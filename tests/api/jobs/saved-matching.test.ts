import { beforeAll, describe, expect, it } from 'vitest'
import { findMatching } from '#server/modules/jobs/queries/savedMatches.ts'
import { getCells } from '#server/modules/jobs/saved/cells.ts'
import { recompileSearches } from '#server/modules/jobs/saved/recompile.ts'
import { loadCities } from '#server/modules/places/loadCities.ts'
import { buildJob, inDays, type Job } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
const valencia = { lat: 39.47, lng: -0.38 }
const aroundValencia = { west: -1, south: 39, east: 0, north: 40 }
const tonga = { lat: -21.13, lng: -175.2 }
let lucia: Person
let huerto: Person
const offers: Job[] = []

/** Each is a filter of its own; together they meet every kind of condition. */
const searches: object[] = [
  {},
  { query: 'children' },
  { query: 'chil' },
  { query: 'plants' },
  { query: 'read children valencia' },
  { query: 'tercera edad' },
  { query: 'la coruña' },
  { query: 'españa' },
  { query: "l'hort o'neill" },
  { country: 'ES' },
  { country: 'PT', query: 'plant' },
  { state: 'valen' },
  { city: 'VALENC' },
  { city: "l'hos" },
  { categories: ['health', 'animals'] },
  { skills: ['teaching'], type: ['part-time'] },
  { modes: ['on-site'] },
  { modes: ['remote'] },
  { verified: true },
  { startDate: inTenDays() },
  { deadline: inTenDays() },
  { near: valencia, radiusKm: 5 },
  { near: valencia, radiusKm: 50, modes: ['on-site'] },
  { near: valencia, radiusKm: 250, query: 'plant' },
  { near: tonga, radiusKm: 250, modes: ['on-site'] },
  { bounds: aroundValencia },
  { bounds: aroundValencia, modes: ['on-site'] },
  { bounds: aroundValencia, query: 'perros' },
  { bounds: { west: 170, south: -30, east: -170, north: -10 }, modes: ['on-site'] },
  { bounds: { west: -20, south: 30, east: 30, north: 60 }, modes: ['on-site'] },
  { bounds: { west: -180, south: -90, east: 180, north: 90 }, query: 'plant' },
  { bounds: { west: 100, south: -80, east: 101, north: -79 } },
  { bounds: aroundValencia, near: tonga, radiusKm: 250 },
]

function inTenDays() {
  return new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
}

beforeAll(async () => {
  await loadCities(testApp.platform.database)
  lucia = await buildVolunteer()
  huerto = await buildOrganisation({ name: 'Huerto Vivo', verifiedAt: new Date() })
  const other = await buildOrganisation({ name: "O'Neill & Hijos" })
  const facts: Partial<Job>[] = [
    {},
    { title: 'Read with children', city: 'Valencia', type: 'online', skills: ['teaching'] },
    { title: 'Planting trees', country: 'PT', city: 'Lisboa', state: 'Lisboa', categories: ['health'] },
    { title: 'Acompaña a personas mayores', city: 'A Coruña', state: 'Galicia', categories: ['greater'] },
    { title: 'L’hort de tots', city: "L'Hospitalet de Llobregat", type: null, startDate: inDays(20) },
    { title: 'Perros', city: 'Sagunto', state: '', categories: ['animals'], startDate: inDays(2) },
    { title: 'Soon over', city: 'Madrid', deadline: inDays(5), type: 'on-time-face-to-face' },
    { title: 'Mend nets', city: 'Nuku‘alofa', country: 'TO', state: '' },
  ]
  for (const [index, fact] of facts.entries()) {
    offers.push(await buildJob(index % 2 ? other : huerto, fact as object))
  }
})

async function keep(search: object) {
  const { body } = await testApp.as(lucia).post('/api/jobs/saved-searches', {
    search,
    frequency: 'weekly',
    channels: ['site'],
  })
  const { rows } = await testApp.platform.database.pool.query(
    "update saved_searches set since = '2000-01-01' where id = $1 returning search",
    [body.id],
  )
  return { ...rows[0].search, id: body.id }
}

const forget = (id: string) => testApp.as(lucia).delete(`/api/jobs/saved-searches/${id}`)

async function findOffers(id: string): Promise<string[]> {
  const { database, clock } = testApp.platform
  const found: string[] = []
  for (const offer of offers) {
    if ((await findMatching(database.db, offer.id, clock.now())).includes(id)) found.push(offer.title)
  }
  return found.sort()
}

describe('offers and saved searches', () => {
  it.each(searches)('The search for %j is matched by the offers that it finds', async (search) => {
    const { id } = await keep(search)
    const { body } = await testApp.as(lucia).post('/api/jobs/jobs/search', { ...search, limit: 50 })
    const found = body.words.met === 'all' && !body.words.didYouMean ? body.data : []
    expect(await findOffers(id)).toEqual(found.map(({ title }: Job) => title).sort())
    await forget(id)
  })

  it('A search is matched by offers of others, which were published after it, and while it is not paused', async () => {
    const { id } = await keep({ query: 'lisboa' })
    expect(await findOffers(id)).toHaveLength(1)
    const { pool } = testApp.platform.database
    await pool.query('update saved_searches set account_id = $2 where id = $1', [id, huerto.id])
    expect(await findOffers(id)).toEqual([])
    await pool.query('update saved_searches set account_id = $2, since = now() where id = $1', [id, lucia.id])
    expect(await findOffers(id)).toEqual([])
    await pool.query(`update saved_searches set since = '2000-01-01', paused_at = now() where id = $1`, [id])
    expect(await findOffers(id)).toEqual([])
    await forget(id)
  })

  it('An offer that closed, is hidden or is of someone who is blocked matches nothing', async () => {
    const { id } = await keep({})
    const [offer] = offers
    const { pool } = testApp.platform.database
    expect(await findOffers(id)).toContain(offer?.title)
    await testApp.as(lucia).post(`/api/moderation/block/${huerto.id}`)
    expect(await findOffers(id)).not.toContain(offer?.title)
    await testApp.as(lucia).delete(`/api/moderation/block/${huerto.id}`)
    for (const change of [
      "status = 'draft', hidden_from = 'published'",
      "status = 'published', closes_at = now()",
    ]) {
      await pool.query(`update jobs set ${change} where id = $1`, [offer?.id])
      expect(await findOffers(id)).not.toContain(offer?.title)
    }
    await pool.query("update jobs set closes_at = now() + interval '9 days' where id = $1", [offer?.id])
    await forget(id)
  })

  it('After a change of the vocabulary, searches are compiled again', async () => {
    const { id } = await keep({ query: 'lisboa' })
    const { pool } = testApp.platform.database
    await pool.query(`update saved_searches set vocabulary = 'old', keys = '{nothing}'`)
    expect(await findOffers(id)).toEqual([])
    await recompileSearches()
    expect(await findOffers(id)).toHaveLength(1)
    await forget(id)
  })

  it('A city that is in a later list no more is searched where it was, and holds no other search back', async () => {
    const { pool } = testApp.platform.database
    const place = 2_509_954
    const near = await keep({ placeId: place, place: 'Valencia', radiusKm: 50, modes: ['on-site'] })
    const other = await keep({ query: 'lisboa' })
    const found = await findOffers(near.id)
    expect(found).not.toEqual([])
    const { rows } = await pool.query('delete from cities where id = $1 returning *', [place])
    expect(rows).toHaveLength(1)
    await pool.query(`update saved_searches set vocabulary = 'old', keys = '{nothing}'`)
    await recompileSearches()
    expect(await findOffers(near.id)).toEqual(found)
    expect(await findOffers(other.id)).toHaveLength(1)
    await pool.query('insert into cities select * from json_populate_record(null::cities, $1)', [rows[0]])
    await forget(near.id)
    await forget(other.id)
  })
})

describe('the cells of a circle', () => {
  it('A circle over the date line has cells on both sides of it, and one over a pole all around', () => {
    expect(getCells({ lat: 0.5, lng: 179.9 }, 50)).toEqual(['cell 45 179', 'cell 45 0'])
    expect(new Set(getCells({ lat: 89.9, lng: 0 }, 100)).size).toBeGreaterThan(179)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { JobCategory, JobType } from '#contracts/lists.ts'
import { endOfDay } from '#lib/dates.ts'
import { buildApplication, buildJob, inDays, type Job } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp({ TIME_ZONE: 'Europe/Madrid' })
const at = '/api/jobs/jobs/search'

let huerto: Person
let kettle: Person
let lucia: Person
const offers: Record<string, Job> = {}

beforeAll(async () => {
  huerto = await buildOrganisation({ name: 'Asociación Huerto Vivo' })
  kettle = await buildOrganisation({ name: 'Kettle Lane' })
  lucia = await buildVolunteer({ categories: ['environment'], country: 'ES', city: 'Málaga' })
  const build = async (name: string, owner: Person, more: Parameters<typeof buildJob>[1]) => {
    offers[name] = await buildJob(owner, {
      publishedAt: new Date(Date.now() - Object.keys(offers).length * 60_000),
      ...more,
    })
  }
  await build('garden', huerto, {
    title: 'Jardinería en la escuela',
    city: 'Málaga',
    categories: ['animals', 'sports'],
  })
  await build('kitchen', huerto, {
    title: 'Cocina solidaria',
    about: 'Con verduras de la jardinería.',
    categories: ['feeding'],
    type: 'online',
  })
  await build('walk', kettle, {
    title: 'Walk with elders',
    about: 'Once around the pond.',
    country: 'GB',
    city: 'Leeds',
    categories: ['greater'],
    startDate: inDays(20),
    deadline: inDays(5),
  })
  await build('code', kettle, {
    title: 'Learn to code',
    about: 'One evening a week.',
    country: 'GB',
    city: 'York',
    categories: ['icts'],
    type: 'online',
    skills: ['teaching'],
    deadline: inDays(8),
  })
  await build('draft', huerto, { title: 'Jardinería secreta', status: 'draft' })
  await build('closed', huerto, { title: 'Jardinería de ayer', status: 'closed' })
  await build('over', huerto, { title: 'Jardinería tardía', deadline: inDays(-1) })
})

const getName = (id: string) => Object.entries(offers).find(([, job]) => job.id === id)?.[0] ?? id
const find = async (input: object, person?: Person) => {
  const { status, body } = await (person ? testApp.as(person) : testApp.guest).post(at, input)
  expect(status).toBe(200)
  return body
}
const names = async (input: object, person?: Person) =>
  (await find(input, person)).data.map(({ id }: Job) => getName(id))

describe('results', () => {
  it('A search returns only open offers, newest first', async () => {
    expect(await names({})).toEqual(['garden', 'kitchen', 'walk', 'code'])
  })

  it('A search ignores accents and case, matches prefixes, and ranks titles above texts', async () => {
    for (const query of ['jardineria', 'JARDINERÍA', 'jardin', '  Jardinería!  ']) {
      expect(await names({ query })).toEqual(['garden', 'kitchen'])
    }
    expect(await names({ query: 'escuela jardin' })).toEqual(['garden'])
    expect(await names({ query: 'malaga' })).toEqual(['garden'])
  })

  it('Where no offer meets all words, a search says so and shows those that meet most', async () => {
    const { data, words } = await find({ query: 'jardineria escuela york' })
    expect(words).toEqual({ met: 'most', didYouMean: null })
    expect(data.map(({ id }: Job) => getName(id))).toEqual(['garden', 'code', 'kitchen'])
    expect((await find({ query: 'jardineria' })).words).toEqual({ met: 'all', didYouMean: null })
    expect(await names({ query: 'cocina york' })).toEqual(['kitchen', 'code'])
  })

  it('Stop words, and words that every offer could have, need not be met', async () => {
    expect(await names({ query: 'voluntariado en la jardineria de una escuela' })).toEqual(['garden'])
    expect(await find({ query: 'the elders' })).toMatchObject({ words: { met: 'all' }, meta: { total: 1 } })
  })

  it('A search tolerates a typing error', async () => {
    expect(await names({ query: 'jardineira' })).toEqual(['garden', 'kitchen'])
    const { words } = await find({ query: 'jardinreia malaga' })
    expect(words).toEqual({ met: 'all', didYouMean: 'jardineria malaga' })
    expect(await names({ query: 'solidraia' })).toEqual(['kitchen'])
    expect(await names({ query: 'eldrs' })).toEqual(['walk'])
    expect(await names({ query: 'xyzzyx' })).toEqual([])
  })

  it('A search that finds nothing says without which filters, or words, it would find how many', async () => {
    const nothing = { query: 'jardineria', country: 'GB', type: ['online'], categories: ['animals', 'icts'] }
    expect((await find({ ...nothing, skills: ['teaching'] }, lucia)).without).toEqual([
      { filter: 'query', total: 1, totalIsMinimum: false },
    ])
    const { without } = await find({ query: 'jardineria', country: 'GB', type: ['part-time', 'full-time'] })
    expect(without).toEqual([
      { filter: 'country', total: 1, totalIsMinimum: false },
      { filter: 'query', total: 1, totalIsMinimum: false },
    ])
    expect((await find({ categories: ['animals'] })).without).toEqual([])
    expect((await find({ query: 'xyzzyx' })).without).toEqual([])
  })

  it('Each filter narrows the search: OR within, AND between', async () => {
    expect(await names({ country: 'GB' })).toEqual(['walk', 'code'])
    expect(await names({ city: 'malaga' })).toEqual(['garden'])
    expect(await names({ state: 'VALEN' }, lucia)).toHaveLength(4)
    expect(await names({ categories: ['animals', 'icts'] })).toEqual(['garden', 'code'])
    expect(await names({ categories: ['animals', 'icts'], type: ['online'] })).toEqual(['code'])
    expect(await names({ skills: ['teaching', 'leadership'] }, lucia)).toEqual(['code'])
    expect(await names({ query: 'jardineria', type: ['online'] })).toEqual(['kitchen'])
  })

  it('A search filters by start on or after a day, or any time, and by deadline on or before one', async () => {
    expect(await names({ startDate: inDays(21) }, lucia)).toEqual(['garden', 'kitchen', 'code'])
    expect(await names({ startDate: inDays(20) }, lucia)).toHaveLength(4)
    expect(await names({ deadline: inDays(5) })).toEqual(['walk'])
    expect(await names({ deadline: inDays(8), sort: 'deadline' })).toEqual(['walk', 'code'])
    expect(await names({ deadline: inDays(4) })).toEqual([])
  })

  it('A search sorts as requested', async () => {
    expect((await names({ sort: 'deadline' })).slice(0, 2)).toEqual(['walk', 'code'])
    expect(await names({ sort: 'newest', query: 'jardineria' })).toEqual(['garden', 'kitchen'])
    expect(
      await names(
        { sort: 'match' },
        await buildVolunteer({ categories: ['tecnology'], country: 'GB', city: 'York' }),
      ),
    ).toEqual(['code', 'kitchen', 'walk', 'garden'])
    expect(await names({ sort: 'match' }, huerto)).toEqual(await names({ sort: 'newest' }))
  })

  it('Pages of a search have no gaps and no duplicates', async () => {
    const first = await find({ limit: 3 })
    const second = await find({ limit: 3, page: 2 })
    expect(first.meta).toEqual({ total: 4, limit: 3, page: 1, isLastPage: false })
    expect(second.meta.isLastPage).toBe(true)
    expect([...first.data, ...second.data].map(({ id }: Job) => getName(id))).toEqual([
      'garden',
      'kitchen',
      'walk',
      'code',
    ])
    expect((await find({ page: 1_000 })).data).toEqual([])
  })
})

describe('views of the results', () => {
  it('A guest gets previews that ask to sign in', async () => {
    const [garden] = (await find({ query: 'escuela' })).data
    expect(garden).toMatchObject({
      about: 'We plant tomatoes, beans and patience.',
      applyRefusal: 'sign-in',
      preview: true,
      owner: { id: huerto.id, name: huerto.name },
    })
    for (const own of ['why', 'counts', 'requirements', 'additionalInformation', 'questions', 'can']) {
      expect(garden).not.toHaveProperty(own)
    }
  })

  it('A volunteer’s results show favourites, applications and reasons', async () => {
    const { garden, walk } = offers
    if (!garden || !walk) throw new Error('the offers were not built')
    await testApp.as(lucia).post(`/api/jobs/jobs/${garden.id}/favorite`)
    await buildApplication(walk, lucia)
    const { data } = await find({}, lucia)
    expect(data[0]).toMatchObject({ favorite: true, applyRefusal: null, why: ['interest', 'place'] })
    expect(data[1]).toMatchObject({ favorite: false, application: null, why: [] })
    expect(data[3]).toMatchObject({ application: { status: 'pending' }, applyRefusal: 'applied' })
  })

  it('An organisation’s results show the counts of its own offers only', async () => {
    const { data } = await find({}, huerto)
    expect(data.map((job: object) => 'counts' in job)).toEqual([true, true, false, false])
    expect(data[0].applyRefusal).toBe('volunteer-only')
  })
})

describe('facets', () => {
  const categories: JobCategory[][] = [
    ['animals'],
    ['animals', 'sports'],
    ['health'],
    ['health', 'women', 'icts'],
  ]
  const types: JobType[] = ['online', 'part-time', 'full-time']
  const countries = ['FR', 'IT']
  const built: Job[] = []
  beforeAll(async () => {
    for (let n = 0; n < 36; n += 1) {
      const more = {
        title: n % 2 === 0 ? 'Facet even' : 'Facet odd',
        about: 'One of many.',
        categories: categories[n % 4] ?? [],
        type: types[n % 3] ?? 'online',
        country: countries[n % 5 > 2 ? 1 : 0] ?? 'FR',
      }
      built.push(await buildJob(kettle, more))
    }
  })

  type Asked = { query: string; categories?: JobCategory[]; type?: JobType[]; country?: string }
  const tally = (values: string[]) => {
    const counts: Record<string, number> = {}
    for (const value of values) counts[value] = (counts[value] ?? 0) + 1
    return counts
  }
  const fits = (job: Job, asked: Asked, except?: keyof Asked) =>
    (asked.query === 'facet' || job.title.toLowerCase().includes('even')) &&
    (except === 'categories' ||
      !asked.categories ||
      asked.categories.some((one) => job.categories.includes(one))) &&
    (except === 'type' || !asked.type || (job.type !== null && asked.type.includes(job.type))) &&
    (except === 'country' || !asked.country || asked.country === job.country)

  const questions: Asked[] = [
    { query: 'facet' },
    { query: 'facet even' },
    { query: 'facet', categories: ['health'] },
    { query: 'facet', type: ['online', 'part-time'] },
    { query: 'facet', country: 'IT' },
    { query: 'facet even', categories: ['animals', 'icts'], type: ['full-time'], country: 'FR' },
  ]
  for (const asked of questions) {
    it(`Facets count what each value would find under the other filters: ${JSON.stringify(asked)}`, async () => {
      const { facets, meta } = await find(asked)
      const under = (except?: keyof Asked) => built.filter((job) => fits(job, asked, except))
      expect(meta.total).toBe(under().length)
      expect(facets).toEqual({
        categories: tally(under('categories').flatMap((job) => job.categories)),
        type: tally(under('type').map((job) => job.type ?? '')),
        country: tally(under('country').map((job) => job.country)),
      })
    })
  }
})

describe('POST /jobs/globalSearch', () => {
  const everywhere = async (search: string) => {
    const { status, body } = await testApp.guest.post('/api/jobs/jobs/globalSearch', { search, limit: 50 })
    expect(status).toBe(200)
    return body
  }
  const getNames = async (search: string) => (await everywhere(search)).data.map(({ id }: Job) => getName(id))

  it('The global search covers titles, texts, organisations and places', async () => {
    expect(await getNames('jardineria')).toEqual(['garden', 'kitchen'])
    expect(await getNames('huerto vivo')).toEqual(['garden', 'kitchen'])
    expect(await getNames('kettle leeds')).toEqual(['walk'])
    expect(await getNames('asociacion malaga')).toEqual(['garden'])
    expect(await everywhere('jardineria')).not.toHaveProperty('facets')
    expect(await getNames('')).toEqual([])
    expect(await getNames('!?')).toEqual([])
  })

  it('The global search finds an organisation by its new name', async () => {
    const { pool } = testApp.platform.database
    await pool.query('update accounts set name = $2 where id = $1', [kettle.id, 'Teapot Street'])
    await pool.query(
      `select graphile_worker.add_job('jobs.rename-owner', json_build_object('accountId', $1::text))`,
      [kettle.id],
    )
    await testApp.work()
    expect(await getNames('teapot york')).toEqual(['code'])
  })
})

describe('a deadline', () => {
  it('A deadline lasts to the end of its day in TIME_ZONE', async () => {
    const job = await buildJob(huerto, { title: 'Sundown', deadline: inDays(1) })
    const end = endOfDay(inDays(1), 'Europe/Madrid').getTime()
    const found = async () => (await find({ query: 'sundown' })).data.length
    const now = () => testApp.platform.clock.now().getTime()
    testApp.pass(end - now() - 30_000)
    expect(await found()).toBe(1)
    testApp.pass(end - now() + 1)
    expect(await found()).toBe(0)
    const fresh = await buildVolunteer()
    const { body } = await testApp.as(fresh).get(`/api/jobs/job/${job.id}`)
    expect(body.applyRefusal).toBe('closed')
  })
})

describe('hostile queries', () => {
  const odd = [
    "'; drop table jobs; --",
    "a' | b & !c <-> (d:*",
    '%_%\\',
    '½ № ŉ ʼ ﬁ ß İ ı',
    '\u0000\u202e\ud800',
    '𝒥𝒶𝓇𝒹𝒾𝓃',
    '漢字 עברית عربى ไทย',
    'a:*A b:**',
    'x'.repeat(200),
    Array.from({ length: 40 }, (_, n) => `w${n}`).join(' '),
    '"\'"\'"\'',
    '🌱🌱🌱',
  ]
  for (const query of odd) {
    it(`A hostile query is only text: ${JSON.stringify(query.slice(0, 30))}`, async () => {
      await find({ query, city: query.slice(0, 100), state: query.slice(0, 100) })
      const { status } = await testApp.guest.post('/api/jobs/jobs/globalSearch', { search: query })
      expect(status).toBe(200)
    })
  }

  it('Invalid parameters are refused by field', async () => {
    for (const bad of [
      { query: { $gt: '' } },
      { query: 'x'.repeat(201) },
      { categories: 'animals' },
      { categories: ['piracy'] },
      { sort: 'random' },
      { limit: 51 },
      { startDate: 'soon' },
      { country: 'ESP' },
    ]) {
      const { status, body } = await testApp.guest.post(at, bad)
      expect([status, Object.keys(body.fields).length]).toEqual([400, 1])
    }
    expect(
      (
        await testApp.guest.post(at, undefined, {
          raw: '[1]',
          headers: { 'Content-Type': 'application/json' },
        })
      ).status,
    ).toBe(400)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { JobSearchPage } from '#contracts/jobSearch.ts'
import type { Job } from '#contracts/jobs.ts'
import { guessLanguages } from '#server/modules/jobs/guessLanguage.ts'
import { loadCities } from '#server/modules/places/loadCities.ts'
import { buildJob, typedJob } from '../../jobs.ts'
import { fillWithJobs } from '../../jobsFixture.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let huerto: Person
let lucia: Person

beforeAll(async () => {
  await loadCities(testApp.platform.database)
  huerto = await buildOrganisation({ name: 'Huerto Vivo' })
  lucia = await buildVolunteer({
    categories: ['environment'],
    workShift: ['sat-m', 'mon-n'],
    language: 'es',
    country: 'ES',
    city: 'Valencia',
  })
})

const publish = async (changes: Record<string, unknown>) =>
  testApp.as(huerto).post('/api/jobs/jobs', await typedJob(huerto, changes))

describe('the language of an offer', () => {
  const texts = {
    es: ['Acompaña a personas mayores', 'Dos tardes por semana, un café y mucha conversación.'],
    ca: ['Passeja amb la gent gran', 'Dues tardes per setmana pels carrers del barri.'],
    pt: ['Ensina português a recém-chegados', 'Duas horas por semana, na biblioteca de Lisboa.'],
    en: ['Walk the dogs of the shelter', 'Two mornings a week, whatever the weather says.'],
  } as const

  it.each(Object.entries(texts))(
    'Published without a language, an offer in %s is recognised',
    async (language, [title, about]) => {
      const { status, body } = await publish({ title, about, requirements: about })
      expect([status, body.language]).toEqual([201, language])
    },
  )

  it('A language that was chosen stays, and a draft has none yet', async () => {
    const [title, about] = texts.es
    expect((await publish({ title, about, language: 'gl' })).body.language).toBe('gl')
    expect((await publish({ title, about, status: 'draft' })).body.language).toBeNull()
    expect((await publish({ title, about, language: 'xx' })).status).toBe(400)
  })

  it('At night the offers that were published before they had languages get one', async () => {
    const [title, about] = texts.en
    const old = await buildJob(huerto, { title, about, requirements: about })
    const short = await buildJob(huerto, { title: '2027', about: '…', requirements: '–' })
    await guessLanguages()
    const getLanguage = async ({ id }: { id: string }) =>
      (await testApp.as(lucia).get(`/api/jobs/job/${id}`)).body.language
    expect([await getLanguage(old), await getLanguage(short)]).toEqual(['en', null])
  })
})

describe('the times of an offer', () => {
  it('They are stored in the order of the week, and no time now is none of them', async () => {
    const { body } = await publish({ work_shift: 'sat-m,mon-a,sat-m' })
    expect(body.work_shift).toBe('mon-a,sat-m')
    const { status, body: refused } = await publish({ work_shift: 'no-time' })
    expect([status, refused.fields]).toEqual([400, { work_shift: 'slots-unknown' }])
    const copy = await testApp.as(huerto).post(`/api/jobs/jobs/${body.id}/duplicate`, {})
    expect(copy.body.work_shift).toBe('mon-a,sat-m')
  })
})

describe('the search', () => {
  async function search(body: object, by = testApp.guest): Promise<JobSearchPage> {
    const response = await by.post('/api/jobs/jobs/search', { query: 'zarzuela', sort: 'newest', ...body })
    expect(response.status).toBe(200)
    return response.body
  }
  const getTitles = ({ data }: JobSearchPage) =>
    data.map(({ title }) => title.replace('Zarzuela ', '')).sort()

  beforeAll(async () => {
    const far = { country: 'BR', city: 'Salvador', type: 'part-time' as const }
    await buildJob(huerto, { title: 'Zarzuela A', language: 'es', workShift: ['sat-m', 'sun-m'], ...far })
    await buildJob(huerto, { title: 'Zarzuela B', language: 'ca', workShift: ['tue-a'], ...far })
    await buildJob(huerto, { title: 'Zarzuela C', language: null, workShift: [], ...far })
  })

  it('Anybody filters by language, members by parts of the week, volunteers by their own times', async () => {
    expect(getTitles(await search({ languages: ['ca'] }))).toEqual(['B'])
    expect(getTitles(await search({ languages: ['ca', 'es'] }))).toEqual(['A', 'B'])
    const member = testApp.as(lucia)
    expect(getTitles(await search({ times: ['weekends'] }, member))).toEqual(['A'])
    expect(getTitles(await search({ times: ['weekends', 'weekday-afternoons'] }, member))).toEqual(['A', 'B'])
    expect(getTitles(await search({ times: ['weekday-mornings'] }, member))).toEqual([])
    expect(getTitles(await search({ myTimes: true }, member))).toEqual(['A'])
    // What previews do not show cannot be searched by their readers, and who has said no times has no filter.
    expect(getTitles(await search({ times: ['weekends'] }))).toEqual(['A', 'B', 'C'])
    expect(getTitles(await search({ myTimes: true }))).toEqual(['A', 'B', 'C'])
    const busy = await buildVolunteer({ workShift: ['no-time'] })
    expect(getTitles(await search({ myTimes: true }, testApp.as(busy)))).toEqual(['A', 'B', 'C'])
  })

  it('Without words the same filters find the same', async () => {
    const found = await search({ query: '', languages: ['ca'], country: 'BR', limit: 50 })
    expect(getTitles(found)).toEqual(['B'])
    const timed = await search({ query: '', times: ['weekends'], country: 'BR' }, testApp.as(lucia))
    expect(getTitles(timed)).toEqual(['A'])
  })

  it('An empty result names the language and the times without which it finds more', async () => {
    const { without } = await search({ languages: ['eu'], times: ['weekends'] }, testApp.as(lucia))
    expect(without.map(({ filter, total }) => [filter, total])).toEqual([['languages', 1]])
  })
})

describe('the order without words', () => {
  const near = {
    country: 'ES',
    city: 'Torrente',
    categories: ['animals'] as const,
    type: 'part-time' as const,
  }
  const titles = ['In Spanish at my times', 'In Spanish', 'In English at my times', 'In Catalan']

  beforeAll(async () => {
    const build = (title: string, language: 'es' | 'en' | 'ca', workShift: ('sat-m' | 'tue-a')[]) =>
      buildJob(huerto, { ...near, categories: [...near.categories], title, language, workShift })
    await build('In Spanish at my times', 'es', ['sat-m'])
    await build('In Spanish', 'es', ['tue-a'])
    await build('In English at my times', 'en', ['sat-m'])
    await build('In Catalan', 'ca', ['tue-a'])
  })

  const search = async (by = testApp.as(lucia)): Promise<Job[]> =>
    (await by.post('/api/jobs/jobs/search', { categories: ['animals'], limit: 4 })).body.data

  it('Of what fits alike, offers in the reader’s language come first, and of these those at their times', async () => {
    const found = await search()
    expect(found.slice(0, 2).map(({ title }) => title)).toEqual(titles.slice(0, 2))
    expect(Object.fromEntries(found.map(({ title, why }) => [title, why]))).toEqual({
      'In Spanish at my times': ['interest', 'place', 'availability'],
      'In Spanish': ['interest', 'place'],
      'In English at my times': ['interest', 'place', 'availability'],
      'In Catalan': ['interest', 'place'],
    })
  })

  it('A guest sees the offers in their language first', async () => {
    const { body } = await testApp.guest.post(
      '/api/jobs/jobs/search',
      { categories: ['animals'], limit: 1 },
      { headers: { 'Accept-Language': 'en' } },
    )
    expect(body.data[0].title).toBe('In English at my times')
  })

  it('They come first however many newer offers do not fit', async () => {
    await fillWithJobs(testApp.platform, huerto, 1_500)
    const { body } = await testApp.as(lucia).post('/api/jobs/jobs/search', { limit: 2 })
    expect(body.meta.totalIsMinimum).toBe(true)
    expect(body.data.map(({ title }: Job) => title)).toEqual(titles.slice(0, 2))
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { answersFor, buildApplication, buildJob, inDays, type Job } from '../../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()

let huerto: Person
let offer: Job

beforeAll(async () => {
  huerto = await buildOrganisation()
  offer = await buildJob(huerto, { about: 'Beds to dig. '.repeat(60), requirements: 'Boots' })
})

const previewKeys = [
  'about',
  'applyRefusal',
  'categories',
  'city',
  'config',
  'country',
  'deadline',
  'full',
  'id',
  'language',
  'owner',
  'place',
  'preview',
  'publishedAt',
  'title',
  'type',
]

/** The offer as this caller sees it in every list that guests may read. */
async function getLists(person: Person | null) {
  const caller = person ? testApp.as(person) : testApp.guest
  const answers = await Promise.all([
    caller.get(`/api/jobs/jobs?owner=${huerto.id}`),
    caller.post('/api/jobs/jobs/search', { query: offer.title }),
    caller.post('/api/jobs/jobs/globalSearch', { search: offer.title }),
  ])
  return answers.map(({ body }) => body.data.find(({ id }: { id: string }) => id === offer.id))
}

describe('offers in lists', () => {
  test('A guest sees only the preview of an offer', async () => {
    for (const listed of await getLists(null)) {
      expect(Object.keys(listed).sort()).toEqual(previewKeys)
      expect(listed).toMatchObject({ preview: true, applyRefusal: 'sign-in' })
      expect(listed.about.length).toBeLessThanOrEqual(301)
    }
  })

  test('An unvalidated account sees only the preview of an offer, with the reason', async () => {
    for (const build of [buildVolunteer, buildOrganisation]) {
      for (const listed of await getLists(await build({ validatedAt: null }))) {
        expect(Object.keys(listed).sort()).toEqual(previewKeys)
        expect(listed.applyRefusal).toBe('not-validated')
      }
    }
  })

  test('Searches of guests and unvalidated accounts use only the fields of the preview', async () => {
    const word = 'quokka'
    const about = `${'We meet in the yard. '.repeat(20)} ${word}about`
    const hidden = await buildJob(await buildOrganisation({ name: 'Casa Velada' }), {
      title: 'Veiled offer',
      about,
      requirements: `${word}requirements`,
      additionalInformation: `${word}additional`,
      state: `${word}state`,
      skills: ['leadership'],
      startDate: inDays(3),
    })
    const readers = { guest: null, waiting: await buildVolunteer({ validatedAt: null }) }
    const member = testApp.as(await buildVolunteer())
    const findsIt = async (caller: typeof member, path: string, asked: object) =>
      (await caller.post(`/api/jobs/jobs/${path}`, asked)).body.data.some(
        ({ id }: { id: string }) => id === hidden.id,
      )
    const beyond = ['about', 'requirements', 'additional', 'state'].map((part) => word + part)
    for (const query of beyond) {
      expect(await findsIt(member, 'search', { query }), query).toBe(true)
      for (const reader of Object.values(readers)) {
        const caller = reader ? testApp.as(reader) : testApp.guest
        expect(await findsIt(caller, 'search', { query }), query).toBe(false)
        expect(await findsIt(caller, 'globalSearch', { search: query }), query).toBe(false)
      }
    }
    for (const query of ['veiled', 'velada', 'yard', 'valencia'])
      expect(await findsIt(testApp.guest, 'search', { query }), query).toBe(true)
    // A filter that guests may not use is ignored, so that its result reveals nothing.
    const unanswered = [{ state: 'nowhere' }, { skills: ['creativity'] }, { startDate: inDays(9) }]
    for (const filter of unanswered) {
      expect(await findsIt(member, 'search', filter), JSON.stringify(filter)).toBe(false)
      expect(await findsIt(testApp.guest, 'search', filter), JSON.stringify(filter)).toBe(true)
    }
  })

  test('The lists, the sitemap and the pages show one set of offers to guests', async () => {
    const ids = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id).sort()
    const listed = ids(await testApp.guest.get('/api/jobs/jobs?limit=50'))
    expect(ids(await testApp.guest.post('/api/jobs/jobs/search', { limit: 50 }))).toEqual(listed)
    const map = String((await testApp.guest.get('/sitemap/jobs.xml')).body)
    const mapped = [...map.matchAll(/\/job\/([0-9a-f-]{36})/g)].map(([, id]) => id).sort()
    expect(mapped).toEqual(listed)
    for (const id of listed) {
      const { status, body } = await testApp.guest.get(`/api/jobs/job/${id}`)
      expect([status, Object.keys(body).sort()]).toEqual([200, previewKeys])
    }
  })

  test('A member sees the complete offer', async () => {
    for (const listed of await getLists(await buildVolunteer())) {
      expect(listed).toMatchObject({ requirements: 'Boots', applyRefusal: null })
      expect(listed.questions.length).toBeGreaterThan(0)
    }
  })
})

describe('the availability of a volunteer', () => {
  let lucia: Person
  let stranger: Person
  let verified: Person
  let unverified: Person
  let fresh: Person

  beforeAll(async () => {
    lucia = await buildVolunteer({ workShift: ['sun-n'] })
    stranger = await buildVolunteer({ name: 'Iris Vidal', workShift: ['sun-n'] })
    verified = await buildOrganisation({ verifiedAt: new Date() })
    unverified = await buildOrganisation()
    fresh = await buildOrganisation({ validatedAt: null, verifiedAt: new Date() })
    await buildApplication(await buildJob(unverified), lucia)
  })

  const getHours = async (reader: Person, person: Person) =>
    (await testApp.as(reader).get(`/api/account/user/${person.id}`)).body.config.work_shift

  test('A volunteer’s availability is visible to them, verified organisations and those they applied to', async () => {
    const readers = { lucia, stranger, verified, unverified }
    const hours = await Promise.all(
      Object.entries(readers).map(async ([name, reader]) => [name, await getHours(reader, lucia)]),
    )
    expect(Object.fromEntries(hours)).toEqual({
      lucia: 'sun-n',
      stranger: '',
      verified: 'sun-n',
      unverified: 'sun-n',
    })
    expect(await getHours(unverified, stranger)).toBe('')
    // An unvalidated account sees only a preview.
    expect(await getHours(fresh, lucia)).toBeUndefined()
    expect((await testApp.as(lucia).get('/api/account/user-by-token')).body.config.work_shift).toBe('sun-n')
  })

  test('A volunteer’s availability is hidden in lists from accounts that may not see it', async () => {
    const listed = async (reader: Person, path: string, list: string) => {
      const { body } = await testApp.as(reader).get(path)
      const found = body[list].find(({ id }: Person) => id === stranger.id)
      return found?.config.work_shift
    }
    expect(await listed(verified, '/api/account/users?provider=false', 'data')).toBe('sun-n')
    expect(await listed(unverified, '/api/account/users?provider=false', 'data')).toBe('')
    expect(await listed(lucia, '/api/account/user/surfle/false', 'users')).toBe('')
    expect(await listed(lucia, '/api/account/user/surfle/true', 'surfleValid')).toBe('')
  })

  test('A search by availability finds only volunteers whose availability the searcher may see', async () => {
    const found = async (reader: Person) => {
      const { body } = await testApp.as(reader).get('/api/account/users?provider=false&work_shift=sun-n')
      return body.data.map(({ id }: Person) => id).sort()
    }
    expect(await found(verified)).toEqual([lucia.id, stranger.id].sort())
    expect(await found(unverified)).toEqual([lucia.id])
    expect(await found(await buildOrganisation())).toEqual([])
    expect(await found(fresh)).toEqual([])
  })

  test('A volunteer’s availability stays visible to an organisation they served, even after the offer is deleted', async () => {
    const served = await buildVolunteer({ workShift: ['mon-m'] })
    const job = await buildJob(unverified)
    const { body } = await testApp
      .as(served)
      .post('/api/jobs/job/apply', { job_id: job.id, answers: answersFor(job) })
    await testApp.as(unverified).put(`/api/jobs/job/application/${body.id}`, { status: 'accepted' })
    await testApp.as(unverified).delete(`/api/jobs/jobs/${job.id}?insist=true`)
    expect(await getHours(unverified, served)).toBe('mon-m')
  })
})

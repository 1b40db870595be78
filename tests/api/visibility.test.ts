import { beforeAll, describe, expect, test } from 'vitest'
import { buildJob, type Job } from '../jobs.ts'
import { buildOrganisation, buildVolunteer, type Person } from '../people.ts'
import { openTown } from './setup/town.ts'

const town = openTown()

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
  'id',
  'owner',
  'preview',
  'title',
  'type',
]

/** Every list of offers that guests may read, as this caller reads it. */
async function listsOf(person: Person | null) {
  const caller = person ? town.as(person) : town.guest
  const answers = await Promise.all([
    caller.get(`/api/jobs/jobs?owner=${huerto.id}`),
    caller.post('/api/jobs/jobs/search', { query: offer.title }),
    caller.post('/api/jobs/jobs/globalSearch', { search: offer.title }),
  ])
  return answers.map(({ body }) => body.data.find(({ id }: { id: string }) => id === offer.id))
}

describe('of offers in lists', () => {
  test('a guest sees what the preview shows, and nothing more', async () => {
    for (const listed of await listsOf(null)) {
      expect(Object.keys(listed).sort()).toEqual(previewKeys)
      expect(listed).toMatchObject({ preview: true, applyRefusal: 'sign-in' })
      expect(listed.about.length).toBeLessThanOrEqual(301)
    }
  })

  test('whoever is not validated sees the same, and is told what to do first', async () => {
    for (const build of [buildVolunteer, buildOrganisation]) {
      for (const listed of await listsOf(await build({ validatedAt: null }))) {
        expect(Object.keys(listed).sort()).toEqual(previewKeys)
        expect(listed.applyRefusal).toBe('not-validated')
      }
    }
  })

  test('a member sees the whole', async () => {
    for (const listed of await listsOf(await buildVolunteer())) {
      expect(listed).toMatchObject({ requirements: 'Boots', applyRefusal: null })
      expect(listed.questions.length).toBeGreaterThan(0)
    }
  })
})

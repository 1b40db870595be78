import { describe, expect, it } from 'vitest'
import { jobInput, jobSteps } from '#contracts/jobForm.ts'
import { jobSearchInput } from '#contracts/jobSearch.ts'
import { jobsInput } from '#contracts/jobs.ts'
import { jobCategories, skills } from '#contracts/lists.ts'
import { accepted, getFaults } from './checked.ts'

const id = '01938a2f-7c00-7abc-8def-0123456789ab'

const offer = {
  title: 'Leer en voz alta',
  country: 'es',
  city: 'Cádiz',
  categories: ['greater'],
  about: 'Leer a quien ya no ve bien.',
  requirements: 'Ganas.',
  deadline: '2028-02-29',
  type: 'part-time',
  durationHours: 4,
  skills: ['empathy'],
  background: 'cover.webp',
  images: ['one.webp'],
  questions: ['¿Por qué quieres leer?'],
  status: 'published',
}

describe('offers', () => {
  it('A draft offer needs only a title', async () => {
    expect(await accepted(jobInput, { title: 'Leer' })).toMatchObject({
      status: 'draft',
      deadline: null,
      images: [],
    })
    expect(await getFaults(jobInput, { about: 'x' })).toEqual({ title: 'title-required' })
  })
  it('A published offer needs the whole form', async () => {
    expect(await accepted(jobInput, offer)).toMatchObject({
      country: 'ES',
      questions: [{ id: null, question: offer.questions[0] }],
    })
    expect(Object.keys(await getFaults(jobInput, { status: 'published' })).sort()).toEqual(
      Object.keys(offer)
        .filter((field) => field !== 'status')
        .sort(),
    )
  })
  it('The deadline of a single event is no later than its day; drafts and other types may have it later', async () => {
    const event = { ...offer, type: 'on-time-face-to-face', startDate: '2028-02-28' }
    expect(await getFaults(jobInput, event)).toEqual({ deadline: 'deadline-after-event' })
    await accepted(jobInput, { ...event, status: 'draft' })
    await accepted(jobInput, { ...event, startDate: '2028-02-29' })
    await accepted(jobInput, { ...event, startDate: null })
    await accepted(jobInput, { ...event, type: 'part-time' })
  })
  it('An offer respects each limit', async () => {
    const wrong = {
      ...offer,
      title: 'x'.repeat(81),
      categories: jobCategories.slice(0, 4),
      skills: [...skills.slice(0, 3), 'juggling'],
      deadline: '2026-02-29',
      images: Array.from({ length: 11 }, (_, n) => `${n}.webp`),
      background: '../../etc/passwd',
      durationHours: 1.5,
      questions: ['Bien', { id, question: 'x'.repeat(501) }],
    }
    expect(await getFaults(jobInput, wrong)).toEqual({
      title: 'title-too-long',
      categories: 'categories-too-many',
      skills: 'skills-too-many',
      'skills.3': 'not-in-list',
      deadline: 'date-invalid',
      images: 'images-too-many',
      background: 'image-invalid',
      durationHours: 'number-invalid',
      'questions.1.question': 'question-too-long',
    })
  })
  it('The six steps of the offer form cover the whole form', async () => {
    expect(jobSteps.map((step) => step.id)).toEqual([
      'basic',
      'categories',
      'period',
      'skills',
      'images',
      'questions',
    ])
    const fields = await Promise.all(jobSteps.map(({ schema }) => getFaults<unknown>(schema, {})))
    expect(Object.assign({}, ...fields)).toEqual(await getFaults(jobInput, { status: 'published' }))
  })
  it('Offers are searched by the parameters of the address', async () => {
    expect(await accepted(jobSearchInput, { page: '2', sort: '', type: ['online', 'online'] })).toMatchObject(
      {
        page: 2,
        limit: 20,
        sort: null,
        type: ['online'],
      },
    )
    expect(await accepted(jobsInput, { favorites: 'true' })).toMatchObject({ favorites: true })
  })
})

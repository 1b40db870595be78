import { expect, it } from 'vitest'
import { jobPosting } from '#components/jobs/detail/jobPosting.ts'
import type { PreviewJob } from '#contracts/jobs.ts'
import { countryName } from '#lib/countryNames.ts'
import { scriptJson } from '#lib/json.ts'
import { getCanonical, socialPicture } from '#lib/social.ts'

const site = 'http://localhost:3000'
const owner = {
  id: 'b',
  name: 'Huerto Vivo',
  provider: true,
  city: '',
  country: '',
  config: { avatar: '' },
}
const today = new Date('2026-11-01T12:00:00Z')
const job: PreviewJob = {
  id: 'a',
  title: 'Plant </script> beans',
  owner,
  city: 'Valencia',
  country: 'ES',
  categories: ['greater'],
  type: 'part-time',
  deadline: '2026-12-01',
  full: false,
  about: 'We plant.',
  config: { background: { imgName: 'garden.jpg' } },
  publishedAt: '2026-10-20T08:00:00.000Z',
  applyRefusal: 'sign-in',
  preview: true,
}

it('an offer for machines says what the guest’s preview says', () => {
  expect(jobPosting(job, today)).toEqual({
    '@type': 'JobPosting',
    title: job.title,
    description: 'We plant.',
    url: `${site}/job/a`,
    datePosted: '2026-10-20T08:00:00.000Z',
    employmentType: 'VOLUNTEER',
    validThrough: '2026-12-01',
    image: `${site}/api/media/garden.jpg?w=1024`,
    hiringOrganization: { '@type': 'Organization', name: 'Huerto Vivo', sameAs: `${site}/user/b` },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Valencia', addressCountry: 'ES' },
    },
  })
})

it('an offer says nothing to machines once its last day is over, as no list names it', () => {
  expect(jobPosting(job, new Date('2026-12-01T12:00:00Z'))).not.toBeNull()
  expect(jobPosting(job, new Date('2026-12-02T12:00:00Z'))).toBeNull()
})

it('an offer without place, date or picture leaves them out; online is told', () => {
  const bare = { ...job, city: '', deadline: null, type: 'online' as const, config: { background: null } }
  const facts = jobPosting(bare) ?? {}
  expect(facts).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(['jobLocation']))
  expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(['validThrough']))
  expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(['image']))
})

it('no text ends a script element early, and every text comes back as it was', () => {
  const text = scriptJson(job)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(job)
})

it('a page’s address for others has no question and no fragment', () => {
  expect(getCanonical('/jobs?page=2#found')).toBe(`${site}/jobs`)
  expect(getCanonical('/')).toBe(`${site}/`)
})

it('a page without a picture is quoted with the site’s own', () => {
  expect(socialPicture()).toEqual({ address: `${site}/art/social.jpg`, size: { width: 1200, height: 630 } })
  expect(socialPicture('/backgrounds/3.jpg').address).toBe(`${site}/backgrounds/3.jpg`)
})

it('a country is named in the reader’s language; what is unknown stays', () => {
  expect(countryName('ES', 'es-ES')).toBe('España')
  expect(countryName('ES', 'en-GB')).toBe('Spain')
  expect(countryName('', 'es-ES')).toBe('')
})

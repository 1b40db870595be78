import { expect, it } from 'vitest'
import { jobPosting } from '#components/jobs/detail/jobPosting.ts'
import type { PreviewJob } from '#contracts/jobs.ts'
import { countryName } from '#lib/countryNames.ts'
import { scriptJson } from '#lib/json.ts'
import { getCanonical, socialImage } from '#lib/social.ts'

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
  place: null,
  country: 'ES',
  language: 'en',
  categories: ['greater'],
  type: 'part-time',
  deadline: '2026-12-01',
  full: false,
  about: 'We plant.',
  config: { background: { imgName: 'garden.jpg', alt: '' } },
  publishedAt: '2026-10-20T08:00:00.000Z',
  applyRefusal: 'sign-in',
  preview: true,
}

it('An offer’s structured data matches the guest’s preview', () => {
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

it('An offer has no structured data after its last day, as no list contains it', () => {
  expect(jobPosting(job, new Date('2026-12-01T12:00:00Z'))).not.toBeNull()
  expect(jobPosting(job, new Date('2026-12-02T12:00:00Z'))).toBeNull()
})

it('An offer’s structured data omits an unknown place, date and image, and marks online offers', () => {
  const bare = { ...job, city: '', deadline: null, type: 'online' as const, config: { background: null } }
  const facts = jobPosting(bare) ?? {}
  expect(facts).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(['jobLocation']))
  expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(['validThrough']))
  expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(['image']))
})

it('No text ends a script element early, and every text is restored unchanged', () => {
  const text = scriptJson(job)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(job)
})

it('A page’s canonical address has no query and no fragment', () => {
  expect(getCanonical('/jobs?page=2#found')).toBe(`${site}/jobs`)
  expect(getCanonical('/')).toBe(`${site}/`)
})

it('A page without an image is shared with the site’s image', () => {
  expect(socialImage()).toEqual({ address: `${site}/art/social.jpg`, size: { width: 1200, height: 630 } })
  expect(socialImage('/backgrounds/3.jpg').address).toBe(`${site}/backgrounds/3.jpg`)
})

it('A country is named in the reader’s language; an unknown one stays', () => {
  expect(countryName('ES', 'es-ES')).toBe('España')
  expect(countryName('ES', 'en-GB')).toBe('Spain')
  expect(countryName('', 'es-ES')).toBe('')
})

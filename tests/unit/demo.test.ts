import { readdir, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { limits } from '#contracts/limits.ts'
import { interests, jobCategories, skills } from '#contracts/lists.ts'
import { slots } from '#contracts/week.ts'
import { town } from '#demo/content/index.ts'
import {
  drawBanner,
  drawEmblem,
  drawOfferImage,
  drawPortrait,
  getTheme,
  type Sheet,
} from '#demo/images/index.ts'
import { createDrawing } from '#server/platform/images/recipes.ts'

const { organisations, volunteers, offers, applications, favourites, connections } = town
const offerByKey = new Map(offers.map((offer) => [offer.key, offer]))
const volunteerByKey = new Map(volunteers.map((volunteer) => [volunteer.key, volunteer]))
const people = new Set([...organisations, ...volunteers].map(({ key }) => key))
const words = (text: string) => text.split(/\s+/).filter(Boolean).length
const inside = <T>(list: readonly T[], ids: readonly T[]) => ids.every((id) => list.includes(id))
const unique = (list: readonly unknown[]) => new Set(list).size === list.length

function complete(key: string) {
  const volunteer = volunteerByKey.get(key)
  return Boolean(volunteer?.age && volunteer.about && volunteer.interests.length && volunteer.slots.length)
}

describe('the demo town', () => {
  it('The demo town has its documented size', () => {
    expect([organisations.length, volunteers.length, offers.length]).toEqual([12, 60, 80])
    expect(applications.length).toBeGreaterThan(150)
    const spoken = Object.groupBy(offers, ({ language }) => language)
    expect(spoken.es?.length).toBe(50)
    expect(spoken.en?.length).toBe(12)
  })

  it('The demo town names each account and each offer once', () => {
    expect(unique([...people])).toBe(true)
    expect(people.size).toBe(72)
    expect(unique([...people].map((key) => key.toLowerCase()))).toBe(true)
    expect(offerByKey.size).toBe(80)
    expect(unique(offers.map(({ title }) => title))).toBe(true)
  })

  it.each(organisations)('The organisation $name fits its fields', (organisation) => {
    expect(organisation.ong_id.length).toBeLessThanOrEqual(limits.organisationId)
    expect(organisation.phone.length).toBeLessThanOrEqual(limits.phone)
    expect(organisation.website).toMatch(/^https:\/\/[a-z]+\.example$/)
    expect(words(organisation.about)).toBeGreaterThanOrEqual(80)
    expect(inside(interests, organisation.interests)).toBe(true)
  })

  it.each(volunteers)('The volunteer $key fits the fields of a profile', (volunteer) => {
    expect(volunteer.name.length).toBeLessThanOrEqual(limits.name)
    expect(volunteer.interests.length).toBeLessThanOrEqual(limits.interests)
    expect(inside(interests, volunteer.interests)).toBe(true)
    if (volunteer.slots === 'no-time') return
    expect(inside(slots, volunteer.slots)).toBe(true)
    expect(unique(volunteer.slots)).toBe(true)
  })

  it.each(offers)('The offer $key passes the form', (offer) => {
    expect(organisations.some(({ key }) => key === offer.owner)).toBe(true)
    expect(offer.title.length).toBeLessThanOrEqual(limits.job.title)
    expect(words(offer.about)).toBeGreaterThanOrEqual(50)
    expect(offer.requirements).not.toBe('')
    for (const [list, ids] of [
      [jobCategories, offer.categories],
      [skills, offer.skills],
    ] as const) {
      expect(ids.length).toBeGreaterThanOrEqual(1)
      expect(ids.length).toBeLessThanOrEqual(3)
      expect(inside<string>(list, ids)).toBe(true)
      expect(unique(ids)).toBe(true)
    }
    expect(offer.questions.length).toBeGreaterThanOrEqual(1)
    expect(offer.questions.length).toBeLessThanOrEqual(4)
    if (offer.exactly) expect(offer.type).not.toBe('online')
    expect(offer.exactly?.address.length ?? 0).toBeLessThanOrEqual(limits.job.address)
    if (offer.status === 'closed') expect(offer.deadline).toBeLessThan(0)
  })

  it.each(applications)('The volunteer $volunteer may apply to $offer', (application) => {
    const [offer, volunteer] = [offerByKey.get(application.offer), volunteerByKey.get(application.volunteer)]
    if (!offer || !volunteer) throw new Error('An application of nobody, or to nothing')
    expect(complete(volunteer.key)).toBe(true)
    expect(offer.status).not.toBe('draft')
    expect(volunteer.status ?? 'moderator').toBe('moderator')
    expect(volunteer.age ?? 0).toBeGreaterThanOrEqual(offer.minimumAge ?? 0)
    expect(application.answers).toHaveLength(offer.questions.length)
    expect(application.sent).toBeLessThanOrEqual(volunteer.since)
    expect(-application.sent).toBeLessThanOrEqual(offer.deadline)
  })

  it('No demo offer accepts more volunteers than it has places, or one twice', () => {
    expect(unique(applications.map(({ volunteer, offer }) => `${volunteer} ${offer}`))).toBe(true)
    for (const offer of offers) {
      const accepted = applications.filter((one) => one.offer === offer.key && one.status === 'accepted')
      expect(accepted.length).toBeLessThanOrEqual(offer.vacancies ?? 1000)
      const waiting = applications.filter((one) => one.offer === offer.key && one.status === 'waitlisted')
      const offered = waiting.filter(({ placeFor }) => placeFor)
      if (waiting.length > 0) expect(accepted.length + offered.length).toBe(offer.vacancies ?? -1)
    }
  })

  it('Demo favourites and connections refer to existing accounts', () => {
    for (const { volunteer, offer } of favourites) {
      expect(volunteerByKey.has(volunteer)).toBe(true)
      expect(offerByKey.get(offer)?.status).toBe('published')
    }
    for (const { from, to } of connections) expect(people.has(from) && people.has(to)).toBe(true)
  })

  it('The demo accounts appear in their documented states', () => {
    const story = applications.filter(({ offer }) => offer === 'huerto-sabados')
    const getState = (key: string) => story.find(({ volunteer }) => volunteer === key)?.status
    expect(['lucia', 'mateo', 'ines'].map(getState)).toEqual(['pending', 'accepted', 'refused'])
    expect(['omar', 'bruno', 'clara'].map((key) => volunteerByKey.get(key)?.status)).toEqual([
      'not-validated',
      'suspended',
      'moderator',
    ])
  })
})

describe('the drawings', () => {
  it('The drawings include ten banners of 1600 x 533 under 60 kB', async () => {
    const files = await readdir('public/backgrounds')
    expect(files).toHaveLength(10)
    for (const file of files) {
      const { width, height } = await sharp(`public/backgrounds/${file}`).metadata()
      expect([width, height]).toEqual([1600, 533])
      expect((await stat(`public/backgrounds/${file}`)).size).toBeLessThan(60_000)
    }
  })

  it('The drawings are identical for one seed, small and of their specified sizes', async () => {
    const drawn = ({ svg, quality }: Sheet) => createDrawing(svg, quality)
    const [{ data: first }, { data: again }] = [
      await drawn(drawOfferImage('one', getTheme('animals'))),
      await drawn(drawOfferImage('one', 'animals')),
    ]
    expect(first.equals(again)).toBe(true)
    const images = [
      [drawOfferImage('one', 'animals'), 1200, 600],
      [drawPortrait('lucia', { soft: true }), 512, 512],
      [drawEmblem('huertoVivo', 'sapling', 'orchard'), 512, 512],
      [drawBanner('huertoVivo', 'seedlings', 'orchard'), 1600, 533],
    ] as const
    for (const [sheet, wide, tall] of images) {
      const { data: image } = await drawn(sheet)
      const { width, height, format } = await sharp(image).metadata()
      expect([width, height, format]).toEqual([wide, tall, 'jpeg'])
      expect(image.length).toBeLessThan(90_000)
    }
  })
})

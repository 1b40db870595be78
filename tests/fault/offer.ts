import sharp from 'sharp'
import { expect } from 'vitest'
import type { Caller } from '../api/setup/caller.ts'

/** `typed` is what its organisation filled in. */
export type Offer = {
  id: string
  title: string
  background: string
  questions: { id: string }[]
  typed: Record<string, unknown>
}

/** Creates an organisation’s offer with its image, through the endpoints. */
export async function publishOffer(organisation: Caller): Promise<Offer> {
  const photo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('kind', 'job')
  form.append('file', new Blob([new Uint8Array(photo)]), 'garden.png')
  const { body: image } = await organisation.post('/api/media', undefined, { raw: form })
  const typed = {
    title: 'Plant the school garden',
    country: 'ES',
    state: '',
    city: 'Valencia',
    categories: ['responsible-consumption'],
    about: 'We plant tomatoes, beans and patience.',
    requirements: 'Boots.',
    additionalInformation: '',
    startDate: null,
    deadline: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    type: 'part-time',
    durationHours: 4,
    durationDays: null,
    skills: ['teamwork'],
    background: image.imgName,
    images: [image.imgName],
    questions: ['Why would you like to join?'],
    status: 'published',
  }
  const { status, body } = await organisation.post('/api/jobs/jobs', typed)
  expect([status, body.fields]).toEqual([201, undefined])
  return { ...body, typed }
}

import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildVolunteer, type Person } from '../../people.ts'
import { upload } from '../setup/form.ts'
import { openTestApp } from '../setup/testApp.ts'

const cdn = 'https://media.example.org'
const testApp = openTestApp({ MEDIA_PUBLIC_URL: `${cdn}/` })
let lucia: Person
let image: Buffer

beforeAll(async () => {
  lucia = await buildVolunteer()
  image = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
})

/** The files' address after the site's own. */
const store = async (kind: string) => `/api/media/${(await upload(testApp, lucia, image, kind)).body.imgName}`
const ask = (path: string) => testApp.guest.get(path)

describe('a CDN before the site', () => {
  it('An image that is open to all is redirected to the CDN, which gets the file itself', async () => {
    const path = await store('avatar')
    const sent = await ask(`${path}?w=200`)
    expect(sent.status).toBe(302)
    expect(sent.headers.get('location')).toBe(`${cdn}${path}?w=256&direct=1`)
    expect(sent.headers.get('cache-control')).toBe('public, max-age=3600')
    const direct = await ask(`${path}?w=256&direct=1`)
    expect([direct.status, direct.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await ask(`${path}?direct=1`)).headers.get('cache-control')).toContain('immutable')
  })

  it('A file of a conversation never goes through the CDN', async () => {
    const path = await store('chat')
    expect((await ask(path)).status).toBe(403)
    expect((await ask(`${path}?direct=1`)).status).toBe(403)
  })
})

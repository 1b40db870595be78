import { randomBytes } from 'node:crypto'
import { readdir, readlink } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { signedAddress } from '#server/modules/media/index.ts'
import { media } from '#server/modules/media/tables.ts'
import { buildOrganisation, type Person } from '../../people.ts'
import { upload } from '../setup/form.ts'
import { openTestApp } from '../setup/testApp.ts'

const testApp = openTestApp()
let huertoVivo: Person
let path: string
let whole: Buffer
let etag: string

const image = (width: number, height: number, background = '#3a7f') =>
  sharp({ create: { width, height, channels: background.length > 4 ? 4 : 3, background } })

beforeAll(async () => {
  huertoVivo = await buildOrganisation()
  const { body } = await upload(testApp, huertoVivo, await image(300, 200, '#3a7').jpeg().toBuffer())
  path = `/api/media/${body.imgName}`
  const served = await testApp.guest.get(path)
  whole = served.body
  etag = served.headers.get('etag') ?? ''
})

const ask = (headers: Record<string, string>) => testApp.guest.get(path, { headers })

describe('a stored image', () => {
  const stored = async (file: Buffer) => {
    const { body } = await upload(testApp, huertoVivo, file)
    const served = await testApp.guest.get(`/api/media/${body.imgName}`)
    return sharp(served.body).metadata()
  }

  it('A transparent image stays transparent', async () => {
    expect(await stored(await image(40, 40, '#3a70').png().toBuffer())).toMatchObject({
      format: 'webp',
      hasAlpha: true,
    })
  })

  it('A stored image is at most 4096 pixels wide and high', async () => {
    expect(await stored(await image(5000, 500, '#3a7').jpeg().toBuffer())).toMatchObject({
      width: 4096,
      height: 410,
    })
  })

  it('An animated job image is reduced to its first frame', async () => {
    const frames = await Promise.all(['#f00', '#00f'].map((one) => image(20, 20, one).png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { pages = 1, height } = await stored(moving)
    expect([pages, height]).toEqual([1, 20])
  })
})

describe('a cached image', () => {
  it.each([
    ['the image’s tag', () => etag],
    ['a weak tag', () => `W/${etag}`],
    ['a list of tags', () => `"other", ${etag}`],
    ['any tag', () => '*'],
  ])('A request with %s as If-None-Match gets 304', async (_what, tag) => {
    const response = await ask({ 'If-None-Match': tag() })
    expect([response.status, response.body.length, response.headers.get('etag')]).toEqual([304, 0, etag])
  })

  it('A request with another tag gets the complete image', async () => {
    expect((await ask({ 'If-None-Match': '"other"' })).body).toEqual(whole)
  })

  it('A request with the tag of the default avatar gets 304 too', async () => {
    const face = await testApp.guest.get('/api/media/default-avatar')
    const again = { headers: { 'If-None-Match': face.headers.get('etag') ?? '' } }
    expect((await testApp.guest.get('/api/media/default-avatar?w=64', again)).status).toBe(304)
  })
})

describe('an image of many cards', () => {
  it('A width that was read stays in memory, in parts as well, and goes to nobody once its image is deleted', async () => {
    const { files, database } = testApp.platform
    const { body } = await upload(testApp, huertoVivo, await image(300, 200, '#a37').jpeg().toBuffer())
    await testApp.work()
    const address = `/api/media/${body.imgName}?w=64`
    const first = await testApp.guest.get(address)
    expect(first.headers.get('content-type')).toBe('image/webp')
    await files.remove(`widths/64/${body.imgName}.webp`)
    const again = await testApp.guest.get(address)
    expect([again.status, again.headers.get('content-length')]).toEqual([200, String(first.body.length)])
    expect(again.body).toEqual(first.body)
    const part = await testApp.guest.get(address, { headers: { Range: 'bytes=2-5' } })
    expect([part.status, part.body]).toEqual([206, first.body.subarray(2, 6)])
    const tag = { 'If-None-Match': first.headers.get('etag') ?? '' }
    expect((await testApp.guest.get(address, { headers: tag })).status).toBe(304)
    await database.db.delete(media).where(eq(media.imgName, body.imgName))
    expect((await testApp.guest.get(address)).status).toBe(404)
  })

  it('A large image and one that needs a signature are read from the store each time', async () => {
    const { files } = testApp.platform
    const noise = await sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
      .jpeg()
      .toBuffer()
    const large = (await upload(testApp, huertoVivo, noise)).body
    const address = `/api/media/${large.imgName}`
    expect((await testApp.guest.get(address)).body.length).toBeGreaterThan(65_536)
    await files.remove(large.imgName)
    expect((await testApp.guest.get(address)).status).toBe(404)

    const letter = await image(20, 20, '#3a7').jpeg().toBuffer()
    const sent = (await upload(testApp, huertoVivo, letter, 'chat')).body
    const signed = signedAddress(sent.imgName)
    expect((await testApp.guest.get(signed)).status).toBe(200)
    await files.remove(sent.imgName)
    expect((await testApp.guest.get(signed)).status).toBe(404)
  })
})

describe('a range', () => {
  it.each([
    ['bytes=0-0', 206, 0, 1],
    ['bytes=5-', 206, 5, undefined],
    ['bytes=10-999999999', 206, 10, undefined],
    ['bytes=-7', 206, -7, undefined],
    ['bytes=-999999999', 206, 0, undefined],
    ['bytes=0-1,4-5', 200, 0, undefined],
    ['bytes=-', 200, 0, undefined],
    ['pages=1-2', 200, 0, undefined],
  ])('The range %s gets the right status and bytes', async (range, status, start, end) => {
    const response = await ask({ Range: range })
    expect(response.status).toBe(status)
    expect(response.body).toEqual(whole.subarray(start, end))
    expect(response.headers.get('accept-ranges')).toBe('bytes')
  })

  it.each(['bytes=9-5', 'bytes=99999999-', 'bytes=-0'])(
    'The unsatisfiable range %s gets 416',
    async (range) => {
      const response = await ask({ Range: range })
      expect([response.status, response.headers.get('content-range')]).toEqual([
        416,
        `bytes */${whole.length}`,
      ])
    },
  )

  it('A range of a different version than If-Range gets the complete file', async () => {
    expect((await ask({ Range: 'bytes=5-', 'If-Range': '"other"' })).status).toBe(200)
    expect((await ask({ Range: 'bytes=5-', 'If-Range': etag })).status).toBe(206)
  })
})

describe('HEAD', () => {
  it('HEAD returns the headers of GET without the body', async () => {
    const response = await testApp.guest.send('HEAD', path)
    expect([response.status, response.body]).toEqual([200, null])
    expect(response.headers.get('content-length')).toBe(String(whole.length))
    expect(response.headers.get('etag')).toBe(etag)
  })

  it.runIf(process.platform === 'linux')('HEAD leaves no file open', async () => {
    for (let times = 0; times < 20; times += 1) await testApp.guest.send('HEAD', path)
    await vi.waitFor(async () => expect(await openImages()).toBe(0))
  })
})

async function openImages(): Promise<number> {
  const handles = await readdir('/proc/self/fd')
  const targets = await Promise.all(handles.map((one) => readlink(`/proc/self/fd/${one}`).catch(() => '')))
  return targets.filter((target) => target.startsWith(testApp.platform.config.dataDir)).length
}

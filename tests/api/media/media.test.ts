import { mkdir, readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildOrganisation, buildVolunteer, type Person } from '../../people.ts'
import { createForm, upload as uploadTo } from '../setup/form.ts'
import { openTestApp } from '../setup/testApp.ts'
import { createZip } from '../setup/zip.ts'

const testApp = openTestApp()
let huertoVivo: Person
let lucia: Person

beforeAll(async () => {
  huertoVivo = await buildOrganisation()
  lucia = await buildVolunteer()
})

const image = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })

const upload = (person: Person, file: Buffer, kind?: string, name?: string, kindFirst?: boolean) =>
  uploadTo(testApp, person, file, kind, name, kindFirst)

describe('uploading an image', () => {
  it('An uploaded image is turned upright, loses its metadata and is served as an immutable JPEG', async () => {
    const turned = await image()
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'secret' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await upload(huertoVivo, turned)
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'job', width: 600, height: 900 })
    const served = await testApp.guest.get(`/api/media/${body.imgName}`)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('image/jpeg')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(served.headers.get('cache-control')).toContain('immutable')
    const metadata = await sharp(served.body).metadata()
    expect(metadata.exif).toBeUndefined()
    expect([metadata.width, metadata.height]).toEqual([600, 900])
  })

  it('An upload form may have its kind after the file', async () => {
    const { status, body } = await upload(lucia, await image().png().toBuffer(), 'avatar', 'me.png', false)
    expect(status).toBe(201)
    expect(body.kind).toBe('avatar')
  })

  it('An upload is judged by its bytes and not by its name', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    for (const file of [svg, html, Buffer.from('MZ\u0000\u0000program'), Buffer.alloc(0)]) {
      expect((await upload(lucia, file, 'avatar')).status).toBe(415)
    }
    const cut = (await image().jpeg().toBuffer()).subarray(0, 300)
    expect((await upload(lucia, cut, 'avatar')).body.error).toBe('Image unreadable')
  })

  it('Guests, unknown kinds, missing files and other bodies each get their own error', async () => {
    const file = await image().jpeg().toBuffer()
    expect((await testApp.guest.post('/api/media', undefined, { raw: createForm(file, 'job') })).status).toBe(
      401,
    )
    expect((await upload(lucia, file, 'passport')).body.fields).toEqual({ kind: 'not-in-list' })
    const empty = new FormData()
    empty.append('kind', 'job')
    expect((await testApp.as(lucia).post('/api/media', undefined, { raw: empty })).body.error).toBe('No file')
    expect((await testApp.as(lucia).post('/api/media', { kind: 'job' })).status).toBe(415)
  })

  it('An image over 10 MB is rejected and leaves no file', async () => {
    const noise = await sharp(Buffer.from(crypto.getRandomValues(new Uint8Array(65_536))), {
      raw: { width: 128, height: 128, channels: 4 },
    })
      .png()
      .toBuffer()
    const large = Buffer.concat([noise, Buffer.alloc(10 * 1024 * 1024)])
    const { status, body } = await upload(huertoVivo, large)
    expect([status, body.error]).toEqual([413, 'File too large'])
    await mkdir(testApp.platform.files.scratch, { recursive: true })
    expect(await readdir(testApp.platform.files.scratch)).toEqual([])
  })
})

describe('serving an image', () => {
  it('An image is served in the next larger WebP width once the queue has created it, and as the original before', async () => {
    const { body } = await upload(huertoVivo, await image(1500, 750).jpeg().toBuffer())
    const before = await testApp.guest.get(`/api/media/${body.imgName}?w=200`)
    expect(before.headers.get('content-type')).toBe('image/jpeg')
    expect(before.headers.get('cache-control')).not.toContain('immutable')
    await testApp.work()
    const after = await testApp.guest.get(`/api/media/${body.imgName}?w=200`)
    expect(after.headers.get('content-type')).toBe('image/webp')
    expect((await sharp(after.body).metadata()).width).toBe(256)
    const larger = await testApp.guest.get(`/api/media/${body.imgName}?w=2048`)
    expect((await sharp(larger.body).metadata()).width).toBe(1500)
  })

  it('An image is served with ETags and ranges, and an unsatisfiable range gets 416', async () => {
    const { body } = await upload(huertoVivo, await image().jpeg().toBuffer())
    const path = `/api/media/${body.imgName}`
    const whole = await testApp.guest.get(path)
    const etag = whole.headers.get('etag') ?? ''
    expect((await testApp.guest.get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    const part = await testApp.guest.get(path, { headers: { Range: 'bytes=10-19' } })
    expect(part.status).toBe(206)
    expect(part.body).toEqual(whole.body.subarray(10, 20))
    const tail = await testApp.guest.get(path, { headers: { Range: 'bytes=-5' } })
    expect(tail.body).toEqual(whole.body.subarray(-5))
    expect((await testApp.guest.get(path, { headers: { Range: 'bytes=99999999-' } })).status).toBe(416)
  })

  it('The default avatar is a JPEG, and an unknown image gives 404', async () => {
    expect((await testApp.guest.get('/api/media/default-avatar')).headers.get('content-type')).toBe(
      'image/jpeg',
    )
    expect((await testApp.guest.get('/api/media/nobody.jpg')).status).toBe(404)
    expect((await testApp.guest.get('/api/media/..%2F..%2Fauth-secret')).status).toBeGreaterThanOrEqual(400)
  })

  it('A chat image is served only through a signed address', async () => {
    const { body } = await upload(lucia, await image().jpeg().toBuffer(), 'chat')
    expect((await testApp.as(lucia).get(`/api/media/${body.imgName}`)).status).toBe(403)
  })
})

describe('a zip of images', () => {
  it('A zip becomes its images without its folders and hidden files', async () => {
    const jpeg = await image().jpeg().toBuffer()
    const zip = createZip({
      'a/one.jpg': jpeg,
      'a/b/two.png': await image().png().toBuffer(),
      '__MACOSX/._one.jpg': Buffer.from('x'),
      'a/.DS_Store': Buffer.from('x'),
    })
    const { status, body } = await upload(huertoVivo, zip, 'job', 'pictures.zip')
    expect(status).toBe(201)
    expect(body.images).toHaveLength(2)
  })

  it('A zip with other files, too many images, bombs or paths out of the archive is rejected', async () => {
    const jpeg = await image(20, 20).jpeg().toBuffer()
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`${index}.jpg`, jpeg]))
    const bomb = { 'bomb.jpg': Buffer.alloc(11 * 1024 * 1024) }
    expect((await upload(huertoVivo, createZip({ 'note.txt': Buffer.from('hello') }))).status).toBe(415)
    expect((await upload(huertoVivo, createZip(many))).body.error).toBe('Too many files in the archive')
    expect((await upload(huertoVivo, createZip(bomb))).body.error).toBe('File too large')
    expect((await upload(huertoVivo, createZip({ '../../evil.jpg': jpeg }))).body.error).toBe(
      'Archive unreadable',
    )
    expect((await upload(lucia, createZip({ 'one.jpg': jpeg }), 'avatar')).status).toBe(415)
    expect(await readdir(testApp.platform.files.scratch)).toEqual([])
  })
})

import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { limits } from '#contracts/limits.ts'
import { buildVolunteer, type Person, signIn } from '../../people.ts'
import { upload } from '../setup/form.ts'
import { placed, wholeVideo } from '../setup/placedVideo.ts'
import { listUnderWay } from '../setup/storedFiles.ts'
import { openTestApp } from '../setup/testApp.ts'
import { beginHeaders, partHeaders, startUpload, tusAs } from '../setup/tus.ts'
import { until } from '../setup/until.ts'
import { createVideo } from '../setup/video.ts'

const testApp = openTestApp()
let lucia: Person
let mateo: Person

beforeAll(async () => {
  lucia = await buildVolunteer()
  mateo = await buildVolunteer()
})

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const video = createVideo(300_000)

const listUnfinished = () => listUnderWay(testApp)

const served = (imgName: string, headers?: Record<string, string>) =>
  testApp.guest.get(`/api/media/${imgName}`, { headers })

describe('a video that comes in parts', () => {
  it('A video is stored unchanged with its poster and size, and is served in ranges', async () => {
    const still = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer()
    const { body: poster } = await upload(testApp, lucia, still, 'post')
    const tus = tusAs(testApp, lucia)
    const begun = await tus.begin(video.length, { width: '1920', height: '1080', poster: poster.imgName })
    expect(begun.status).toBe(201)
    const address = begun.headers.get('location') ?? ''
    const first = await tus.part(address, 0, video.subarray(0, 100_000))
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '100000'])
    expect(first.headers.get('upload-media-name')).toBeNull()
    const asked = await tus.head(address)
    expect(asked.headers.get('upload-offset')).toBe('100000')
    expect(asked.headers.get('upload-length')).toBe(String(video.length))
    const last = await tus.part(address, 100_000, video.subarray(100_000))
    expect(last.status).toBe(204)
    const imgName = last.headers.get('upload-media-name') ?? ''
    expect(last.headers.get('upload-media-id')).toBe(address.split('/').pop())
    const whole = await served(imgName)
    expect(whole.headers.get('content-type')).toBe('video/mp4')
    expect(hash(whole.body)).toBe(hash(video))
    const part = await served(imgName, { Range: 'bytes=1000-1999' })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${video.length}`])
    expect(part.body).toEqual(video.subarray(1000, 2000))
    const post = await testApp.as(lucia).post('/api/posts/posts', { text: '', media: [imgName] })
    expect(post.body.media).toEqual([
      { imgName, alt: '', kind: 'video', width: 1920, height: 1080, poster: poster.imgName },
    ])
    expect(await listUnfinished()).toEqual([])
  })

  it('A video loses only its location, wherever its parts are split', async () => {
    const whole = wholeVideo(50_000)
    const tus = tusAs(testApp, lucia)
    const { headers } = await tus.begin(whole.length)
    const address = headers.get('location') ?? ''
    const cut = whole.indexOf(placed, 300) + 7
    await tus.part(address, 0, whole.subarray(0, cut))
    const last = await tus.part(address, cut, whole.subarray(cut))
    const { body } = await served(last.headers.get('upload-media-name') ?? '')
    expect([body.length, body.includes(placed)]).toEqual([whole.length, false])
    const images = whole.indexOf('pictures and sound')
    expect(body.subarray(images)).toEqual(whole.subarray(images))
  })

  it('A video cannot use a poster of another account', async () => {
    const still = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#3a7' } })
      .png()
      .toBuffer()
    const { body: theirs } = await upload(testApp, mateo, still, 'post')
    const tus = tusAs(testApp, lucia)
    const { headers } = await tus.begin(video.length, { poster: theirs.imgName })
    const last = await tus.part(headers.get('location') ?? '', 0, video)
    const media = [last.headers.get('upload-media-name')]
    const post = await testApp.as(lucia).post('/api/posts/posts', { text: '', media })
    expect(post.body.media).toMatchObject([{ width: null, height: null, poster: null }])
  })

  it('An upload resumes where a broken connection cut it', async () => {
    const address = await startUpload(testApp, lucia, video.length)
    await sendAndBreak(address, video.subarray(0, 200_000))
    const tus = tusAs(testApp, lucia)
    await until(async () => (await tus.head(address)).headers.get('upload-offset') === '200000')
    const last = await tus.part(address, 200_000, video.subarray(200_000))
    const whole = await served(last.headers.get('upload-media-name') ?? '')
    expect(hash(whole.body)).toBe(hash(video))
  })

  it('An upload accepts a part only at its current offset and within its length', async () => {
    const tus = tusAs(testApp, lucia)
    const address = await startUpload(testApp, lucia, video.length)
    await tus.part(address, 0, video.subarray(0, 5_000))
    for (const offset of [0, 4_999, 5_001]) {
      expect((await tus.part(address, offset, video.subarray(offset, offset + 10))).status).toBe(409)
    }
    const tooMuch = await tus.part(address, 5_000, Buffer.alloc(video.length))
    expect(tooMuch.status).toBe(413)
    expect((await tus.head(address)).headers.get('upload-offset')).toBe('5000')
    await tus.terminate(address)
  })

  it('An image named as a video is stored as an image, because the type comes from the bytes', async () => {
    const still = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer()
    const tus = tusAs(testApp, lucia)
    const { headers } = await tus.begin(still.length, { filename: 'not-a-film.mp4' })
    const last = await tus.part(headers.get('location') ?? '', 0, still)
    expect(last.headers.get('upload-media-name')).toMatch(/\.jpg$/)
  })
})

describe('a lost response', () => {
  it('The result of a finished upload can be read again by its owner', async () => {
    const tus = tusAs(testApp, lucia)
    const address = await startUpload(testApp, lucia, video.length)
    const last = await tus.part(address, 0, video)
    const again = await tus.head(address)
    expect(again.status).toBe(200)
    for (const name of ['upload-media-name', 'upload-media-id', 'upload-offset']) {
      expect(again.headers.get(name)).toBe(last.headers.get(name))
    }
    expect((await tus.part(address, video.length, Buffer.alloc(0))).status).toBe(410)
    expect((await tus.terminate(address)).status).toBe(410)
    expect((await tusAs(testApp, mateo).head(address)).status).toBe(404)
  })

  it('An upload whose storing failed is stored once by the next HEAD requests', async () => {
    const tus = tusAs(testApp, lucia)
    const address = await startUpload(testApp, lucia, video.length)
    const fail = vi
      .spyOn(testApp.platform.database.db, 'transaction')
      .mockRejectedValueOnce(new Error('away'))
    expect((await tus.part(address, 0, video)).status).toBe(500)
    fail.mockRestore()
    const responses = await Promise.all(Array.from({ length: 4 }, () => tus.head(address)))
    const names = new Set(responses.map(({ headers }) => headers.get('upload-media-name')))
    expect(names.size).toBe(1)
    const [imgName] = [...names]
    expect(hash((await served(imgName ?? '')).body)).toBe(hash(video))
    const { rows } = await testApp.platform.database.pool.query(
      'select count(*)::int as count from media where id = $1',
      [address.split('/').pop()],
    )
    expect(rows).toEqual([{ count: 1 }])
    expect(await listUnfinished()).toEqual([])
  })
})

describe('rejected uploads', () => {
  afterEach(async () => expect(await listUnfinished()).toEqual([]))

  it('A file over the limit of its kind is rejected before its first byte', async () => {
    const { status, body } = await tusAs(testApp, lucia).begin(limits.upload.post + 1)
    expect([status, body.error]).toEqual([413, 'File too large'])
    const avatar = await tusAs(testApp, lucia).begin(limits.upload.avatar + 1, { kind: 'avatar' })
    expect(avatar.status).toBe(413)
  })

  it('Invalid metadata and an unknown length are errors', async () => {
    const tus = tusAs(testApp, lucia)
    expect((await tus.begin(10, { kind: 'passport' })).body.fields).toEqual({ kind: 'not-in-list' })
    expect((await tus.begin(10, { width: '-4' })).status).toBe(400)
    expect((await tus.begin(-1)).status).toBe(400)
    const { 'Upload-Length': _, ...unsaid } = beginHeaders(10)
    const headers = { ...unsaid, 'Upload-Defer-Length': '1' }
    expect((await testApp.as(lucia).post('/api/media/tus', undefined, { headers })).status).toBe(400)
  })

  it('A file that is not a video is rejected at its first bytes and deleted', async () => {
    const html = Buffer.concat([
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.alloc(300_000),
    ])
    for (const file of [html, Buffer.concat([Buffer.from('MZ\u0000'), Buffer.alloc(300_000)])]) {
      const address = await startUpload(testApp, lucia, limits.upload.post)
      const first = await tusAs(testApp, lucia).part(address, 0, file)
      expect([first.status, first.body.error]).toEqual([415, 'File type not allowed'])
      expect((await tusAs(testApp, lucia).head(address)).status).toBe(404)
    }
  })

  it('A file that is not a video is rejected when its first bytes arrive slowly, and when it is tiny or empty', async () => {
    const tus = tusAs(testApp, lucia)
    const address = await startUpload(testApp, lucia, 5_000)
    expect((await tus.part(address, 0, Buffer.alloc(10, '<'))).status).toBe(204)
    expect((await tus.part(address, 10, Buffer.alloc(4_990, '<'))).status).toBe(415)
    const small = await startUpload(testApp, lucia, 3)
    expect((await tus.part(small, 0, Buffer.from('abc'))).status).toBe(415)
    expect((await tus.begin(0)).status).toBe(415)
  })

  it('A video is rejected for kinds that only allow images', async () => {
    const tus = tusAs(testApp, lucia)
    for (const kind of ['avatar', 'job', 'background']) {
      const { headers } = await tus.begin(video.length, { kind })
      expect((await tus.part(headers.get('location') ?? '', 0, video)).status).toBe(415)
    }
  })

  it('An upload is closed to other accounts, guests and unvalidated accounts', async () => {
    const address = await startUpload(testApp, lucia, video.length)
    const theirs = tusAs(testApp, mateo)
    expect((await theirs.head(address)).status).toBe(404)
    expect((await theirs.part(address, 0, video)).status).toBe(404)
    expect((await theirs.terminate(address)).status).toBe(404)
    const headers = partHeaders(0)
    expect((await testApp.guest.send('PATCH', address, undefined, { headers, raw: video })).status).toBe(401)
    const newcomer = tusAs(testApp, await buildVolunteer({ validatedAt: null }))
    expect((await newcomer.begin(video.length)).body.error).toBe('You need to validate your account.')
    expect((await tusAs(testApp, lucia).terminate(address)).status).toBe(204)
    expect((await tusAs(testApp, lucia).head(address)).status).toBe(404)
  })

  it('The upload id whose owner is checked is the id that is used, whatever else the URL contains', async () => {
    const theirs = await startUpload(testApp, mateo, video.length)
    const own = await startUpload(testApp, lucia, video.length)
    const [their, mine] = [theirs.split('/').pop() ?? '', own.split('/').pop() ?? '']
    const tus = tusAs(testApp, lucia)
    await tusAs(testApp, mateo).part(theirs, 0, video.subarray(0, 5_000))
    for (const beside of [`?x=/${their}`, `?/${their}`, `?id=${their}`, `?x=%2F${their}`, `?x=/${their}/`]) {
      expect([beside, (await tus.head(own + beside)).headers.get('upload-offset')]).toEqual([beside, '0'])
      expect((await tus.part(`${own}${beside}`, 5_000, video.subarray(5_000))).status).toBe(409)
    }
    const base = '/api/media/tus'
    for (const path of [
      `${base}//${their}`,
      `${base}/${mine}/${their}`,
      `${base}/${mine}%2F${their}`,
      `${base}/${mine}%2F..%2F${their}`,
      `${base}/..%2Ftus%2F${their}`,
      `${base}/${mateo.id}%2F${their}`,
      `${base}/${their}`,
    ]) {
      for (const response of [
        await tus.head(path),
        await tus.part(path, 5_000, video.subarray(5_000)),
        await tus.terminate(path),
      ])
        expect([path, response.status]).toEqual([path, 404])
    }
    expect((await tus.terminate(`${own}?x=/${their}`)).status).toBe(204)
    expect((await tus.head(own)).status).toBe(404)
    const { headers } = await tusAs(testApp, mateo).head(theirs)
    expect(headers.get('upload-offset')).toBe('5000')
    await tusAs(testApp, mateo).terminate(theirs)
  })

  it('A missing upload gives 404, and never 500 while it is being deleted', async () => {
    const tus = tusAs(testApp, lucia)
    const unknown = `/api/media/tus/${crypto.randomUUID()}`
    for (const beside of ['', `?x=/${crypto.randomUUID()}`, '?x=/', '?x=/%00']) {
      expect((await tus.head(unknown + beside)).status).toBe(404)
      expect((await tus.part(unknown + beside, 0, video)).status).toBe(404)
      expect((await tus.terminate(unknown + beside)).status).toBe(404)
    }
    const address = await startUpload(testApp, lucia, video.length)
    const responses = await Promise.all([
      ...Array.from({ length: 6 }, () => tus.terminate(address)),
      ...Array.from({ length: 3 }, () => tus.part(address, 0, video.subarray(0, 9_000))),
      ...Array.from({ length: 3 }, () => tus.head(address)),
    ])
    const statuses = new Set(responses.map(({ status }) => status))
    expect([...statuses].filter((status) => ![200, 204, 404, 409].includes(status))).toEqual([])
    expect((await tus.head(address)).status).toBe(404)
  })

  it('Paths out of the folder and names that are not uploads are errors', async () => {
    const tus = tusAs(testApp, lucia)
    for (const name of ['..%2F..%2Fauth-secret', '..', '%00', crypto.randomUUID(), 'x.json']) {
      expect((await tus.head(`/api/media/tus/${name}`)).status).toBeGreaterThanOrEqual(400)
    }
  })
})

/** Sends the first bytes of an upload and cuts the connection once they are on the disk. */
async function sendAndBreak(address: string, bytes: Buffer): Promise<void> {
  const bearer = await signIn(testApp.platform, lucia)
  const { hostname, port } = new URL(testApp.origin)
  const headers = { ...partHeaders(0), Authorization: `Bearer ${bearer}`, 'Content-Length': video.length }
  const outgoing = request({ hostname, port, path: address, method: 'PATCH', headers })
  outgoing.on('error', () => {})
  outgoing.write(bytes)
  await until(async () => (await sizesHere()).includes(bytes.length))
  outgoing.destroy()
}

/** The sizes of the files of uploads under way on this machine, also of parts that are on their way to a bucket. */
async function sizesHere(): Promise<number[]> {
  const { scratch } = testApp.platform.files
  const names = await readdir(scratch, { recursive: true })
  return Promise.all(
    names.map(async (name) => (await stat(join(scratch, name)).catch(() => null))?.size ?? 0),
  )
}

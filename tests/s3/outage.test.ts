import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startBucket } from '../../scripts/swift/bucket.ts'
import { upload } from '../api/setup/form.ts'
import { openTestApp } from '../api/setup/testApp.ts'
import { startUpload, tusAs } from '../api/setup/tus.ts'
import { createVideo } from '../api/setup/video.ts'
import { buildVolunteer, type Person } from '../people.ts'

const { swift, settings } = await startBucket(tmpdir())
const testApp = openTestApp(settings)
const megabyte = 1024 * 1024
const video = createVideo(24 * megabyte)
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
let lucia: Person
let image: Buffer

beforeAll(async () => {
  lucia = await buildVolunteer()
  image = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => swift.stop())

const store = async () => `/api/media/${(await upload(testApp, lucia, image, 'avatar')).body.imgName}`

it('A file is read and another stored although the store is killed, once it is back within ten seconds', async () => {
  const path = await store()
  await swift.kill('object')
  const [read, stored] = [testApp.guest.get(path), store()]
  await wait(2_000)
  await swift.start('object')
  expect((await read).status).toBe(200)
  expect((await testApp.guest.get(await stored)).status).toBe(200)
})

it('A store that stays away is a 503 with a sentence after ten seconds, health names it, and nothing acknowledged is lost', async () => {
  const [path, shown] = [await store(), await store()]
  const before = (await testApp.guest.get(shown)).body
  const tus = tusAs(testApp, lucia)
  const address = await startUpload(testApp, lucia, video.length)
  await tus.part(address, 0, video.subarray(0, megabyte))
  await swift.kill('proxy')
  const began = performance.now()
  const responses = await Promise.all([
    testApp.guest.get(path),
    upload(testApp, lucia, image, 'avatar'),
    tus.head(address),
    tus.part(address, megabyte, video.subarray(megabyte)),
    tus.begin(megabyte),
  ])
  for (const { status, headers } of responses)
    expect([status, Number(headers.get('retry-after'))]).toEqual([503, 10])
  expect(responses[0]?.body.message).toMatch(/Inténtalo/)
  expect(performance.now() - began).toBeGreaterThan(8_000)
  expect(performance.now() - began).toBeLessThan(25_000)
  const health = await testApp.guest.get('/api/health')
  expect([health.status, health.body.down]).toEqual([503, ['files']])
  // Small images that were read lately are in memory.
  expect((await testApp.guest.get(shown)).body).toEqual(before)

  await swift.start('proxy')
  expect((await testApp.guest.get('/api/health')).status).toBe(200)
  expect((await testApp.guest.get(path)).body).toEqual(before)
  expect((await testApp.guest.get(shown)).body).toEqual(before)
  const offset = Number((await tus.head(address)).headers.get('upload-offset'))
  expect(offset).toBeGreaterThanOrEqual(megabyte)
  const last = await tus.part(address, offset, video.subarray(offset))
  const whole = await testApp.guest.get(`/api/media/${last.headers.get('upload-media-name')}`)
  expect(hash(whole.body)).toBe(hash(video))
})

it('A file that is being sent while the store is killed goes on where it broke', async () => {
  const tus = tusAs(testApp, lucia)
  const last = await tus.part(await startUpload(testApp, lucia, video.length), 0, video)
  const response = await fetch(`${testApp.origin}/api/media/${last.headers.get('upload-media-name')}`)
  const received: Uint8Array[] = []
  for await (const chunk of response.body ?? []) {
    received.push(chunk)
    if (received.length !== 1) continue
    await swift.kill('proxy')
    void wait(1_000).then(() => swift.start('proxy'))
  }
  expect(hash(Buffer.concat(received))).toBe(hash(video))
})

import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { buildVolunteer, type Person } from '../../people.ts'
import { upload } from '../setup/form.ts'
import { openTestApp } from '../setup/testApp.ts'
import { tusAs } from '../setup/tus.ts'
import { createVideo } from '../setup/video.ts'

const testApp = openTestApp({ DISK_FLOOR_MB: '500' })
const megabyte = 1024 * 1024
const video = createVideo(2 * megabyte)
let lucia: Person
let image: Buffer

beforeAll(async () => {
  lucia = await buildVolunteer()
  image = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
})

afterEach(() => void vi.restoreAllMocks())

const setFreeSpace = (megabytes: number) =>
  vi.spyOn(testApp.platform.files, 'freeBytes').mockResolvedValue(megabytes * megabyte)

it('An image is rejected with its message while the disk has too little space, and accepted afterwards', async () => {
  setFreeSpace(499)
  const { status, body, headers } = await upload(testApp, lucia, image, 'avatar')
  expect([status, body.error]).toEqual([507, 'Insufficient storage'])
  expect(body.message).toMatch(/espacio/)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  setFreeSpace(600)
  expect((await upload(testApp, lucia, image, 'avatar')).status).toBe(201)
})

it('A video is rejected before its first byte when the disk has too little space for it', async () => {
  setFreeSpace(501)
  expect((await tusAs(testApp, lucia).begin(video.length)).status).toBe(507)
  setFreeSpace(503)
  expect((await tusAs(testApp, lucia).begin(video.length)).status).toBe(201)
})

it('An unfinished video pauses while the disk has too little space, and continues from its offset', async () => {
  const tus = tusAs(testApp, lucia)
  const begun = await tus.begin(video.length)
  const address = begun.headers.get('location') ?? ''
  await tus.part(address, 0, video.subarray(0, megabyte))
  setFreeSpace(400)
  const refused = await tus.part(address, megabyte, video.subarray(megabyte))
  expect([refused.status, refused.body.error]).toEqual([507, 'Insufficient storage'])
  expect((await tus.head(address)).headers.get('upload-offset')).toBe(String(megabyte))
  vi.restoreAllMocks()
  expect((await tus.part(address, megabyte, video.subarray(megabyte))).status).toBe(204)
})

it('The free space is measured on the disk of the uploads', async () => {
  const free = await testApp.platform.files.freeBytes()
  expect(free).toBeGreaterThan(0)
  expect(free).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(await readdir(testApp.platform.config.dataDir)).toContain('media')
})

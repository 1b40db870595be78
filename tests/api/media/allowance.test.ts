import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { limits } from '#contracts/limits.ts'
import { translator } from '#i18n/translator.ts'
import { buildVolunteer, type Person } from '../../people.ts'
import { upload } from '../setup/form.ts'
import { ageUpload, isStored, leaveFile, listUploads } from '../setup/storedFiles.ts'
import { openTestApp } from '../setup/testApp.ts'
import { tusAs } from '../setup/tus.ts'
import { createVideo } from '../setup/video.ts'

const testApp = openTestApp({ RATE_LIMITS: 'on' })
const megabyte = 1024 * 1024
let lucia: Person
let image: Buffer

beforeAll(async () => {
  image = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
})

beforeEach(async () => {
  lucia = await buildVolunteer()
})

const spend = (bytes: number) =>
  testApp.platform.limits.spend('a kilobyte of uploads', lucia.id, bytes / 1024)
const unfinished = () => listUploads(testApp, lucia.id)

describe('the daily limit of 5 GB', () => {
  it('The daily limit allows ten videos of 400 MB and rejects the thirteenth with a message before its first byte', async () => {
    const tus = tusAs(testApp, lucia)
    for (let video = 0; video < 10; video += 1) {
      expect((await tus.begin(limits.upload.post)).status).toBe(201)
    }
    expect((await upload(testApp, lucia, image, 'avatar')).status).toBe(201)
    await spend(2 * limits.upload.post)
    const { status, body, headers } = await tus.begin(limits.upload.post)
    const t = await translator('es', 'errors')
    expect([status, body.error, body.message]).toEqual([429, 'Too many bytes for a day', t('tooManyBytes')])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000)
    // A rejected upload does not count: an image still fits.
    expect((await upload(testApp, lucia, image, 'avatar')).status).toBe(201)
  })

  it('The daily limit counts forms too, separately for each account', async () => {
    await spend(limits.uploadsOfADay)
    const { status, body } = await upload(testApp, lucia, image, 'avatar')
    expect([status, body.error]).toEqual([429, 'Too many bytes for a day'])
    expect((await upload(testApp, await buildVolunteer(), image, 'avatar')).status).toBe(201)
  })

  it('Terminating an upload returns its missing bytes to the daily limit', async () => {
    const tus = tusAs(testApp, lucia)
    await spend(limits.uploadsOfADay - limits.upload.post)
    const { headers } = await tus.begin(limits.upload.post)
    expect((await tus.begin(megabyte)).status).toBe(429)
    await tus.part(headers.get('location') ?? '', 0, createVideo(megabyte))
    expect((await tus.terminate(headers.get('location') ?? '')).status).toBe(204)
    expect((await tus.begin(limits.upload.post)).status).toBe(429)
    expect((await tus.begin(limits.upload.post - megabyte)).status).toBe(201)
  })
})

describe('unfinished uploads', () => {
  it('Of thirty uploads that start at once, an account has the twelve that it may leave unfinished', async () => {
    const tus = tusAs(testApp, lucia)
    const begun = await Promise.all(Array.from({ length: 30 }, () => tus.begin(1_000)))
    const statuses = begun.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(limits.unfinishedUploads)
    expect(new Set(statuses)).toEqual(new Set([201, 429]))
    expect(await unfinished()).toHaveLength(limits.unfinishedUploads)
    const { body } = await tus.begin(1_000)
    const t = await translator('es', 'errors')
    expect([body.error, body.message]).toEqual(['Too many unfinished uploads', t('tooManyUploads')])
    // A rejected start does not count: these videos would exceed the limit of the day.
    for (let video = 0; video < 13; video += 1)
      expect((await tus.begin(limits.upload.post)).body.error).toBe('Too many unfinished uploads')
    const address = begun.find(({ status }) => status === 201)?.headers.get('location') ?? ''
    if ((await tus.terminate(address)).status === 204) expect((await tus.begin(1_000)).status).toBe(201)
    expect((await tusAs(testApp, await buildVolunteer()).begin(1_000)).status).toBe(201)
  })

  it('Unfinished uploads are deleted three hours after their last byte, and not before', async () => {
    const tus = tusAs(testApp, lucia)
    const begin = async (): Promise<string> => (await tus.begin(1_000)).headers.get('location') ?? ''
    const [old, fresh, going] = [await begin(), await begin(), await begin()]
    const age = 3 * 3_600_000 + 1_000
    await tus.part(going, 0, createVideo(megabyte).subarray(0, 500))
    await ageUpload(testApp, old, { age })
    await ageUpload(testApp, going, { age, onlyInfo: true })
    const left = `incoming/tus/${randomUUID()}`
    await leaveFile(testApp, left, age)
    await sweep()
    expect((await tus.head(old)).status).toBe(404)
    for (const address of [fresh, going]) expect((await tus.head(address)).status).toBe(200)
    expect(await unfinished()).toHaveLength(2)
    expect(await isStored(testApp, left)).toBe(false)
    for (const address of [fresh, going]) await ageUpload(testApp, address, { age })
    await sweep()
    expect(await unfinished()).toEqual([])
    const folders = await readdir(join(testApp.platform.files.scratch, 'tus')).catch(() => [])
    expect(folders).not.toContain(lucia.id)
    expect((await tus.begin(1_000)).status).toBe(201)
  })
})

async function sweep(): Promise<void> {
  await testApp.platform.database.pool.query("select graphile_worker.add_job('media.sweep-unfinished')")
  await testApp.work()
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { backUp, restore } from '#server/platform/backup/index.ts'
import { DiskFiles } from '#server/platform/files/disk.ts'
import { type Files, openFiles } from '#server/platform/files/index.ts'
import { installPlatform } from '#server/platform/index.ts'
import { dropDatabase, emptyDatabase } from '../api/setup/database.ts'
import { upload } from '../api/setup/form.ts'
import { listStored } from '../api/setup/storedFiles.ts'
import { openTestApp, startTestApp } from '../api/setup/testApp.ts'
import { startUpload, tusAs } from '../api/setup/tus.ts'
import { createVideo } from '../api/setup/video.ts'
import { buildVolunteer } from '../people.ts'

const testApp = openTestApp()
let folder = ''
let imgName = ''
let databaseUrl = ''
const place = (name: string) => join(folder, name)

/** The site of the test, and one beside it with an empty database and an empty folder of the bucket. */
const site = () => ({ ...testApp.platform.config, databaseUrl: testApp.databaseUrl })
function createTarget(name: string) {
  const { mediaStore } = testApp.platform.config
  if (!mediaStore) throw new Error('this site has no bucket')
  const prefix = `${mediaStore.prefix}-${name}`
  return { databaseUrl, dataDir: place(name), authSecret: 'one', mediaStore: { ...mediaStore, prefix } }
}

async function listNames(files: Files): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of files.list('', { deep: true })) names.push(name)
  return names.sort()
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brota-backup-'))
  databaseUrl = await emptyDatabase()
  const lucia = await buildVolunteer()
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
  imgName = (await upload(testApp, lucia, await image.jpeg().toBuffer(), 'avatar')).body.imgName
  await testApp.work()
  const video = createVideo(300_000)
  await tusAs(testApp, lucia).part(
    await startUpload(testApp, lucia, video.length),
    0,
    video.subarray(0, 9_000),
  )
})
afterAll(async () => {
  await dropDatabase(databaseUrl)
  await rm(folder, { recursive: true, force: true })
})

it('A site with a bucket is backed up while it runs, without unfinished uploads, and restored to another bucket', async () => {
  const saved = await backUp(site(), place('bucket.zip'))
  const names = (await listStored(testApp)).sort()
  expect(names.length).toBeGreaterThan(1)
  expect(saved.files).toBe(names.length)

  const target = createTarget('other')
  expect((await restore(target, saved.path)).files).toBe(names.length)
  expect(await listNames(await openFiles(target))).toEqual(names)
  expect(await listNames(new DiskFiles(join(target.dataDir, 'media')))).toEqual([])
  await expect(restore(target, saved.path)).rejects.toThrow('not empty')
  expect((await restore(target, saved.path, { force: true })).files).toBe(names.length)

  const path = `/api/media/${imgName}?w=256`
  const before = (await testApp.guest.get(path)).body
  const { bucket, prefix } = target.mediaStore
  const restored = await startTestApp(databaseUrl, { MEDIA_URL: `s3://${bucket}/${prefix}` })
  const after = await restored.testApp.guest.get(path)
  await restored.close()
  installPlatform(testApp.platform)
  expect([after.status, after.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(after.body).toEqual(before)
})

it('A restore moves a site from a bucket to a disk and back', async () => {
  const names = (await listStored(testApp)).sort()
  const onDisk = { ...createTarget('disk'), mediaStore: null }
  await restore(onDisk, place('bucket.zip'), { force: true })
  expect(await listNames(new DiskFiles(join(onDisk.dataDir, 'media')))).toEqual(names)
  const { path } = await backUp(onDisk, place('disk.zip'))
  const again = createTarget('again')
  await restore(again, path, { force: true })
  expect(await listNames(await openFiles(again))).toEqual(names)
})

import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterEach, beforeAll, expect, inject, it } from 'vitest'
import { openStore } from '#server/modules/media/uploads/tus/store.ts'
import { installPlatform } from '#server/platform/index.ts'
import { upload } from '../api/setup/form.ts'
import { listUploads } from '../api/setup/storedFiles.ts'
import { openTestApp, startTestApp, type TestApp } from '../api/setup/testApp.ts'
import { startUpload, tusAs } from '../api/setup/tus.ts'
import { createVideo } from '../api/setup/video.ts'
import { buildVolunteer, type Person } from '../people.ts'

const folder = { MEDIA_URL: `${inject('bucket')?.MEDIA_URL}/machines` }
const testApp = openTestApp(folder)
const megabyte = 1024 * 1024
const video = createVideo(9 * megabyte)
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
let lucia: Person
/** Another machine of the site: it has the same database and bucket, and a data folder of its own. */
let elsewhere: TestApp

beforeAll(async () => {
  lucia = await buildVolunteer()
  const { testApp: other, close } = await startTestApp(testApp.databaseUrl, folder)
  elsewhere = other
  installPlatform(testApp.platform)
  return async () => {
    installPlatform(elsewhere.platform)
    await close()
    installPlatform(testApp.platform)
  }
})
afterEach(() => installPlatform(testApp.platform))

/** The endpoints of large uploads on one of the machines. */
function tusOn(machine: TestApp) {
  installPlatform(machine.platform)
  return tusAs(machine, lucia)
}

const scratchOf = ({ platform: { files } }: TestApp) => readdir(files.scratch).catch(() => [])

it('The parts of an upload reach the two machines in turn, and both send the video', async () => {
  const address = await startUpload(testApp, lucia, video.length)
  const cuts = [0, 1_000, 3_000, 2 * megabyte, 5 * megabyte + 7, video.length]
  let imgName = ''
  for (const [index, start] of cuts.slice(0, -1).entries()) {
    const machine = index % 2 === 0 ? elsewhere : testApp
    const part = await tusOn(machine).part(address, start, video.subarray(start, cuts[index + 1]))
    expect([part.status, part.headers.get('upload-offset')]).toEqual([204, String(cuts[index + 1])])
    imgName = part.headers.get('upload-media-name') ?? imgName
  }
  for (const machine of [testApp, elsewhere]) {
    installPlatform(machine.platform)
    expect(hash((await machine.guest.get(`/api/media/${imgName}`)).body)).toBe(hash(video))
    expect(await scratchOf(machine)).toEqual([])
  }
  expect(await listUploads(testApp, lucia.id)).toEqual([])
})

it('Two machines that receive the same bytes at once, and different lengths of them, do no harm', async () => {
  const address = await startUpload(testApp, lucia, video.length)
  const id = address.split('/').pop() ?? ''
  const stores = [await openStore(lucia.id), await openStore(lucia.id)]
  const lengths = [3 * megabyte, 5 * megabyte]
  const offsets = await Promise.all(
    stores.map((store, index) => store.write(Readable.from([video.subarray(0, lengths[index])]), id, 0)),
  )
  expect(offsets).toEqual(lengths)
  // The first one goes on from where it is.
  await stores[0]?.write(Readable.from([video.subarray(lengths[0], 4 * megabyte)]), id, 3 * megabyte)
  const { headers } = await tusOn(elsewhere).head(address)
  expect(headers.get('upload-offset')).toBe(String(5 * megabyte))
  const last = await tusOn(elsewhere).part(address, 5 * megabyte, video.subarray(5 * megabyte))
  const whole = await testApp.guest.get(`/api/media/${last.headers.get('upload-media-name')}`)
  expect(hash(whole.body)).toBe(hash(video))
})

it('The widths of an image are made on a machine that did not receive it', async () => {
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
  const { imgName } = (await upload(testApp, lucia, await image.jpeg().toBuffer(), 'avatar')).body
  installPlatform(elsewhere.platform)
  await elsewhere.work()
  installPlatform(testApp.platform)
  const { headers } = await testApp.guest.get(`/api/media/${imgName}?w=64`)
  expect(headers.get('content-type')).toBe('image/webp')
})

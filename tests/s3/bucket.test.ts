import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, inject, it } from 'vitest'
import { readConfig } from '#server/platform/config/index.ts'
import { openFiles } from '#server/platform/files/index.ts'
import { listUploads } from '../api/setup/storedFiles.ts'
import { openTestApp } from '../api/setup/testApp.ts'
import { startUpload, tusAs } from '../api/setup/tus.ts'
import { createVideo } from '../api/setup/video.ts'
import { buildVolunteer, type Person } from '../people.ts'

const testApp = openTestApp()
let lucia: Person

beforeAll(async () => {
  lucia = await buildVolunteer()
})

const open = (changes: Record<string, string>) => openFiles(readConfig({ ...inject('bucket'), ...changes }))

it('A site does not start with a bucket that is not there, or with keys that the store refuses', async () => {
  await expect(open({ MEDIA_URL: 's3://nobodys' })).rejects.toThrow('"nobodys" of MEDIA_URL cannot be used')
  await expect(open({ S3_SECRET_ACCESS_KEY: 'guessed' })).rejects.toThrow('the store refuses the keys')
})

it('A site starts although the store does not respond, and each call says so after ten seconds', async () => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const files = await open({ S3_ENDPOINT: `http://127.0.0.1:${port}` })
  const began = performance.now()
  await expect(files.find('image.jpg')).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '10' },
  })
  expect(performance.now() - began).toBeLessThan(15_000)
  for (const socket of sockets) socket.destroy()
  silent.close()
})

it('A file of the bucket cannot be named out of its folder, and an empty one is whole', async () => {
  const { files } = testApp.platform
  for (const name of ['../other/image.jpg', 'a/../../image.jpg', '/image.jpg', ''])
    await expect(files.find(name)).rejects.toThrow('may not leave its folder')
  await files.write('empty', Buffer.alloc(0))
  const empty = await files.find('empty')
  expect([empty?.bytes, empty && (await text(await empty.open()))]).toEqual([0, ''])
})

it('An upload is not stored from a list that lags behind its last part, and is stored once the list has it', async () => {
  const { files } = testApp.platform
  const video = createVideo(9 * 1024 * 1024)
  const tus = tusAs(testApp, lucia)
  const address = await startUpload(testApp, lucia, video.length)
  const list = files.list.bind(files)
  files.list = async function* (...asked) {
    for await (const entry of list(...asked)) if (!/\/000008\d+\./.test(entry.name)) yield entry
  }
  expect((await tus.part(address, 0, video)).status).toBe(503)
  expect(Number((await tus.head(address)).headers.get('upload-offset'))).toBeLessThan(video.length)
  files.list = list
  const done = await tus.head(address)
  const whole = await testApp.guest.get(`/api/media/${done.headers.get('upload-media-name')}`)
  expect(whole.body.equals(video)).toBe(true)
})

it('The erasure of an account removes its unfinished uploads from the bucket', async () => {
  const video = createVideo(300_000)
  const address = await startUpload(testApp, lucia, video.length)
  await tusAs(testApp, lucia).part(address, 0, video.subarray(0, 9_000))
  expect(await listUploads(testApp, lucia.id)).toHaveLength(1)
  await testApp.platform.database.pool.query(
    "select graphile_worker.add_job('media.remove-unfinished', json_build_object('ownerId', $1::text))",
    [lucia.id],
  )
  await testApp.work()
  expect(await listUploads(testApp, lucia.id)).toEqual([])
})

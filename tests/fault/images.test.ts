import { readdir, readFile, readlink } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { createPng } from '../api/setup/bombs.ts'
import { createForm } from '../api/setup/form.ts'
import { until } from '../api/setup/until.ts'
import { type Settled, settleOne } from './settle.ts'
import { openSite } from './site.ts'
import { getWorkers } from './workers.ts'

const site = openSite('pictures', { WORKERS: '2' })
let lucia: Settled
let photo: Buffer

beforeAll(async () => {
  lucia = await settleOne(site.database)
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
})

const read = (pid: string, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')

/** The image decoding processes of this machine, with their parents. */
async function decoders(): Promise<{ pid: number; parent: number }[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(
    pids.map(async (pid) => {
      if (!(await read(pid, 'cmdline')).includes('platform/images/child.ts')) return []
      const [, state, parent] = /\) (\S) (\d+)/.exec(await read(pid, 'stat')) ?? []
      return state === undefined || state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent) }]
    }),
  )
  return found.flat()
}

const getDecoders = async (parents: number[]) =>
  (await decoders()).filter(({ parent }) => parents.includes(parent))

const upload = (file: Buffer) =>
  fetch(`${site.app.origin}/api/media`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${lucia.bearer}`, Connection: 'close' },
    body: createForm(file, 'job'),
  })

/** Uploads until each server process has decoded an image. */
async function untilEachDecodes(workers: number[]): Promise<number[]> {
  await until(async () => {
    await Promise.all(Array.from({ length: 4 }, () => upload(photo)))
    return (await getDecoders(workers)).length === workers.length
  }, 60_000)
  return (await getDecoders(workers)).map(({ pid }) => pid)
}

it('Each process has its image decoder; a killed one is replaced, and none outlives kill -9', async () => {
  const workers = await getWorkers(site.app.pid)
  expect(workers).toHaveLength(2)
  const first = await untilEachDecodes(workers)

  for (const pid of first) process.kill(pid, 'SIGKILL')
  expect((await upload(photo)).status).toBe(201)
  const second = await untilEachDecodes(workers)
  expect(second.filter((pid) => first.includes(pid))).toEqual([])

  // The decoder is busy with a large image at that moment.
  const busy = upload(createPng(6_000, 6_000)).catch(() => null)
  await until(async () => (await readdir(`${site.dataDir}/media/incoming`)).length > 0)
  for (const pid of [site.app.pid, ...workers]) process.kill(pid, 'SIGKILL')
  await busy
  await until(async () => {
    const left = new Set((await decoders()).map(({ pid }) => pid))
    return second.every((pid) => !left.has(pid))
  }, 5_000)

  await site.startAgain({})
  expect((await upload(photo)).status).toBe(201)
})

/** Whether a process has an uploaded file open. */
async function isDecoding(pid: number): Promise<boolean> {
  const opened = await readdir(`/proc/${pid}/fd`).catch(() => [])
  const paths = await Promise.all(opened.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')))
  return paths.some((path) => path.includes('/media/incoming/'))
}

it('An image that ends its decoder each time is refused alone: its server goes on and decodes the next one', async () => {
  const server = site.app.pid
  const killed = new Set<number>()
  let isAnswered = false
  const fatal = upload(createPng(6_000, 6_000)).finally(() => {
    isAnswered = true
  })
  while (!isAnswered) {
    for (const { pid } of await getDecoders([server])) {
      if (!(await isDecoding(pid))) continue
      process.kill(pid, 'SIGKILL')
      // A process that is ending is still listed for a moment.
      killed.add(pid)
    }
    await wait(5)
  }
  const { status, body } = await fatal.then(async (response) => ({
    status: response.status,
    body: await response.json(),
  }))
  expect([status, body.error, killed.size]).toEqual([413, 'Image too large', 2])
  expect((await upload(photo)).status).toBe(201)
  expect((await fetch(`${site.app.origin}/api/health`)).status).toBe(200)
  expect((await getDecoders([server])).length).toBe(1)
})

it('A site that stops also stops its image decoder', async () => {
  expect((await upload(photo)).status).toBe(201)
  const [decoder] = await getDecoders([site.app.pid])
  expect(decoder).toBeDefined()
  await site.app.stop()
  expect((await decoders()).map(({ pid }) => pid)).not.toContain(decoder?.pid)
})

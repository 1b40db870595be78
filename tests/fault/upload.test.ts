import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, expect, it } from 'vitest'
import { limits } from '#contracts/limits.ts'
import { calls, getHost } from '#lib/calls.ts'
import { unfinishedFolder } from '#server/modules/media/names.ts'
import { beginHeaders, partHeaders, protocol } from '../api/setup/tus.ts'
import { until } from '../api/setup/until.ts'
import { createVideo } from '../api/setup/video.ts'
import { type Settled, settleOne } from './settle.ts'
import { openSite } from './site.ts'

const bytes = limits.upload.post
const brokenAt = Math.floor(bytes * 0.6)
/** The most that a process may grow while 400 MB pass through it. */
const mostGrowth = 120 * 1024 * 1024

const site = openSite('upload')
let lucia: Settled

beforeAll(async () => {
  lucia = await settleOne(site.database)
})

const block = createVideo(1024 * 1024)

/** The video from a byte on: its blocks differ, so that a lost or duplicated one is detected. */
function* videoFrom(offset: number): Generator<Buffer> {
  for (let at = offset; at < bytes; ) {
    const number = Math.floor(at / block.length)
    const piece = Buffer.from(block)
    if (number > 0) piece.writeUInt32BE(number, 0)
    const rest = piece.subarray(at - number * block.length, block.length)
    yield rest.subarray(0, bytes - at)
    at += rest.length
  }
}

async function hash(content: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of content) hash.update(piece)
  return hash.digest('hex')
}

function startRequest(method: string, path: string, headers: Record<string, string> = {}) {
  const asking = request(`${site.app.origin}${path}`, {
    method,
    headers: { Authorization: `Bearer ${lucia.bearer}`, ...headers },
  })
  asking.on('error', () => {})
  return asking
}

async function getAnswer(asking: ReturnType<typeof startRequest>): Promise<IncomingMessage> {
  const [response]: IncomingMessage[] = await once(asking, 'response')
  if (!response) throw new Error('no answer')
  return response
}

async function ask(method: string, path: string, headers: Record<string, string>) {
  const asking = startRequest(method, path, headers)
  asking.end()
  const response = await getAnswer(asking)
  response.resume()
  return { status: response.statusCode, headers: response.headers }
}

/** Sends the rest of the video from this byte on; returns the response headers. */
async function sendFrom(address: string, offset: number) {
  const asking = startRequest('PATCH', address, {
    ...partHeaders(offset),
    'Content-Length': String(bytes - offset),
  })
  Readable.from(videoFrom(offset)).pipe(asking)
  const response = await getAnswer(asking)
  response.resume()
  return { status: response.statusCode, headers: response.headers }
}

/** Sends until this much is on the disk, then kills the site. */
async function sendUntilItFalls(address: string): Promise<void> {
  const asking = startRequest('PATCH', address, { ...partHeaders(0), 'Content-Length': String(bytes) })
  const video = Readable.from(videoFrom(0))
  video.pipe(asking)
  await until(async () => (await lying(address)) >= brokenAt, 60_000)
  await site.app.kill()
  video.destroy()
  asking.destroy()
}

const unfinished = () => join(site.dataDir, 'media', unfinishedFolder(lucia.id))

/** The bytes of an upload on the disk; calling the site would interrupt the sender. */
const lying = async (address: string): Promise<number> =>
  (await stat(join(unfinished(), address.split('/').pop() ?? ''))).size

/** The memory of a process in bytes: at first, and its maximum until the end. */
async function watchMemory(pid: number) {
  const held = async () =>
    Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  const first = await held()
  let most = first
  const timer = setInterval(async () => {
    most = Math.max(most, await held().catch(() => 0))
  }, 50)
  return {
    growth: () => {
      clearInterval(timer)
      return most - first
    },
  }
}

it('An upload of 400 MB killed at 60 % continues, arrives unchanged, and is never loaded into memory', async () => {
  const begun = await ask('POST', `${getHost('media')}${calls.media.tus}`, beginHeaders(bytes))
  expect(begun.status).toBe(201)
  const address = begun.headers.location ?? ''
  const first = await watchMemory(site.app.pid)
  await sendUntilItFalls(address)
  expect(first.growth()).toBeLessThan(mostGrowth)

  await site.startAgain()
  const { headers } = await ask('HEAD', address, protocol)
  const offset = Number(headers['upload-offset'])
  expect(headers['upload-length']).toBe(String(bytes))
  expect(offset).toBeGreaterThanOrEqual(brokenAt)
  expect(offset).toBeLessThan(bytes)

  const second = await watchMemory(site.app.pid)
  const last = await sendFrom(address, offset)
  expect([last.status, last.headers['upload-offset']]).toEqual([204, String(bytes)])
  const served = startRequest(
    'GET',
    `${getHost('media')}${calls.media.file(String(last.headers['upload-media-name']))}`,
  )
  served.end()
  expect(await hash(await getAnswer(served))).toBe(await hash(videoFrom(0)))
  expect(second.growth()).toBeLessThan(mostGrowth)
  expect(await readdir(unfinished())).toEqual([])
})

it('An upload of 401 MB is rejected before its first byte', async () => {
  const start = performance.now()
  const asking = startRequest('POST', `${getHost('media')}${calls.media.tus}`, {
    ...beginHeaders(bytes + 1024 * 1024),
    'Content-Type': 'application/offset+octet-stream',
    'Content-Length': String(bytes + 1024 * 1024),
  })
  asking.flushHeaders()
  const response = await getAnswer(asking)
  asking.destroy()
  expect(response.statusCode).toBe(413)
  expect(performance.now() - start).toBeLessThan(2_000)
  expect(await readdir(unfinished())).toEqual([])
})

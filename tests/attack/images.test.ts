import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { createGif, createPng, webpBomb } from '../api/setup/bombs.ts'
import { createForm } from '../api/setup/form.ts'
import { type Member, many, openSite } from './site.ts'

// This file starts its own site because it measures the memory of the process.
const site = openSite({ DATABASE_CONNECTIONS: '5' })
const megabyte = 1024 * 1024
let people: Member[]
let photo: Buffer

beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 3 }, () => site.signUp()))
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
})

const upload = (person: Member | undefined, file: Buffer) =>
  person
    ? site.as(person).post('/api/media', undefined, { raw: createForm(file, 'post') })
    : Promise.reject(new Error('nobody uploads'))

async function residentBytes(): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}

it('Simultaneous image bombs of each kind are all rejected, with bounded memory and a healthy site throughout', async () => {
  await upload(people[0], photo)
  const bombs = [
    createPng(18_500, 18_500),
    createPng(4_500, 4_500, { bits: 16, isInterlaced: true }),
    await webpBomb(),
    // As heavy as the limits of their kind allow.
    createPng(6_300, 6_300),
    createGif(1_000, 1_000, 61),
  ]
  const before = await residentBytes()
  let most = before
  let isOver = false
  const health: number[] = []
  const watching = (async () => {
    while (!isOver) {
      health.push((await site.from().get('/api/health')).status)
      most = Math.max(most, await residentBytes())
      await new Promise((done) => setTimeout(done, 100))
    }
  })()
  const tally = new Map<number, number>()
  const sendAtOnce = async (count: number) => {
    const sent = Array.from({ length: count }, (_, index) =>
      upload(people[index % people.length], bombs[index % bombs.length] ?? photo),
    )
    for (const { status } of await Promise.all(sent)) tally.set(status, (tally.get(status) ?? 0) + 1)
  }
  // Fifteen fit in the queue of twenty, so that each is examined.
  for (let round = 0; round < many(1); round++) await sendAtOnce(15)
  const looked = new Map(tally)
  await sendAtOnce(many(15))
  isOver = true
  await watching
  console.log(
    [...tally].map(([status, times]) => `${status}: ${times}`).join(', '),
    `+${Math.round((most - before) / megabyte)} MB`,
  )

  expect([...looked.keys()].filter((status) => ![201, 413].includes(status))).toEqual([])
  expect(looked.get(413)).toBeGreaterThanOrEqual(many(9))
  expect([...tally.keys()].filter((status) => ![201, 413, 503].includes(status))).toEqual([])
  expect(new Set(health)).toEqual(new Set([200]))
  expect(most - before).toBeLessThan(250 * megabyte)
  expect((await upload(people[0], photo)).status).toBe(201)
})

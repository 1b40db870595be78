import { beforeAll, expect, it } from 'vitest'
import { limits } from '#contracts/limits.ts'
import { beginHeaders, partHeaders, protocol } from '../api/setup/tus.ts'
import { createVideo } from '../api/setup/video.ts'
import { type Member, many, openSite } from './site.ts'

const site = openSite()
const video = createVideo(20_000)
let lucia: Member
let mallory: Member

beforeAll(async () => {
  lucia = await site.signUp()
  mallory = await site.signUp()
})

const begin = (person: Member, bytes = video.length) =>
  site.as(person).post('/api/media/tus', undefined, { headers: beginHeaders(bytes) })
const head = (person: Member, path: string) =>
  site.as(person).send('HEAD', path, undefined, { headers: protocol })
const send = (person: Member, path: string, offset: number) =>
  site
    .as(person)
    .send('PATCH', path, undefined, { headers: partHeaders(offset), raw: video.subarray(offset) })
const end = (person: Member, path: string) => site.as(person).delete(path, undefined, { headers: protocol })

it('The upload of another account cannot be read, written or ended by any variant of its path', async () => {
  const theirs = (await begin(lucia)).headers.get('location') ?? ''
  const own = (await begin(mallory)).headers.get('location') ?? ''
  const id = theirs.split('/').pop()
  const base = '/api/media/tus'
  const paths = [
    theirs,
    `${base}//${id}`,
    `${own}%2F..%2F${id}`,
    `${base}/${lucia.id}%2F${id}`,
    `${own}/${id}`,
  ]
  const unknown = `${base}/${crypto.randomUUID()}`
  for (const path of [...paths, unknown, `${unknown}?x=/${id}`]) {
    const statuses = [await head(mallory, path), await send(mallory, path, 0), await end(mallory, path)]
    expect([path, statuses.map(({ status }) => status)]).toEqual([path, [404, 404, 404]])
  }
  for (const beside of [`?x=/${id}`, `?id=${id}`, `?/${id}`])
    expect((await end(mallory, own + beside)).status).toBe(beside === `?x=/${id}` ? 204 : 404)
  expect((await head(lucia, theirs)).headers.get('upload-offset')).toBe('0')
  expect((await send(lucia, theirs, 0)).status).toBe(204)
})

it('An account has at most twelve unfinished uploads, even when it begins many at once', async () => {
  const begun = await Promise.all(Array.from({ length: many(15) }, () => begin(mallory, 1_000)))
  const again = await Promise.all(Array.from({ length: 12 }, () => begin(mallory, 1_000)))
  const statuses = [...begun, ...again].map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([201, 429]))
  expect(statuses.filter((status) => status === 201).length).toBeLessThanOrEqual(limits.unfinishedUploads)
  await site.expectHealthy()
})

import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sortByContent } from '#components/ui/files/uploadRules.ts'
import { limits } from '#contracts/limits.ts'
import { createPng } from '../api/setup/bombs.ts'
import { createZip } from '../api/setup/zip.ts'

const jpeg = (bytes = 2_000) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(bytes)])
/** The start of a JPEG of this size, after four previews of 60 kB as cameras write them. */
function createJpeg(width: number, height: number): Buffer {
  const preview = Buffer.concat([Buffer.from([0xff, 0xe2, 0xea, 0x62]), randomBytes(60_000)])
  const size = Buffer.from([0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255])
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...Array<Buffer>(4).fill(preview), size, randomBytes(20)])
}
const images = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_one, index) => [`beds/${index}.jpg`, jpeg()]))
const zip = (files: Record<string, Buffer>, change: (bytes: Buffer) => Buffer = (same) => same) =>
  new File([new Uint8Array(change(createZip(files)))], 'garden.zip')

const rules = {
  accept: ['.jpg', '.zip'],
  maxBytes: limits.upload.job,
  archive: limits.archive,
  multiple: true,
  capacity: 100,
}

async function fault(file: File, changed: Partial<typeof rules> = {}) {
  const { accepted, rejected } = await sortByContent([file], { ...rules, ...changed })
  expect(accepted.length + rejected.length).toBe(1)
  return rejected[0] && (rejected[0].archive ?? rejected[0].reason)
}

describe('a zip of images before its upload', () => {
  it('A zip may contain twenty images, beside folders and desktop metadata', async () => {
    const litter = {
      'beds/': Buffer.alloc(0),
      '.DS_Store': jpeg(),
      '__MACOSX/beds/._0.jpg': Buffer.from('x'),
    }
    expect(await fault(zip({ ...images(20), ...litter }))).toBeUndefined()
    expect(await fault(zip(images(21)))).toEqual({ reason: 'files', entry: '', count: 21 })
  })

  it('A zip may contain only images, by their content and not by their name', async () => {
    const holding = (file: Record<string, Buffer>) => fault(zip({ ...images(1), ...file }))
    expect(await holding({ 'beds/read.txt': Buffer.from('Hello') })).toMatchObject({
      reason: 'content',
      entry: 'read.txt',
    })
    expect(await holding({ 'page.jpg': Buffer.from('<html>') })).toMatchObject({ entry: 'page.jpg' })
    expect(await holding({ portrait: jpeg() })).toBeUndefined()
  })

  it('A zip may contain no picture over the weight limit', async () => {
    const heavy = zip({ 'a.jpg': jpeg(), 'big.jpg': jpeg(5_000) })
    expect(await fault(heavy, { maxBytes: 4_000 })).toMatchObject({ reason: 'size', entry: 'big.jpg' })
  })

  it('A zip may contain no picture over the pixel limit, however long the preview before its size', async () => {
    const holding = (file: Record<string, Buffer>) => fault(zip({ ...images(1), ...file }))
    const map = { reason: 'pixels', entry: 'map.png' }
    expect(await holding({ 'beds/map.png': createPng(6_400, 6_400) })).toMatchObject({
      ...map,
      megapixels: 40,
    })
    const interlaced = createPng(4_500, 4_500, { isInterlaced: true })
    expect(await holding({ 'beds/map.png': interlaced })).toMatchObject({ ...map, megapixels: 20 })
    expect(await holding({ 'beds/map.png': createPng(6_300, 6_300) })).toBeUndefined()
    const camera = (width: number, height: number) => ({ 'camera.jpg': createJpeg(width, height) })
    expect(await holding(camera(11_000, 10_000))).toMatchObject({ entry: 'camera.jpg', megapixels: 100 })
    expect(await holding(camera(11_000, 9_000))).toBeUndefined()
  })

  it('A zip counts the images that it contains', async () => {
    expect(await fault(zip(images(4)), { capacity: 3 })).toEqual({ reason: 'room', entry: '', count: 4 })
    const { accepted, rejected } = await sortByContent([zip(images(2)), zip(images(1))], {
      ...rules,
      capacity: 2,
    })
    expect([accepted.length, rejected[0]?.reason]).toEqual([1, 'count'])
  })

  it('A zip must be complete, not empty and without a password', async () => {
    const unreadable = { reason: 'unreadable' }
    expect(await fault(zip(images(3), (bytes) => bytes.subarray(0, -40)))).toMatchObject(unreadable)
    expect(await fault(zip({ 'empty/': Buffer.alloc(0) }))).toMatchObject(unreadable)
    const withPassword = (bytes: Buffer) => {
      bytes[bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 8] = 1
      return bytes
    }
    expect(await fault(zip(images(2), withPassword))).toMatchObject(unreadable)
    expect(await fault(new File(['GIF89a, no zip'], 'garden.zip'))).toBe('type')
  })
})

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blankPlace } from '#server/modules/media/files/mp4/blankPlace.ts'
import { box, placed, wholeVideo } from '../api/setup/placedVideo.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brota-mp4-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function blanked(video: Buffer): Promise<Buffer> {
  const path = join(folder, 'video.mp4')
  await writeFile(path, video)
  await blankPlace(path)
  const after = await readFile(path)
  expect(after.length).toBe(video.length)
  return after
}

const has = (video: Buffer) => video.includes(placed)
/** The types of consecutive boxes in these bytes. */
function typesIn(bytes: Buffer): string[] {
  const types: string[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    types.push(bytes.toString('latin1', at + 4, at + 8))
    at += bytes.readUInt32BE(at) || bytes.length
  }
  return types
}

describe('the location in a video', () => {
  it('The location is removed from wherever cameras write it, and every other byte stays', async () => {
    const video = wholeVideo()
    expect(video.toString('latin1').split(placed).length - 1).toBeGreaterThanOrEqual(9)
    const after = await blanked(video)
    expect(has(after)).toBe(false)
    expect(typesIn(after)).toEqual(['ftyp', 'free', 'moov', 'free', 'free', 'mdat'])
    for (let at = 0; at < video.length; at += 1) {
      if (after[at] !== video[at]) expect([0, ...Buffer.from('free')]).toContain(after[at])
    }
    for (const kept of ['mvhd', 'tkhd', 'stsd', 'stco', 'pictures and sound'])
      expect(after.indexOf(kept)).toBe(video.indexOf(kept))
    expect(await blanked(after)).toEqual(after)
  })

  it.each<[string, Buffer[]]>([
    ['moov/udta', [box('moov', box('mvhd'), box('udta', box('\xa9xyz', placed)))]],
    ['moov/meta', [box('moov', box('meta', box('keys', 'com.apple.quicktime.location.ISO6709'), placed))]],
    ['moov/trak/udta', [box('moov', box('trak', box('tkhd'), box('udta', box('loci', placed))))]],
    ['moov/trak/mdia/udta', [box('moov', box('trak', box('mdia', box('udta', placed))))]],
    [
      'a track of telemetry',
      [box('moov', box('trak', box('mdia', box('hdlr', '\0\0\0\0\0\0\0\0meta', placed))))],
    ],
    ['uuid', [box('uuid', '\xbe\x7a\xcf\xcb\x97\xa9\x42\xe8\x9c\x71\x99\x94\x91\xe3\xaf\xac', placed)]],
    ['moof/traf/udta', [box('moof', box('traf', box('udta', placed)))]],
    ['a box of its own', [box('gps ', placed)]],
    ['what is left over', [box('skip', placed), box('mdat', 'x')]],
    ['bytes behind the last box', [box('mdat', 'x'), Buffer.from(`junk${placed}`)]],
    ['a box with a long length', [box('moov', longBox('udta', placed))]],
    ['a box up to the end', [box('moov', openBox('udta', placed))]],
    ['a box that claims more than there is', [box('moov', box('mvhd'), claimed('trak', 9_999, placed))]],
    ['a box that claims less than its header', [box('moov', box('mvhd'), claimed('trak', 4, placed))]],
  ])('The location is removed from a video in %s', async (_where, boxes) => {
    const video = Buffer.concat([box('ftyp', 'isom'), ...boxes, box('mdat', 'pictures and sound')])
    const after = await blanked(video)
    expect(has(after)).toBe(false)
  })

  it.each(['stco', 'co64'] as const)(
    'The location is removed from the telemetry samples, by %s, and from no others',
    async (kind) => {
      const { video, images } = telemetryVideo(kind)
      expect(video.toString('latin1').split(placed).length - 1).toBe(3)
      const after = await blanked(video)
      expect(has(after)).toBe(false)
      for (const [start, end] of images)
        expect(after.subarray(start, end)).toEqual(video.subarray(start, end))
    },
  )

  it('The location telemetry is cleared without touching pictures and sound', async () => {
    for (const offset of [0, 4, 0x7f_ff_ff_ff, 0xff_ff_ff_ff]) {
      const table = box('stbl', ...tables('stco', [offset, offset], 0xff_ff_ff_ff))
      const track = box('trak', box('mdia', box('hdlr', '\0\0\0\0\0\0\0\0meta'), box('minf', table)))
      const video = Buffer.concat([
        box('ftyp', 'isom'),
        box('moov', track, box('mvhd', 'x')),
        box('mdat', 'pictures'),
      ])
      const after = await blanked(video)
      expect([...typesIn(after)]).toEqual(['ftyp', 'moov', 'mdat'])
      expect(after.includes('pictures')).toBe(true)
    }
  })

  it('The location is not searched in pictures and sound, nor when these are truncated', async () => {
    const whole = Buffer.concat([box('ftyp', 'isom'), box('mdat', placed)])
    expect(await blanked(whole)).toEqual(whole)
    const cut = Buffer.concat([box('ftyp', 'isom'), claimed('mdat', 9_999, placed)])
    expect(await blanked(cut)).toEqual(cut)
  })

  it('A truncated box that is removed gets its true length', async () => {
    const pieces = [claimed('moov', 0, ''), claimed('mdat', 1, ''), claimed('moov', 0, '')]
    const after = await blanked(Buffer.concat(pieces))
    expect(after.readUInt32BE(8)).toBe(16)
    expect(await blanked(after)).toEqual(after)
  })

  it('The location search never leaves the file or loops, whatever the boxes say', async () => {
    let deep = box('udta', placed)
    for (let level = 0; level < 5_000; level += 1) deep = box('trak', deep)
    expect(has(await blanked(Buffer.concat([box('ftyp'), box('moov', deep)])))).toBe(false)
    const many = Buffer.concat([
      box('ftyp'),
      Buffer.concat(Array<Buffer>(60_000).fill(box('mdat'))),
      box('udta', placed),
    ])
    expect(has(await blanked(many))).toBe(false)
    const types = fc.constantFrom(
      'moov',
      'trak',
      'mdia',
      'udta',
      'meta',
      'hdlr',
      'mdat',
      'free',
      'uuid',
      '\0\0\0\0',
    )
    const sizes = fc.oneof(fc.nat(200), fc.constantFrom(0, 1, 7, 8, 0x7f_ff_ff_ff, 0xff_ff_ff_ff))
    const piece = fc.tuple(sizes, types, fc.uint8Array({ maxLength: 24 }))
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const bytes = pieces.map(([size, type, body]) => claimed(type, size, Buffer.from(body)))
        const once = await blanked(Buffer.concat(bytes))
        expect(await blanked(once)).toEqual(once)
      }),
      { numRuns: 300 },
    )
  })
})

function claimed(type: string, size: number, body: Buffer | string): Buffer {
  const made = box(type, body)
  made.writeUInt32BE(size)
  return made
}

const openBox = (type: string, body: string) => claimed(type, 0, body)

function longBox(type: string, body: string): Buffer {
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE(BigInt(16 + body.length))
  return claimed(type, 1, Buffer.concat([length, Buffer.from(body)]))
}

const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, index) => void bytes.writeUInt32BE(value, 4 * index))
  return bytes
}

/** Two samples a chunk, each of this size. */
function tables(kind: 'stco' | 'co64', offsets: number[], size: number): Buffer[] {
  const places = kind === 'stco' ? u32(...offsets) : u32(...offsets.flatMap((offset) => [0, offset]))
  return [
    box('stsz', u32(0, 0, 2 * offsets.length, ...offsets.flatMap(() => [size, size]))),
    box('stsc', u32(0, 1, 1, 2, 1)),
    box(kind, u32(0, offsets.length), places),
  ]
}

/** A recording alternates images and telemetry: three chunks of telemetry between four of images. */
function telemetryVideo(kind: 'stco' | 'co64') {
  const image = Buffer.alloc(64, 9)
  const sample = placed.length
  const told = Buffer.from(placed.padEnd(2 * sample, '.'))
  const media = Buffer.concat([image, told, image, told, image, told, image])
  const header = (offsets: number[]) =>
    Buffer.concat([
      box('ftyp', 'isom'),
      box(
        'moov',
        box('mvhd', 'x'),
        box(
          'trak',
          box(
            'mdia',
            box('hdlr', '\0\0\0\0\0\0\0\0meta'),
            box('minf', box('stbl', ...tables(kind, offsets, sample))),
          ),
        ),
      ),
    ])
  const start = header([0, 0, 0]).length + 8
  const step = image.length + told.length
  const offsets = [0, 1, 2].map((index) => start + index * step + image.length)
  const images = [0, 1, 2, 3].map(
    (index) => [start + index * step, start + index * step + image.length] as const,
  )
  return { video: Buffer.concat([header(offsets), box('mdat', media)]), images }
}

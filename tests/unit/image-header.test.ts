import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { sortByContent } from '#components/ui/files/uploadRules.ts'
import { readImageHeader } from '#lib/imageHeader.ts'
import { createGif, createPng } from '../api/setup/bombs.ts'

const blank = sharp({ create: { width: 641, height: 427, channels: 3, background: '#3a7' } })
const file = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)
const made = async (encode: (image: Sharp) => Sharp) => file(await encode(blank.clone()).toBuffer(), 'beds')

describe('the header of an image is read in the browser as the server reads it', () => {
  it.each([
    ['a baseline JPEG', (image: Sharp) => image.jpeg(), { format: 'jpeg', isDecodedWhole: false }],
    [
      'a JPEG in several scans, after its colour profile',
      (image: Sharp) => image.jpeg({ progressive: true }).withIccProfile('p3'),
      { format: 'jpeg', isDecodedWhole: true },
    ],
    ['a PNG', (image: Sharp) => image.png(), { format: 'png', isDecodedWhole: false }],
    [
      'an interlaced PNG',
      (image: Sharp) => image.png({ progressive: true }),
      { format: 'png', isDecodedWhole: true },
    ],
    [
      'a PNG of 16 bits',
      (image: Sharp) => image.toColourspace('rgb16').png(),
      { format: 'png', isDecodedWhole: true },
    ],
    ['a GIF', (image: Sharp) => image.gif(), { format: 'gif', isDecodedWhole: false }],
    ['a lossy WebP', (image: Sharp) => image.webp(), { format: 'webp', isDecodedWhole: false }],
    [
      'a lossless WebP',
      (image: Sharp) => image.webp({ lossless: true }),
      { format: 'webp', isDecodedWhole: false },
    ],
    [
      'an extended WebP',
      (image: Sharp) => image.webp().withIccProfile('p3'),
      { format: 'webp', isDecodedWhole: false },
    ],
  ])('The browser reads the image header as the server does: %s', async (_what, encode, expected) => {
    expect(await readImageHeader(await made(encode))).toEqual({ width: 641, height: 427, ...expected })
  })

  it('The browser reads nothing from a truncated file or one that is no image', async () => {
    expect(await readImageHeader(file(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'a.jpg'))).toBeNull()
    expect(await readImageHeader(file(Buffer.alloc(64, 'seeds '), 'b.jpg'))).toBeNull()
    expect(await readImageHeader(file(Buffer.alloc(0), 'c.jpg'))).toBeNull()
  })
})

describe('an image with more pixels than the server opens never leaves the browser', () => {
  const sorted = (bytes: Buffer, name: string) =>
    sortByContent([file(bytes, name)], { accept: ['.png', '.gif'], maxBytes: 10 * 1024 ** 2 })

  it.each([
    ['40 million', createPng(6_400, 6_400), 'a.png', 40],
    [
      '20 million where nothing of it can be made smaller',
      createPng(4_500, 4_500, { isInterlaced: true }),
      'b.png',
      20,
    ],
    ['40 million in a GIF', createGif(6_400, 6_400, 1), 'c.gif', 40],
  ])('An image with too many pixels is not uploaded: %s', async (_what, bytes, name, megapixels) => {
    const { accepted, rejected } = await sorted(bytes, name)
    expect(accepted).toEqual([])
    expect(rejected).toMatchObject([{ reason: 'pixels', megapixels }])
  })

  it('An image within the pixel limit is uploaded', async () => {
    expect((await sorted(createPng(6_300, 6_300), 'a.png')).accepted).toHaveLength(1)
  })
})

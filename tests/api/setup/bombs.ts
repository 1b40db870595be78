import { constants, crc32, deflateRawSync } from 'node:zlib'
import sharp from 'sharp'

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  return Buffer.concat([u32(data.length), body, u32(crc32(body))])
}

/** A zlib stream of this many zeros, built without having them all in memory: a megabyte takes a thousand bytes. */
function zeros(bytes: number): Buffer {
  const block = 1024 * 1024
  const packed = (length: number) =>
    deflateRawSync(Buffer.alloc(length), { finishFlush: constants.Z_FULL_FLUSH })
  const whole = packed(block)
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array<Buffer>(Math.floor(bytes / block)).fill(whole),
    packed(bytes % block),
    Buffer.from([0x03, 0x00]),
    u32(((bytes % 65_521) << 16) | 1),
  ])
}

const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

function getBytes(width: number, height: number, bytesAPoint: number, isInterlaced: boolean): number {
  if (!isInterlaced) return height * (1 + width * bytesAPoint)
  return passes.reduce((sum, [left, top, right, down]) => {
    const wide = Math.ceil((width - left) / right)
    const tall = Math.ceil((height - top) / down)
    return wide > 0 && tall > 0 ? sum + tall * (1 + wide * bytesAPoint) : sum
  }, 0)
}

type Facts = { bits?: 8 | 16; isInterlaced?: boolean }

/** A complete, valid PNG of one colour with four channels, of any size. */
export function createPng(
  width: number,
  height: number,
  { bits = 8, isInterlaced = false }: Facts = {},
): Buffer {
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([bits, 6, 0, 0, isInterlaced ? 1 : 0])])
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', zeros(getBytes(width, height, bits / 2, isInterlaced))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A GIF with this many frames of one pixel each, on a canvas of this size. */
export function createGif(width: number, height: number, frames: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const frame = Buffer.concat([
    Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0]),
    Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0]),
    Buffer.from([2, 2, 0x4c, 1, 0]),
  ])
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...Array<Buffer>(frames).fill(frame),
    Buffer.from([0x3b]),
  ])
}

/** An animated WebP of two small frames on a canvas of 12,000 by 12,000 pixels. */
export async function webpBomb(): Promise<Buffer> {
  const frames = sharp({
    create: {
      width: 8,
      height: 16,
      channels: 3,
      background: '#3a7',
      noise: { type: 'gaussian', mean: 99, sigma: 9 },
      pageHeight: 8,
    },
  })
  const webp = await frames.webp({ loop: 0 }).toBuffer()
  const canvas = webp.indexOf('VP8X') + 12
  webp.writeUIntLE(11_999, canvas, 3)
  webp.writeUIntLE(11_999, canvas + 3, 3)
  return webp
}

/** An AVIF of one colour: about a thousand bytes for 25 million pixels. */
export const avifBomb = (): Promise<Buffer> =>
  sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#3a7' } })
    .avif({ effort: 0 })
    .toBuffer()

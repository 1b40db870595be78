import { limits } from '#contracts/limits.ts'

/** An image's size and storage, from its first bytes. */
export type ImageHeader = {
  width: number
  height: number
  format: 'jpeg' | 'png' | 'gif' | 'webp'
  /** Interlaced, with 16 bits per channel, or a progressive JPEG: it cannot be shrunk while it loads. */
  isDecodedWhole: boolean
}

/** The bytes to read, because cameras write previews and colour profiles before the size. */
export const longestHeader = 512 * 1024

/** Parses the header of a JPEG, PNG, GIF or WebP; null if there is none. */
export async function readImageHeader(file: Blob): Promise<ImageHeader | null> {
  const view = new DataView(await file.slice(0, longestHeader).arrayBuffer())
  try {
    return readers.map((read) => read(view)).find((header) => header !== null) ?? null
  } catch (error) {
    // For a truncated header the server reports the error.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Returns the most pixels (width x height) that an image of this storage may have. */
export const mostPixels = ({
  format,
  isDecodedWhole,
}: {
  format: string
  isDecodedWhole: boolean
}): number => {
  if (isDecodedWhole) return limits.pixels.decodedWhole
  return format === 'jpeg' ? limits.pixels.baselineJpeg : limits.pixels.other
}

/** Returns the limit in millions of pixels if this image exceeds it. */
export async function exceededMegapixels(file: Blob): Promise<number | null> {
  const header = await readImageHeader(file)
  const isTooLarge = header && header.width * header.height > mostPixels(header)
  return isTooLarge ? mostPixels(header) / 1_000_000 : null
}

const asText = (view: DataView, from: number, length: number): string =>
  String.fromCharCode(...Array.from({ length }, (_, at) => view.getUint8(from + at)))

function readPng(view: DataView): ImageHeader | null {
  if (view.getUint32(0) !== 0x89504e47) return null
  const isDecodedWhole = view.getUint8(24) === 16 || view.getUint8(28) === 1
  return { width: view.getUint32(16), height: view.getUint32(20), format: 'png', isDecodedWhole }
}

function readGif(view: DataView): ImageHeader | null {
  if (asText(view, 0, 3) !== 'GIF') return null
  const [width, height] = [view.getUint16(6, true), view.getUint16(8, true)]
  return { width, height, format: 'gif', isDecodedWhole: false }
}

function readWebp(view: DataView): ImageHeader | null {
  if (asText(view, 0, 4) !== 'RIFF' || asText(view, 8, 4) !== 'WEBP') return null
  const [width, height] = webpSize(view, asText(view, 12, 4))
  return { width, height, format: 'webp', isDecodedWhole: false }
}

/** By the kind of its first chunk: extended, lossless or lossy. */
function webpSize(view: DataView, kind: string): [number, number] {
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
  if (kind === 'VP8X') return [uint24(24) + 1, uint24(27) + 1]
  if (kind !== 'VP8L') return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
  const bits = view.getUint32(21, true)
  return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]
}

/** Markers that begin a frame, but for tables (C4, C8, CC) that share their range. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function readJpeg(view: DataView): ImageHeader | null {
  if (view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1)
    if (!isFrame(marker)) continue
    const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
    return { width, height, format: 'jpeg', isDecodedWhole: marker > 0xc1 }
  }
  return null
}

const readers = [readPng, readGif, readWebp, readJpeg]

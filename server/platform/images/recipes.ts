import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { type Header, mayBeDecoded, mayMove } from './bounds.ts'

/** What can be created from an image. */
export type Recipe =
  /** Upright, without metadata, no side above `largest`; with `mayMove` a GIF stays animated. */
  | { make: 'upload'; source: string; largest: number; mayMove: boolean }
  /** A WebP of this width. */
  | { make: 'width'; source: string; width: number }
  /** A JPEG of an SVG drawing of our own. */
  | { make: 'drawing'; svg: string; quality: number }

export type ImageInfo = { width: number; height: number; format: 'jpg' | 'webp' | 'gif' }
type Cooked = { data: Buffer; image: ImageInfo }

/** The image has more pixels than may be decoded. */
export class TooLarge extends Error {}

const quality = { jpeg: 86, webp: 86, width: 78 } as const
/** A low WebP effort: slightly larger files in half the time, which is a quarter of a second per megapixel otherwise. */
const quickly = 2

export function cook(recipe: Recipe): Promise<Cooked> {
  switch (recipe.make) {
    case 'upload':
      return createUpload(recipe.source, recipe)
    case 'width':
      return createWidth(recipe.source, recipe.width)
    case 'drawing':
      return createDrawing(recipe.svg, recipe.quality)
  }
}

// The limits by format are in bounds.ts; the library has only one limit for all.
const open = (source: string, animated = false): Sharp =>
  sharp(source, { limitInputPixels: false, failOn: 'error', animated })

async function getHeader(source: string): Promise<Header & { hasAlpha: boolean }> {
  const { format, width, height, depth, isProgressive, pages, hasAlpha } = await open(source).metadata()
  const header = { format, width, height, depth: depth ?? '', isProgressive, frames: pages ?? 1 }
  if (!mayBeDecoded(header)) throw new TooLarge(`${format} of ${width} x ${height}`)
  return { ...header, hasAlpha }
}

async function createUpload(
  source: string,
  { largest, mayMove: keepsMoving }: { largest: number; mayMove: boolean },
): Promise<Cooked> {
  const header = await getHeader(source)
  const within = { width: largest, height: largest, fit: 'inside', withoutEnlargement: true } as const
  if (keepsMoving && header.format === 'gif' && mayMove(header))
    return finish(open(source, true).resize(within).gif({ effort: 1 }), 'gif')
  const upright = open(source).rotate().resize(within)
  return header.hasAlpha
    ? finish(upright.webp({ quality: quality.webp, effort: quickly }), 'webp')
    : finish(upright.jpeg({ quality: quality.jpeg }), 'jpg')
}

async function createWidth(source: string, width: number): Promise<Cooked> {
  await getHeader(source)
  return finish(open(source).resize({ width }).webp({ quality: quality.width }), 'webp')
}

/** Renders a drawing as a small JPEG; drawings have flat colours only. */
export const createDrawing = (svg: string, ofQuality = 80): Promise<Cooked> =>
  finish(
    sharp(Buffer.from(svg)).flatten({ background: '#FAF8F4' }).jpeg({ quality: ofQuality, mozjpeg: true }),
    'jpg',
  )

async function finish(image: Sharp, format: ImageInfo['format']): Promise<Cooked> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { data, image: { width: info.width, height: getHeight(info), format } }
}

/** The height of one frame; the frames of an animation are stacked. */
const getHeight = ({ height, pageHeight }: OutputInfo): number => pageHeight ?? height

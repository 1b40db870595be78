import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { limits } from '#contracts/limits.ts'
import type { MediaKind } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import { refuse } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { inTurn } from './inTurn.ts'
import type { NewMedia } from './queries.ts'

/** What people's cameras and screens make. SVG and HTML are programs, not pictures. */
const taken = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp', 'image/gif', 'image/avif'])

// A picture of this many points is no photograph but a bomb.
const mostPoints = 120_000_000
const jpegQuality = 86
const webpQuality = 86

/** What a file is by its bytes, e.g. `image/png`; null when nothing known. */
export async function typeOf(path: string): Promise<string | null> {
  return (await fileTypeFromFile(path))?.mime ?? null
}

/**
 * Re-encodes a picture (upright, no metadata, at most 4096 points a side) and stores it under a name of our own; of
 * a moving one, its first picture. Refuses 415 what is no picture, 400 one that cannot be read. The row is the
 * caller's to save.
 */
export async function storeImage(path: string, kind: MediaKind, ownerId: string): Promise<NewMedia> {
  if (!taken.has((await typeOf(path)) ?? '')) throw refuse('fileTypeNotAllowed')
  const { data, info, format } = await inTurn(() => encode(path))
  const imgName = `${newId()}.${format}`
  const { bytes } = await platform().files.write(imgName, data)
  const mime = `image/${format === 'jpg' ? 'jpeg' : format}`
  return { id: newId(), imgName, ownerId, kind, mime, bytes, width: info.width, height: info.height }
}

async function encode(path: string) {
  try {
    const source = sharp(path, { limitInputPixels: mostPoints, failOn: 'error' })
    const { hasAlpha } = await source.metadata()
    const size = limits.imagePixels
    const upright = source
      .rotate()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    const encoded = hasAlpha ? upright.webp({ quality: webpQuality }) : upright.jpeg({ quality: jpegQuality })
    const made = await encoded.toBuffer({ resolveWithObject: true })
    return { ...made, format: hasAlpha ? ('webp' as const) : ('jpg' as const) }
  } catch {
    throw refuse('imageUnreadable')
  }
}

import { fileTypeFromFile } from 'file-type'
import sharp from 'sharp'
import { limits } from '#contracts/limits.ts'
import type { MediaKind } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import { refuse } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { inTurn } from './inTurn.ts'
import { isPicture } from './policy.ts'
import type { NewMedia } from './queries.ts'

// A picture of this many points is no photograph but a bomb.
const mostPoints = 120_000_000
const jpegQuality = 86
const webpQuality = 86

/** What a file is by its bytes, e.g. `image/png`; null when nothing known. */
export async function typeOf(path: string): Promise<string | null> {
  return (await fileTypeFromFile(path))?.mime ?? null
}

/**
 * Re-encodes a picture (upright, no metadata, at most 4096 points a side) and stores it under a name of our own. A GIF
 * that moves goes on moving in a post; elsewhere its first picture stands. Refuses 415 what is no picture, 400 one
 * that cannot be read. The row is the caller's to save.
 */
export async function storeImage(path: string, kind: MediaKind, ownerId: string): Promise<NewMedia> {
  const type = await typeOf(path)
  if (!isPicture(type)) throw refuse('fileTypeNotAllowed')
  const mayMove = type === 'image/gif' && kind === 'post'
  const { data, info, format } = await inTurn(() => readable(() => encode(path, mayMove)))
  const imgName = `${newId()}.${format}`
  const { bytes } = await platform().files.write(imgName, data)
  const mime = `image/${format === 'jpg' ? 'jpeg' : format}`
  return {
    id: newId(),
    imgName,
    ownerId,
    kind,
    mime,
    bytes,
    width: info.width,
    height: info.pageHeight ?? info.height,
  }
}

async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw refuse('imageUnreadable')
  }
}

const within = {
  width: limits.imagePixels,
  height: limits.imagePixels,
  fit: 'inside',
  withoutEnlargement: true,
} as const

async function encode(path: string, mayMove: boolean) {
  const source = sharp(path, { limitInputPixels: mostPoints, failOn: 'error', animated: mayMove })
  const { hasAlpha, pages = 1 } = await source.metadata()
  if (mayMove && pages > 1) {
    const made = await source.resize(within).gif({ effort: 3 }).toBuffer({ resolveWithObject: true })
    return { ...made, format: 'gif' as const }
  }
  const upright = source.rotate().resize(within)
  const encoded = hasAlpha ? upright.webp({ quality: webpQuality }) : upright.jpeg({ quality: jpegQuality })
  const made = await encoded.toBuffer({ resolveWithObject: true })
  return { ...made, format: hasAlpha ? ('webp' as const) : ('jpg' as const) }
}

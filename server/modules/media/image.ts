import { createReadStream } from 'node:fs'
import { fileTypeFromFile } from 'file-type'
import { limits } from '#contracts/limits.ts'
import type { MediaKind } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import { apiError } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { isPicture } from './policy.ts'
import type { NewMedia } from './queries.ts'

/** What a file is by its bytes, e.g. `image/png`; null when nothing known. */
export async function getType(path: string): Promise<string | null> {
  return (await fileTypeFromFile(path))?.mime ?? null
}

/**
 * Re-encodes a picture (upright, no metadata, at most 4096 points a side) and stores it under a name of our own. A GIF
 * that moves goes on moving in a post; elsewhere its first picture stands. Refuses 415 what is no picture, 413 one that
 * takes too much to be opened, 400 one that cannot be read. The row is the caller's to save.
 */
export async function storeImage(
  path: string,
  kind: MediaKind,
  ownerId: string,
  manner?: { isPatient: boolean },
): Promise<NewMedia> {
  if (!isPicture(await getType(path))) throw apiError('fileTypeNotAllowed')
  const { files, pictures } = platform()
  const recipe = {
    make: 'upload',
    source: path,
    largest: limits.imagePixels,
    mayMove: kind === 'post',
  } as const
  return pictures.make(
    recipe,
    async ({ path: made, format, width, height }) => {
      const imgName = `${newId()}.${format}`
      const { bytes } = await files.write(imgName, createReadStream(made))
      const mime = `image/${format === 'jpg' ? 'jpeg' : format}`
      return { id: newId(), imgName, ownerId, kind, mime, bytes, width, height }
    },
    manner,
  )
}

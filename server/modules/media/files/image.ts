import { fileTypeFromFile } from 'file-type'
import { limits } from '#contracts/limits.ts'
import type { MediaKind } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import { apiError } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { isImage } from '../policy.ts'
import type { NewMedia } from '../queries.ts'

/** Detects a file's type by its bytes, e.g. `image/png`; null when unknown. */
export async function getType(path: string): Promise<string | null> {
  return (await fileTypeFromFile(path))?.mime ?? null
}

/**
 * Re-encodes an image (upright, no metadata, at most 4096 pixels a side), stores it under a new name and returns its row,
 * which the caller saves. Only posts keep animations. Throws 415 for other types, 413 for too many pixels, 400 for
 * unreadable files.
 */
export async function storeImage(
  path: string,
  kind: MediaKind,
  ownerId: string,
  options?: { isPatient: boolean },
): Promise<NewMedia> {
  if (!isImage(await getType(path))) throw apiError('fileTypeNotAllowed')
  const { files, images } = platform()
  const recipe = {
    make: 'upload',
    source: path,
    largest: limits.imagePixels,
    mayMove: kind === 'post',
  } as const
  return images.make(
    recipe,
    async ({ path: encoded, format, width, height }) => {
      const imgName = `${newId()}.${format}`
      const { bytes } = await files.adopt(encoded, imgName)
      const mime = `image/${format === 'jpg' ? 'jpeg' : format}`
      return { id: newId(), imgName, ownerId, kind, mime, bytes, width, height }
    },
    options,
  )
}

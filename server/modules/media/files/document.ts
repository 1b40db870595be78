import type { MediaKind } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import { platform } from '#server/platform/index.ts'
import { documentName } from '../names.ts'
import { getEnding } from '../policy.ts'
import type { NewMedia } from '../queries.ts'

/**
 * Stores a document unchanged and returns its row, which the caller saves. The file name is a new id with the plain
 * letters of the uploaded name, and an extension for the detected type.
 */
export async function storeDocument(
  path: string,
  mime: string,
  { kind, ownerId, name }: { kind: MediaKind; ownerId: string; name: string },
): Promise<NewMedia> {
  const imgName = documentName(newId(), name, getEnding(mime))
  const { bytes } = await platform().files.adopt(path, imgName)
  return { id: newId(), imgName, ownerId, kind, mime, bytes, width: null, height: null }
}

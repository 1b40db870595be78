import type { MediaKind } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import { documentName } from './names.ts'
import { getEnding } from './policy.ts'
import type { NewMedia } from './queries.ts'
import { storeUnchanged } from './storeUnchanged.ts'

/**
 * Stores a document as it came, unread. Its name is ours, and ends with the plain letters of what its sender called
 * it, so that whoever saves it knows it again; its ending says what its bytes are. The row is the caller's to save.
 */
export async function storeDocument(
  path: string,
  mime: string,
  { kind, ownerId, name }: { kind: MediaKind; ownerId: string; name: string },
): Promise<NewMedia> {
  const imgName = documentName(newId(), name, getEnding(mime))
  const bytes = await storeUnchanged(path, imgName)
  return { id: newId(), imgName, ownerId, kind, mime, bytes, width: null, height: null }
}

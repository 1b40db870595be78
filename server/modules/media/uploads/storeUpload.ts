import type { MediaKind } from '#contracts/lists.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { storeDocument } from '../files/document.ts'
import { getType, storeImage } from '../files/image.ts'
import { storeVideo, type VideoFacts } from '../files/video.ts'
import { closesWithOwner, isDocument, mayBe } from '../policy.ts'
import { insertMedia, type NewMedia } from '../queries.ts'

/** What the client declares of a file; its type comes from its bytes. */
type Declared = { name: string; video?: VideoFacts }

const noFacts: VideoFacts = { width: null, height: null, poster: '' }

/** Stores an uploaded file by its detected type; throws 415 for types that its kind does not accept. */
export async function storeUpload(
  path: string,
  kind: MediaKind,
  ownerId: string,
  { name, video = noFacts }: Declared,
): Promise<NewMedia> {
  const type = await getType(path)
  if (!mayBe(type, kind)) throw apiError('fileTypeNotAllowed')
  if (isDocument(type)) return storeDocument(path, type, { kind, ownerId, name })
  return type === 'video/mp4' ? storeVideo(path, kind, ownerId, video) : storeImage(path, kind, ownerId)
}

/** Saves the rows of stored files, which have one owner, and queues the widths of images. */
export async function saveRows(db: Db, rows: NewMedia[], priority = 0): Promise<void> {
  const [first] = rows
  if (!first) return
  await db.transaction(async (tx) => {
    const isSuspended = await platform().ports.lockSuspension(tx, first.ownerId)
    await insertMedia(
      tx,
      rows.map((row) => ({ ...row, ownerSuspended: isSuspended && closesWithOwner(row.kind) })),
    )
    for (const { imgName, mime } of rows) {
      if (mime.startsWith('image/'))
        await addJob(tx, 'media.resize', { imgName }, { maxAttempts: 5, priority })
    }
  })
}

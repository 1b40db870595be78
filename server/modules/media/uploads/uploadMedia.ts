import { rm } from 'node:fs/promises'
import { object } from 'yup'
import { limits } from '#contracts/limits.ts'
import type { UploadResponse } from '#contracts/media.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, mutation } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { unpack } from '../files/archive.ts'
import { getType, storeImage } from '../files/image.ts'
import type { NewMedia } from '../queries.ts'
import { uploadedView } from '../views.ts'
import { spendBytes } from './allowance.ts'
import { type Received, receive } from './receive.ts'
import { saveRows, storeUpload } from './storeUpload.ts'

/**
 * POST /api/media: stores an image, a short video for a post, a document, or a zip of images for an offer. The file is
 * written before its row; what a crash leaves between the two is swept.
 */
export const uploadMedia = mutation({
  transaction: false,
  access: 'user',
  input: object({}),
  counts: [{ act: 'an upload' }],
  body: 'stream',
  status: 201,
  run: async (_input, { viewer, db, request }): Promise<UploadResponse> => {
    if (!request.incoming) throw apiError('fileMissing')
    const declaredBytes = Number(request.incoming.headers['content-length'] ?? 0)
    await spendBytes(viewer.id, declaredBytes)
    const received = await receive(request.incoming)
    try {
      // Without a declared length the bytes are counted on arrival.
      if (declaredBytes === 0) await spendBytes(viewer.id, received.bytes)
      const isArchive = received.kind === 'job' && (await getType(received.path)) === 'application/zip'
      if (isArchive) return { images: (await storeArchive(db, received, viewer.id)).map(uploadedView) }
      if (received.bytes > limits.upload[received.kind]) throw apiError('fileTooLarge')
      const stored = await storeUpload(received.path, received.kind, viewer.id, received)
      await saveRows(db, [stored])
      return uploadedView(stored)
    } finally {
      await received.discard()
    }
  },
})

async function storeArchive(db: Db, received: Received, ownerId: string): Promise<NewMedia[]> {
  const paths = await unpack(received.path)
  const stored: NewMedia[] = []
  try {
    for (const path of paths) {
      // Only the first image of an archive may be turned away; the others wait in the queue.
      stored.push(await storeImage(path, received.kind, ownerId, { isPatient: stored.length > 0 }))
    }
    await saveRows(db, stored)
    return stored
  } catch (error) {
    await Promise.all(stored.map(({ imgName }) => platform().files.remove(imgName)))
    throw error
  } finally {
    await Promise.all(paths.map((path) => rm(path, { force: true })))
  }
}

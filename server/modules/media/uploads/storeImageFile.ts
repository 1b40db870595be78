import type { Readable } from 'node:stream'
import type { MediaKind } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { findMedia } from '../queries.ts'
import { saveRows } from './storeUpload.ts'

export type OwnImage = {
  imgName: string
  ownerId: string
  kind: MediaKind
  content: Readable
  width: number
  height: number
}

export const hasImage = async (db: Db, imgName: string): Promise<boolean> =>
  (await findMedia(db, imgName)) !== null

/** Stores a JPEG that the server drew, under a name that rows already use; queues its widths at low priority. */
export async function storeImageFile(db: Db, { content, ...image }: OwnImage): Promise<void> {
  const { bytes } = await platform().files.write(image.imgName, content)
  await saveRows(db, [{ ...image, id: newId(), mime: 'image/jpeg', bytes }], afterDrawings)
}

const afterDrawings = 30

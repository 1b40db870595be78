import type { Db } from '#server/platform/db/index.ts'
import { refuse } from '#server/platform/http/index.ts'
import { findNamed, type NewMedia } from '../queries.ts'
import { saveRows, storeUpload } from '../storeUpload.ts'
import type { Kept } from './metadata.ts'
import type { TusStore } from './store.ts'

const underWay = new Set<string>()

/** A whole upload becomes a file of the house, under the upload's own id; refuses what its bytes say it is not. */
export async function finishUpload(
  db: Db,
  store: TusStore,
  id: string,
  { ownerId, facts }: Kept,
): Promise<NewMedia> {
  if (underWay.has(id)) throw refuse('conflict')
  underWay.add(id)
  try {
    const { kind, width, height } = facts
    const poster = await ownPoster(db, ownerId, facts.poster)
    const stored = await storeUpload(store.pathOf(id), kind, ownerId, { width, height, poster })
    const row = { ...stored, id }
    await saveRows(db, [row])
    return row
  } finally {
    underWay.delete(id)
    await store.forget(id)
  }
}

/** A poster is a picture that the same person has put up for posts; anything else is none. */
async function ownPoster(db: Db, ownerId: string, imgName: string): Promise<string> {
  const [row] = imgName ? await findNamed(db, [imgName]) : []
  const isTheirs = row?.ownerId === ownerId && row.kind === 'post' && row.mime.startsWith('image/')
  return isTheirs ? imgName : ''
}

import type { Db } from '#server/platform/db/index.ts'
import { isApiError } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { findMediaById, findNamed, type NewMedia } from '../../queries.ts'
import { saveRows, storeUpload } from '../storeUpload.ts'
import type { StoredMetadata } from './metadata.ts'
import type { TusStore } from './store.ts'

const underWay = new Map<string, Promise<NewMedia>>()

/**
 * Stores a complete upload under its own id, once even for parallel calls; throws for types that its kind does not
 * accept. After other failures the upload stays and can be retried.
 */
export function finishUpload(db: Db, store: TusStore, id: string, stored: StoredMetadata): Promise<NewMedia> {
  const finishing = underWay.get(id) ?? finish(db, store, id, stored).finally(() => underWay.delete(id))
  underWay.set(id, finishing)
  return finishing
}

async function finish(
  db: Db,
  store: TusStore,
  id: string,
  { ownerId, facts }: StoredMetadata,
): Promise<NewMedia> {
  // A call that began before the file was stored may get here after.
  const done = await findMediaById(db, id)
  if (done) return done
  try {
    const { filename: name, kind, width, height } = facts
    const poster = await ownPoster(db, ownerId, facts.poster)
    const declared = { name, video: { width, height, poster } }
    const stored = await store.withPath(id, (path) => storeUpload(path, kind, ownerId, declared))
    const row = { ...stored, id }
    await saveRows(db, [row]).catch(async (error) => {
      await platform().files.remove(row.imgName)
      throw error
    })
    await store.forget(id)
    return row
  } catch (error) {
    if (isApiError(error) && error.status < 500) await store.forget(id)
    // Another process may have stored it first.
    const meanwhile = await findMediaById(db, id)
    if (meanwhile) return meanwhile
    throw error
  }
}

/** Returns the poster's name if it is an image that the account uploaded for posts; otherwise ''. */
async function ownPoster(db: Db, ownerId: string, imgName: string): Promise<string> {
  const [row] = imgName ? await findNamed(db, [imgName]) : []
  const isTheirs = row?.ownerId === ownerId && row.kind === 'post' && row.mime.startsWith('image/')
  return isTheirs ? imgName : ''
}

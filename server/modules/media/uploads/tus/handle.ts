import type { IncomingMessage } from 'node:http'
import { MemoryLocker, Server } from '@tus/server'
import { calls, getHost } from '#lib/calls.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { assertSpace } from '#server/platform/files/space.ts'
import { apiError, isApiError, Raw, type RequestFacts } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { findMediaById, type NewMedia } from '../../queries.ts'
import { refundBytes, spendBytes } from '../allowance.ts'
import { finishUpload } from './finish.ts'
import { readMetadata, storeMetadata } from './metadata.ts'
import { findStore, openStore, type TusStore } from './store.ts'
import { callTus } from './wire.ts'

type RequestContext = { db: Db; viewer: Viewer; request: RequestFacts }

/** The bytes counted for a new upload. */
type Counted = { bytes: number }

// Locks within one process; two processes that write the same bytes to the same offset do no harm.
const locker = new MemoryLocker()

/** Begins an upload. */
export async function openWithTus(context: RequestContext): Promise<Raw> {
  const { id } = context.viewer
  const counted: Counted = { bytes: 0 }
  return call(context, await openStore(id), '', counted).catch(async (error) => {
    // The bytes are counted before the number of uploads is checked.
    if (isApiError(error) && error.code === 'tooManyUploads') await refundBytes(id, counted.bytes)
    throw error
  })
}

/** Returns an upload's progress, continues it or cancels it; throws `notFound` for other accounts. */
export async function handleTus(id: string, context: RequestContext): Promise<Raw> {
  const { db, viewer, request } = context
  const method = request.incoming?.method
  const store = await findStore(viewer.id)
  // In this order, an upload stored meanwhile is found by one of the two.
  const unfinished = await store?.readStored(id).catch((error) => {
    // While the store is away, an upload is not gone.
    if (isApiError(error) && error.status >= 500) throw error
    return null
  })
  const done = await findMediaById(db, id)
  if (done?.ownerId === viewer.id) return toDoneResponse(done, method)
  if (!store || unfinished?.ownerId !== viewer.id) throw apiError('notFound')
  // After a failure behind the last part, asking for the progress stores the file.
  if (method === 'HEAD' && unfinished.isWhole)
    return toDoneResponse(await finishUpload(db, store, id, unfinished), method)
  if (method === 'PATCH') await assertSpace(declaredBytes(request.incoming))
  const response = await call(context, store, id)
  if (method === 'DELETE') await refundBytes(viewer.id, unfinished.missing)
  return response
}

const declaredBytes = (incoming: IncomingMessage | undefined) =>
  Number(incoming?.headers['content-length'] ?? 0)

/** Calls the library; `id` is a checked upload, or '' to begin one. */
function call(
  { db, viewer, request }: RequestContext,
  datastore: TusStore,
  id: string,
  counted: Counted = { bytes: 0 },
): Promise<Raw> {
  if (!request.incoming) throw apiError('notFound')
  let thrown: unknown
  const { publicUrl } = platform().config
  const address = new URL(`${getHost('media')}${calls.media.tus}`, publicUrl)
  const tus = new Server({
    path: address.pathname,
    relativeLocation: true,
    datastore,
    locker,
    namingFunction: () => newId(),
    onUploadCreate: async (_request, { metadata, size }) => {
      const checked = await storeMetadata(viewer.id, metadata, size)
      await assertSpace(size)
      await spendBytes(viewer.id, size ?? 0)
      counted.bytes = size ?? 0
      return { metadata: checked }
    },
    onUploadFinish: async (_request, { id, metadata }) => ({
      headers: getNames(await finishUpload(db, datastore, id, readMetadata(metadata))),
    }),
    onResponseError: (_request, error) => {
      thrown = error
      return undefined
    },
  })
  // The library would parse ids from queries and slashes, so it gets a canonical address.
  const canonical = new URL(`${address.pathname}${id && `/${id}`}`, publicUrl)
  return callTus(tus, { incoming: request.incoming, address: canonical }, () => thrown)
}

const getNames = ({ id, imgName }: Pick<NewMedia, 'id' | 'imgName'>) => ({
  'Upload-Media-Id': id,
  'Upload-Media-Name': imgName,
})

/** Repeats the response to a complete upload that the client missed. */
function toDoneResponse(done: NewMedia, method: string | undefined): Raw {
  if (method !== 'HEAD') throw apiError('gone')
  const bytes = String(done.bytes)
  const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': bytes, 'Upload-Length': bytes }
  return new Raw('', { ...headers, ...getNames(done), 'Cache-Control': 'no-store' })
}

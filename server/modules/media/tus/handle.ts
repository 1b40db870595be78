import type { IncomingMessage } from 'node:http'
import { MemoryLocker, Server } from '@tus/server'
import { calls, getHost } from '#lib/calls.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { assertSpace } from '#server/platform/files/space.ts'
import { apiError, isApiError, Raw, type RequestFacts } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { refundBytes, spendBytes } from '../allowance.ts'
import { findMediaById, type NewMedia } from '../queries.ts'
import { finishUpload } from './finish.ts'
import { readMetadata, storeMetadata } from './metadata.ts'
import { findStore, openStore, type TusStore } from './store.ts'
import { callTus } from './wire.ts'

type RequestContext = { db: Db; viewer: Viewer; request: RequestFacts }

/** How many bytes a beginning was counted as. */
type Counted = { bytes: number }

// Of one process: two that write the same bytes to the same place do no harm.
const locker = new MemoryLocker()

/** Begins an upload. */
export async function openWithTus(context: RequestContext): Promise<Raw> {
  const { id } = context.viewer
  const counted: Counted = { bytes: 0 }
  return ask(context, await openStore(id), '', counted).catch(async (error) => {
    // The thirteenth was counted before its place was: nothing of it comes.
    if (isApiError(error) && error.code === 'tooManyUploads') await refundBytes(id, counted.bytes)
    throw error
  })
}

/** Asks after an upload, goes on with it or ends it; `notFound` for whoever did not begin it. */
export async function handleTus(id: string, context: RequestContext): Promise<Raw> {
  const { db, viewer, request } = context
  const method = request.incoming?.method
  const store = await findStore(viewer.id)
  // In this order: what is stored meanwhile is found either here or there.
  const begun = await store?.readStored(id).catch(() => null)
  const done = await findMediaById(db, id)
  if (done?.ownerId === viewer.id) return toDoneResponse(done, method)
  if (!store || begun?.ownerId !== viewer.id) throw apiError('notFound')
  // Its last part came, and then something fell over: who asks how far it is has it stored now.
  if (method === 'HEAD' && begun.isWhole)
    return toDoneResponse(await finishUpload(db, store, id, begun), method)
  if (method === 'PATCH') await assertSpace(announced(request.incoming))
  const answer = await ask(context, store, id)
  if (method === 'DELETE') await refundBytes(viewer.id, begun.missing)
  return answer
}

const announced = (incoming: IncomingMessage | undefined) => Number(incoming?.headers['content-length'] ?? 0)

/** `id`: the upload that was checked; '' begins one. */
function ask(
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
  // What the sender wrote beside the id (a query, more slashes) never reaches the library: it would look for one there.
  const canonical = new URL(`${address.pathname}${id && `/${id}`}`, publicUrl)
  return callTus(tus, { incoming: request.incoming, address: canonical }, () => thrown)
}

const getNames = ({ id, imgName }: Pick<NewMedia, 'id' | 'imgName'>) => ({
  'Upload-Media-Id': id,
  'Upload-Media-Name': imgName,
})

/** An upload is whole, and its sender missed the answer: it is given once more. */
function toDoneResponse(done: NewMedia, method: string | undefined): Raw {
  if (method !== 'HEAD') throw apiError('gone')
  const bytes = String(done.bytes)
  const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': bytes, 'Upload-Length': bytes }
  return new Raw('', { ...headers, ...getNames(done), 'Cache-Control': 'no-store' })
}

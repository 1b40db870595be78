import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import busboy from 'busboy'
import { limits } from '#contracts/limits.ts'
import { type MediaKind, mediaKinds } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import { assertSpace } from '#server/platform/files/space.ts'
import { apiError, isApiError } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { savePart } from './savePart.ts'

/** `name` is the uploaded file name, used only for the stored name of documents. */
type Form = { kind: MediaKind; name: string; bytes: number }
export type Received = Form & { path: string; discard(): Promise<void> }

/**
 * Streams the one file of a multipart form to disk. Throws 415 for another body, 400 for a form that is incomplete or
 * lacks file or kind, 413 as soon as too much arrives, 507 while the disk is full; the remaining body is then read and
 * dropped, so that the client gets the response.
 */
export async function receive(request: IncomingMessage): Promise<Received> {
  const path = join(platform().files.scratch, newId())
  const discard = () => rm(path, { force: true })
  try {
    return { ...(await readForm(request, path)), path, discard }
  } catch (error) {
    request.resume()
    await discard()
    throw error
  }
}

async function readForm(request: IncomingMessage, path: string): Promise<Form> {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
    throw apiError('wrongMediaType')
  const declaredBytes = Number(request.headers['content-length'] ?? 0)
  if (declaredBytes > limits.archive.bytes + limits.token) throw apiError('fileTooLarge')
  await assertSpace(declaredBytes)
  await mkdir(dirname(path), { recursive: true })
  const parser = getParser(request)
  const form: { kind: string; name: string; saved?: Promise<number> } = { kind: '', name: '' }
  parser.on('field', (name, value) => {
    if (name === 'kind') form.kind = value
  })
  parser.on('file', (name, file, { filename }) => {
    if (name !== 'file') return void file.resume()
    form.name = filename ?? ''
    form.saved = savePart(file, path, form.kind)
    form.saved.catch((error) => parser.destroy(error))
  })
  try {
    request.pipe(parser)
    await Promise.all([finished(request), finished(parser)])
    if (!form.saved) throw apiError('fileMissing')
    return { kind: getKind(form.kind), name: form.name, bytes: await form.saved }
  } catch (error) {
    request.unpipe(parser)
    parser.destroy()
    // The file is deleted next, so writing must have ended.
    await form.saved?.catch(() => {})
    throw isApiError(error) || isDiskError(error) ? error : apiError('uploadFailed')
  }
}

/** The kind may come before or after the file. */
function getKind(text: string): MediaKind {
  const kind = mediaKinds.find((kind) => kind === text)
  if (!kind) throw apiError('malformed', { fields: { kind: 'not-in-list' } })
  return kind
}

// Errors other than the disk's come from the client: a broken form or connection.
const isDiskError = (error: unknown): boolean => error instanceof Error && 'syscall' in error

function getParser(request: IncomingMessage) {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { files: 1, fields: 8, fieldSize: 200 },
    })
  } catch {
    throw apiError('malformed')
  }
}

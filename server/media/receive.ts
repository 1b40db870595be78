import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { limits } from '#contracts/limits.ts'
import { type MediaKind, mediaKinds } from '#contracts/lists.ts'
import { newId } from '#server/platform/db/ids.ts'
import { refuse } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { incomingFolder } from './names.ts'

export type Received = { kind: MediaKind; path: string; bytes: number; discard(): Promise<void> }

// The largest thing that any kind takes this way; the kind itself may come after the file.
const mostBytes = limits.archive.bytes

/**
 * Streams the one file of a multipart form to the disk. Refuses 415 another body, 400 a form without file or kind,
 * 413 as soon as too much has come; then the rest is read away, so that the sender hears the answer.
 */
export async function receive(request: IncomingMessage): Promise<Received> {
  const path = platform().files.path(`${incomingFolder}/${newId()}`)
  const discard = () => rm(path, { force: true })
  try {
    const { kind, bytes } = await parse(request, path)
    if (bytes === null) throw refuse('fileMissing')
    const known = mediaKinds.find((one) => one === kind)
    if (!known) throw refuse('malformed', { fields: { kind: 'not-in-list' } })
    return { kind: known, path, bytes, discard }
  } catch (error) {
    request.unpipe()
    request.resume()
    await discard()
    throw error
  }
}

async function parse(
  request: IncomingMessage,
  path: string,
): Promise<{ kind: string; bytes: number | null }> {
  if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '')) throw refuse('wrongMediaType')
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + limits.token) throw refuse('fileTooLarge')
  await mkdir(dirname(path), { recursive: true })
  const parser = parserOf(request)
  let kind = ''
  let saved: Promise<number> | null = null
  parser.on('field', (name, value) => {
    if (name === 'kind') kind = value
  })
  parser.on('file', (name, file) => {
    if (name === 'file' && !saved) saved = save(file, path)
    else file.resume()
    // Awaited below; a refusal must not count as unhandled before that.
    saved?.catch((error) => parser.destroy(error))
  })
  await pipeline(request, parser)
  return { kind, bytes: saved === null ? null : await saved }
}

function parserOf(request: IncomingMessage) {
  try {
    return busboy({
      headers: request.headers,
      limits: { files: 1, fields: 8, fieldSize: 200, fileSize: mostBytes },
    })
  } catch {
    throw refuse('malformed')
  }
}

async function save(file: Readable & { truncated?: boolean }, path: string): Promise<number> {
  let bytes = 0
  file.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  await pipeline(file, createWriteStream(path))
  if (file.truncated) throw refuse('fileTooLarge')
  return bytes
}

import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ErrorBody, ErrorCode } from '#contracts/errors.ts'
import type { Language } from '#contracts/lists.ts'
import { translator } from '#i18n/translator.ts'
import { getCode, withCauses } from '../db/away.ts'
import { platform } from '../index.ts'
import { redact } from '../log/redact.ts'
import { type ApiError, apiError, isApiError } from './apiError.ts'
import { compressBody, compressResponse } from './compress.ts'
import { toErrorCode } from './failure.ts'
import { cacheNever, callHeaders, listJsonHeaders } from './headers.ts'
import { getRequestId } from './requestId.ts'

/** Writes the body of a response itself, e.g. a live stream. */
type Writer = (response: ServerResponse) => void

/** The Cache-Control of a response whose address never gets another content. */
export const cacheForever = 'public, max-age=31536000, immutable'

/** A response that is not JSON: a file, a table, a stream. */
export class Raw {
  readonly headers: Record<string, string>
  readonly body: Readable | Buffer | string | Writer
  readonly status: number
  constructor(body: Readable | Buffer | string | Writer, headers: Record<string, string>, status = 200) {
    this.body = body
    this.headers = headers
    this.status = status
  }
}

export function sendResponse(
  response: ServerResponse,
  status: number,
  result: unknown,
  headOnly: boolean,
): void {
  if (result instanceof Raw) return void sendRaw(response, result, headOnly)
  // All headers at once, because each takes Node longer by itself.
  if (status === 204) {
    response.writeHead(status, { ...callHeaders(response), 'Cache-Control': cacheNever }).end()
    return
  }
  // Text, which Node sends in one piece with the headers.
  const plain = JSON.stringify(result ?? null)
  const bytes = Buffer.byteLength(plain)
  const compressed = compressBody(response, plain, bytes)
  const headers = listJsonHeaders(response)
  if (compressed) headers.push('Content-Encoding', 'gzip')
  headers.push('Content-Length', String(compressed?.length ?? bytes))
  response.writeHead(status, headers)
  response.end(headOnly ? undefined : (compressed ?? plain))
}

function sendRaw(response: ServerResponse, raw: Raw, headOnly: boolean): void {
  compressResponse(response)
  response.writeHead(raw.status, { ...callHeaders(response), ...raw.headers })
  if (headOnly || raw.status === 304) {
    // A file that is not read would stay open for ever.
    if (raw.body instanceof Readable) raw.body.destroy()
    return void response.end()
  }
  if (typeof raw.body === 'function') return void raw.body(response)
  if (typeof raw.body === 'string' || Buffer.isBuffer(raw.body)) return void response.end(raw.body)
  pipeline(raw.body, response).catch((thrown) => {
    // Only the log shows it, since the status was sent already.
    if (!isDisconnect(thrown, response))
      logFailure(thrown, getRequestId(response), 'a response was interrupted')
    response.destroy()
  })
}

/** Sends what was thrown in the contract's error shape, never with a stack or SQL. */
export async function sendFailure(
  response: ServerResponse,
  thrown: unknown,
  language: Language,
  requestId: string,
): Promise<void> {
  if (isDisconnect(thrown, response)) return void response.destroy()
  const error = isApiError(thrown) ? thrown : unexpected(thrown, requestId)
  if (response.headersSent) return void response.destroy()
  for (const [name, value] of Object.entries(error.headers)) response.setHeader(name, value)
  const t = await translator(language, 'errors')
  const { message: phrase, code, fields, appeal, proofs } = error
  const body: ErrorBody = { error: phrase, message: t(code), fields, appeal, proofs }
  sendResponse(response, error.status, body, false)
}

/** Codes of Node and its streams when the other side of a connection is gone. */
const disconnectCodes = new Set([
  ...['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'],
  ...['ERR_STREAM_WRITE_AFTER_END', 'ERR_STREAM_UNABLE_TO_PIPE', 'ABORT_ERR'],
])

/**
 * Whether this was thrown because the caller disconnected, which is no failure. Lost connections of the database have
 * their code in `cause`, so they are not mistaken for it.
 */
function isDisconnect(thrown: unknown, response: ServerResponse): boolean {
  const hasLeft = response.destroyed || response.req.socket?.destroyed
  return hasLeft && disconnectCodes.has(getCode(thrown) ?? '')
}

const retryAfter: Partial<Record<ErrorCode, { 'Retry-After': string }>> = {
  unavailable: { 'Retry-After': '5' },
  diskFull: { 'Retry-After': '600' },
}

function unexpected(thrown: unknown, requestId: string): ApiError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const name = toErrorCode(error)
  if (name === 'unavailable') logAway(error, requestId)
  else logFailure(error, requestId, 'a request failed')
  return apiError(name, { headers: { ...retryAfter[name] } })
}

/** Logs one line: in a failover hundreds of requests fail for one reason, of which no stack says more. */
function logAway(error: Error, requestId: string): void {
  const first = withCauses(error).at(-1) ?? error
  const reason = redact(first).message
  platform().log.error({ requestId, code: getCode(first) ?? '', reason }, 'a service was away')
}

function logFailure(error: Error, requestId: string, what: string): void {
  const code = getCode(error) ?? getCode(error.cause) ?? ''
  platform().log.error({ requestId, code, stack: redact(error).stack }, what)
}

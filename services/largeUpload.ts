import type { DetailedError, HttpRequest, HttpResponse, Upload, UploadOptions } from 'tus-js-client'
import { apiErrors } from '#contracts/errors.ts'
import { calls, getHost } from '#lib/calls.ts'
import { locales } from '#lib/locales.ts'
import { freshToken } from '#services/http/client.ts'
import { OfflineError } from '#services/http/errors.ts'
import { toApiError } from '#services/http/toApiError.ts'
import { currentLanguage } from './cookies.ts'
import type { TransferOptions } from './media.ts'
import { readTokens } from './session.ts'
import { getFingerprint, unfinishedUploads } from './unfinishedUploads.ts'

/** Small enough to arrive in time on a slow connection and to repeat on an unstable one. */
const partBytes = 8 * 1024 * 1024

/** Milliseconds before each retry; any progress starts the list again. */
const retryDelays = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 30_000, 30_000, 30_000]

/**
 * Sends a file in parts: a lost connection, a restarted server and an expired bearer only cost time, and choosing the
 * same file after a reload resumes it. `metadata` is sent along as text. Aborting deletes what has arrived. Throws
 * ApiError or OfflineError.
 */
export async function sendInParts(
  file: File,
  metadata: Record<string, string>,
  { signal, onProgress }: TransferOptions = {},
): Promise<{ id: string; imgName: string }> {
  const tus = await import('tus-js-client')
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const upload = new tus.Upload(file, {
      ...tusOptions,
      endpoint: new URL(`${getHost('media')}${calls.media.tus}`, location.href).href,
      metadata: { filename: file.name, ...metadata },
      onProgress: (sent, total) => onProgress?.(total ? sent / total : 0),
      onSuccess: ({ lastResponse }) => resolve(readNames(lastResponse)),
      onError: (error) => reject(toUploadError(error)),
    })
    signal?.addEventListener('abort', () => {
      // The server later sweeps what cannot be deleted now.
      upload.abort(true).catch(() => {})
      reject(signal.reason)
    })
    startOrResume(upload).catch(reject)
  })
}

/** Starts the upload, or resumes it where an earlier page stopped. */
async function startOrResume(upload: Upload): Promise<void> {
  const [previous] = await upload.findPreviousUploads()
  if (previous) upload.resumeFromPreviousUpload(previous)
  upload.start()
}

const tusOptions: UploadOptions = {
  chunkSize: partBytes,
  retryDelays,
  fingerprint: async (file) => getFingerprint(file),
  urlStorage: unfinishedUploads,
  removeFingerprintOnSuccess: true,
  onBeforeRequest: prepare,
  onAfterResponse: throwToRetry,
  onShouldRetry: ({ originalResponse }) =>
    isRetryable(originalResponse?.getStatus() ?? 0, originalResponse ? getBody(originalResponse) : null),
}

async function prepare(request: HttpRequest): Promise<void> {
  await untilOnline()
  request.setHeader('Accept-Language', locales[currentLanguage()])
  const { token } = readTokens()
  if (token) request.setHeader('Authorization', `Bearer ${token}`)
}

const untilOnline = () =>
  navigator.onLine
    ? undefined
    : new Promise((done) => {
        window.addEventListener('online', done, { once: true })
      })

/** An error thrown here is retried. By default the library takes any refused HEAD for the end of an upload. */
async function throwToRetry(request: HttpRequest, response: HttpResponse): Promise<void> {
  const status = response.getStatus()
  if (status === 401) {
    const staleToken = request.getHeader('Authorization')?.replace('Bearer ', '') ?? ''
    const { outcome } = await freshToken(staleToken)
    if (outcome === 'fresh') throw new Error('The bearer has expired')
  }
  if (request.getMethod() === 'HEAD' && isRetryable(status))
    throw new Error('The server could not say how much has arrived')
}

const transientStatuses = [0, 409, 423, 429]
/** Errors that a retry within minutes cannot change: the person reads their sentence at once. */
const permanentPhrases = (['tooManyBytes', 'tooManyUploads', 'diskFull', 'imageTooLarge'] as const).map(
  (name) => apiErrors[name].phrase,
)

/** Whether a retry may succeed, by the status and the body of the response. */
export function isRetryable(status: number, body: unknown = null): boolean {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
  if (permanentPhrases.some((phrase) => phrase === error)) return false
  return status >= 500 || transientStatuses.includes(status)
}

const readNames = (response: HttpResponse) => ({
  id: response.getHeader('Upload-Media-Id') ?? '',
  imgName: response.getHeader('Upload-Media-Name') ?? '',
})

function toUploadError(error: Error | DetailedError): Error {
  const response = 'originalResponse' in error ? error.originalResponse : null
  if (!response) return new OfflineError(error)
  return toApiError(response.getStatus(), getBody(response), response.getHeader('Retry-After'))
}

function getBody(response: HttpResponse): unknown {
  try {
    return JSON.parse(response.getBody())
  } catch {
    return null
  }
}

import type { DetailedError, HttpRequest, HttpResponse, Upload, UploadOptions } from 'tus-js-client'
import { apiErrors } from '#contracts/errors.ts'
import { calls, getHost } from '#lib/calls.ts'
import { locales } from '#lib/locales.ts'
import { freshToken } from '#services/http/client.ts'
import { OfflineError, toApiError } from '#services/http/errors.ts'
import { currentLanguage } from './cookies.ts'
import type { Sending } from './media.ts'
import { readTokens } from './session.ts'
import { getMark, unfinishedUploads } from './unfinishedUploads.ts'

/** A part is through in time on a slow line, and little is sent twice on a shaky one. */
const partBytes = 8 * 1024 * 1024

/** How long to wait before each further try; they begin anew whenever something got through. */
const pauses = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 30_000, 30_000, 30_000]

/**
 * Sends a file part by part: a lost connection, a server that starts again and a bearer that grew old only cost time,
 * and who loads the page anew and chooses the file again finds it as far as it was.
 * `facts` travel along as text. Cancelling throws away what has arrived. Throws ApiError or OfflineError.
 */
export async function sendInParts(
  file: File,
  facts: Record<string, string>,
  { signal, onProgress }: Sending = {},
): Promise<{ id: string; imgName: string }> {
  const tus = await import('tus-js-client')
  signal?.throwIfAborted()
  return new Promise((resolve, reject) => {
    const upload = new tus.Upload(file, {
      ...manners,
      endpoint: new URL(`${getHost('media')}${calls.media.tus}`, location.href).href,
      metadata: { filename: file.name, ...facts },
      onProgress: (sent, total) => onProgress?.(total ? sent / total : 0),
      onSuccess: ({ lastResponse }) => resolve(namesIn(lastResponse)),
      onError: (error) => reject(named(error)),
    })
    signal?.addEventListener('abort', () => {
      // What cannot be thrown away now is swept by the server later.
      upload.abort(true).catch(() => {})
      reject(signal.reason)
    })
    goOn(upload).catch(reject)
  })
}

/** Begins, or goes on where a page that was left in the middle of this file had come to. */
async function goOn(upload: Upload): Promise<void> {
  const [before] = await upload.findPreviousUploads()
  if (before) upload.resumeFromPreviousUpload(before)
  upload.start()
}

const manners: UploadOptions = {
  chunkSize: partBytes,
  retryDelays: pauses,
  fingerprint: async (file) => getMark(file),
  urlStorage: unfinishedUploads,
  removeFingerprintOnSuccess: true,
  onBeforeRequest: prepare,
  onAfterResponse: judge,
  onShouldRetry: ({ originalResponse }) =>
    mayPass(originalResponse?.getStatus() ?? 0, originalResponse ? getBody(originalResponse) : null),
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

/** What is thrown here is tried again. Left alone, the library takes any refused HEAD for the end of an upload. */
async function judge(request: HttpRequest, response: HttpResponse): Promise<void> {
  const status = response.getStatus()
  if (status === 401) {
    const staleToken = request.getHeader('Authorization')?.replace('Bearer ', '') ?? ''
    const { outcome } = await freshToken(staleToken)
    if (outcome === 'fresh') throw new Error('the bearer had grown old')
  }
  if (request.getMethod() === 'HEAD' && mayPass(status)) throw new Error('nobody could say how far it is')
}

const passing = [0, 409, 423, 429]
/** What no second try within minutes changes: its sentence is to be read at once. */
const lasting = (['tooManyBytes', 'tooManyUploads', 'diskFull', 'imageTooLarge'] as const).map(
  (name) => apiErrors[name].phrase,
)

/** Whether a further try may go through, by the status of an answer and, where it has one, its body. */
export function mayPass(status: number, body: unknown = null): boolean {
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null
  if (lasting.some((phrase) => phrase === error)) return false
  return status >= 500 || passing.includes(status)
}

const namesIn = (answer: HttpResponse) => ({
  id: answer.getHeader('Upload-Media-Id') ?? '',
  imgName: answer.getHeader('Upload-Media-Name') ?? '',
})

function named(error: Error | DetailedError): Error {
  const answer = 'originalResponse' in error ? error.originalResponse : null
  if (!answer) return new OfflineError(error)
  return toApiError(answer.getStatus(), getBody(answer), answer.getHeader('Retry-After'))
}

function getBody(answer: HttpResponse): unknown {
  try {
    return JSON.parse(answer.getBody())
  } catch {
    return null
  }
}

import { ApiError, OfflineError } from './errors.ts'

/** Request options with an idempotency key; a retry must reuse them. */
const withKey = (key: string = newKey()) => ({ headers: { 'Idempotency-Key': key } })

type KeyedOptions = ReturnType<typeof withKey>

const pendingOptions = new Map<string, KeyedOptions>()

/**
 * Sends a write under one key for as long as the same body is sent again: after a lost response, and for a second tap
 * while the first is pending. A clear response, good or bad, ends the key.
 */
export async function sendIdempotent<T>(
  call: string,
  body: unknown,
  send: (options: KeyedOptions) => Promise<T>,
): Promise<T> {
  const request = `${call} ${JSON.stringify(body)}`
  const options = pendingOptions.get(request) ?? withKey()
  pendingOptions.set(request, options)
  try {
    const response = await send(options)
    pendingOptions.delete(request)
    return response
  } catch (error) {
    if (!mayHaveBeenDone(error)) pendingOptions.delete(request)
    throw error
  }
}

const mayHaveBeenDone = (error: unknown) =>
  error instanceof OfflineError || (error instanceof ApiError && error.status >= 500)

/** An idempotency key. Browsers offer randomUUID to secure pages only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

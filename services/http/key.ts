import { ApiError, OfflineError } from './errors.ts'

/** The options of a write that may be repeated: a key of its own, which stays over every repeat that gets these. */
const withKey = (key: string = newKey()) => ({ headers: { 'Idempotency-Key': key } })

type Keyed = ReturnType<typeof withKey>

const unanswered = new Map<string, Keyed>()

/**
 * Sends a write under a key that stays the same while the same body is sent again: after a lost answer, and for a
 * second tap while the first is on its way. A clear answer, good or bad, ends the key.
 */
export async function once<T>(call: string, body: unknown, send: (options: Keyed) => Promise<T>): Promise<T> {
  const request = `${call} ${JSON.stringify(body)}`
  const options = unanswered.get(request) ?? withKey()
  unanswered.set(request, options)
  try {
    const response = await send(options)
    unanswered.delete(request)
    return response
  } catch (error) {
    if (!mayHaveBeenDone(error)) unanswered.delete(request)
    throw error
  }
}

const mayHaveBeenDone = (error: unknown) =>
  error instanceof OfflineError || (error instanceof ApiError && error.status >= 500)

/** The key of a write. randomUUID is for secure pages only. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

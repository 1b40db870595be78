import type { ErrorCode } from '#contracts/errors.ts'
import { isRecord } from '#lib/json.ts'

/** A file that has gone up and waits to be said with a message. */
export type Attached = { imgName: string; name: string }

/** A message on its way to someone. `key` makes it one message however often it is sent; `at` in ISO 8601. */
export type Outgoing = {
  key: string
  toId: string
  text: string
  media: Attached[]
  at: string
  /** Why the server does not take it: it waits for its writer to try again or to let it go. */
  failed?: ErrorCode
}

export const isAttached = (value: unknown): value is Attached =>
  isRecord(value) && typeof value.imgName === 'string' && typeof value.name === 'string'

const isOutgoing = (value: unknown): value is Outgoing =>
  isRecord(value) &&
  [value.key, value.toId, value.text, value.at].every((one) => typeof one === 'string') &&
  Array.isArray(value.media) &&
  value.media.every(isAttached)

export const areOutgoing = (value: unknown): value is Outgoing[] =>
  Array.isArray(value) && value.every(isOutgoing)

/** The next to send: the oldest of those that nothing refused to the same person holds up, so that order is kept. */
export function nextToSend(all: readonly Outgoing[]): Outgoing | undefined {
  const waiting = new Set<string>()
  return all.find((one) => {
    if (one.failed) waiting.add(one.toId)
    return !waiting.has(one.toId)
  })
}

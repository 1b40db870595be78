import type { Quote } from '#contracts/chat.ts'
import type { ErrorCode } from '#contracts/errors.ts'
import { isRecord } from '#lib/json.ts'

/** An uploaded file of a message that is not sent yet; `alt` says what an image shows. */
export type Attached = { imgName: string; name: string; alt?: string }

/** A message being sent. Retries share one `key`, so it is saved once; `at` in ISO 8601. */
export type Outgoing = {
  key: string
  toId: string
  text: string
  media: Attached[]
  /** The message that it answers. */
  quote?: Quote
  at: string
  /** Why the server refused it: it waits for its author to retry or discard it. */
  failed?: ErrorCode
}

export const isAttached = (value: unknown): value is Attached =>
  isRecord(value) && [value.imgName, value.name, value.alt ?? ''].every((one) => typeof one === 'string')

const isQuote = (value: unknown): value is Quote =>
  isRecord(value) &&
  [value.id, value.from, value.text].every((one) => typeof one === 'string') &&
  typeof value.files === 'number'

const isOutgoing = (value: unknown): value is Outgoing =>
  isRecord(value) &&
  [value.key, value.toId, value.text, value.at].every((one) => typeof one === 'string') &&
  Array.isArray(value.media) &&
  value.media.every(isAttached) &&
  (value.quote === undefined || isQuote(value.quote))

export const areOutgoing = (value: unknown): value is Outgoing[] =>
  Array.isArray(value) && value.every(isOutgoing)

/**
 * The next message to send: the oldest that has no failed message to the same person before it, so that order is
 * preserved.
 */
export function nextToSend(all: readonly Outgoing[]): Outgoing | undefined {
  const waiting = new Set<string>()
  return all.find((one) => {
    if (one.failed) waiting.add(one.toId)
    return !waiting.has(one.toId)
  })
}

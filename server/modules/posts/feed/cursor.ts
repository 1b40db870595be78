import { createHash } from 'node:crypto'
import { highestId } from '#server/platform/db/ids.ts'
import { apiError } from '#server/platform/http/index.ts'

/**
 * Where the next page of posts begins: below a post's id, or with the remaining popular posts, whose ids the cursor lists
 * because their order changes meanwhile.
 */
export type Position = { below: string } | { popular: readonly string[] }

/** The start of every list. */
const top: Position = { below: highestId }

const idBytes = 16
const checksumBytes = 6
const marks = { below: 1, popular: 2 } as const

/** Encodes a position as opaque text; `params` identifies the list it belongs to. */
export function getCursor(position: Position, params: string): string {
  const [mark, ids] =
    'below' in position ? [marks.below, [position.below]] : [marks.popular, position.popular]
  const bytes = Buffer.concat([
    Buffer.of(mark),
    ...ids.map((id) => Buffer.from(id.replaceAll('-', ''), 'hex')),
  ])
  return Buffer.concat([bytes, checksum(bytes, params)]).toString('base64url')
}

/** Decodes a cursor; throws `malformed` for any other list's. Visibility rules do not depend on it, so forging one gains nothing. */
export function getPosition(cursor: string, params: string): Position {
  if (!cursor) return top
  const buffer = Buffer.from(cursor, 'base64url')
  const bytes = buffer.subarray(0, -checksumBytes)
  const ids = readIds(bytes.subarray(1))
  const isValid =
    buffer.toString('base64url') === cursor && buffer.subarray(-checksumBytes).equals(checksum(bytes, params))
  if (!isValid || !ids) throw apiError('malformed', { fields: { cursor: 'invalid' } })
  const [first = ''] = ids
  return bytes[0] === marks.below ? { below: first } : { popular: ids }
}

const checksum = (bytes: Buffer, params: string): Buffer =>
  createHash('sha256').update(params).update('\0').update(bytes).digest().subarray(0, checksumBytes)

function readIds(bytes: Buffer): string[] | null {
  if (bytes.length === 0 || bytes.length % idBytes !== 0) return null
  return Array.from({ length: bytes.length / idBytes }, (_, index) =>
    bytes
      .toString('hex', index * idBytes, (index + 1) * idBytes)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  )
}

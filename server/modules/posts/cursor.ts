import { createHash } from 'node:crypto'
import { apiError } from '#server/platform/http/index.ts'

/**
 * Where a list of posts goes on: below a post in time, or with what is left of the popular ones. These travel by name,
 * since their order changes while people read.
 */
export type Place = { below: string } | { popular: readonly string[] }

/** The top of every list. */
const top: Place = { below: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

const idBytes = 16
const sumBytes = 6
const marks = { below: 1, popular: 2 } as const

/** A place as opaque text; `question` is the list that it belongs to. */
export function getCursor(place: Place, question: string): string {
  const [mark, ids] = 'below' in place ? [marks.below, [place.below]] : [marks.popular, place.popular]
  const bytes = Buffer.concat([
    Buffer.of(mark),
    ...ids.map((id) => Buffer.from(id.replaceAll('-', ''), 'hex')),
  ])
  return Buffer.concat([bytes, getSum(bytes, question)]).toString('base64url')
}

/** The way back; refuses (400) what is no cursor of this list. Who forges one sees no more than the rules let them. */
export function getPlace(cursor: string, question: string): Place {
  if (!cursor) return top
  const whole = Buffer.from(cursor, 'base64url')
  const bytes = whole.subarray(0, -sumBytes)
  const ids = idsIn(bytes.subarray(1))
  const isWhole =
    whole.toString('base64url') === cursor && whole.subarray(-sumBytes).equals(getSum(bytes, question))
  if (!isWhole || !ids) throw apiError('malformed', { fields: { cursor: 'invalid' } })
  const [first = ''] = ids
  return bytes[0] === marks.below ? { below: first } : { popular: ids }
}

const getSum = (bytes: Buffer, question: string): Buffer =>
  createHash('sha256').update(question).update('\0').update(bytes).digest().subarray(0, sumBytes)

function idsIn(bytes: Buffer): string[] | null {
  if (bytes.length === 0 || bytes.length % idBytes !== 0) return null
  return Array.from({ length: bytes.length / idBytes }, (_, index) =>
    bytes
      .toString('hex', index * idBytes, (index + 1) * idBytes)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  )
}

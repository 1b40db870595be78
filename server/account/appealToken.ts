import { timingSafeEqual } from 'node:crypto'
import { platform } from '#server/platform/index.ts'

const sealOf = (id: string): string => platform().auth.seal(`appeal:${id}`)

/** What lets somebody appeal: against the decision of this id, or against the suspension of the account of this id. */
export const appealToken = (id: string): string => `${id}.${sealOf(id)}`

/** The id that a token was made for; null when this house did not make it. */
export function idOfAppeal(token: string): string | null {
  const [id = '', given = ''] = token.split('.')
  const wanted = Buffer.from(sealOf(id))
  return wanted.length === Buffer.byteLength(given) && timingSafeEqual(wanted, Buffer.from(given)) ? id : null
}

import { timingSafeEqual } from 'node:crypto'
import { mediaAddress } from '#lib/media.ts'
import { platform } from '#server/platform/index.ts'

const anHour = 3_600_000
/** Within half an hour an address stays the same, so that browsers keep what they have fetched. */
const step = anHour / 2

const seal = (imgName: string, until: string): string => platform().auth.seal(`media ${imgName} ${until}`)

/** The address of a file for those who may see it: good for an hour at least, an hour and a half at most. */
export function signedAddress(imgName: string): string {
  const now = platform().clock.now().getTime()
  const until = ((Math.ceil(now / step) * step + anHour) / 1_000).toString(36)
  return `${mediaAddress(imgName)}?sig=${until}.${seal(imgName, until)}`
}

/** Whether this signature opens this file now. */
export function isSigned(imgName: string, signature: string): boolean {
  const [until = '', given = ''] = signature.split('.')
  const wanted = Buffer.from(seal(imgName, until))
  const isRight = wanted.length === Buffer.byteLength(given) && timingSafeEqual(wanted, Buffer.from(given))
  return isRight && Number.parseInt(until, 36) * 1_000 > platform().clock.now().getTime()
}

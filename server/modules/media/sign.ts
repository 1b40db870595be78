import { hour } from '#lib/durations.ts'
import { mediaAddress } from '#lib/media.ts'
import { platform } from '#server/platform/index.ts'

/** Within half an hour an address stays the same, so that browsers keep what they have fetched. */
const step = hour / 2

const signedText = (imgName: string, until: string): string => `media ${imgName} ${until}`

/** The address of a file for those who may see it: good for an hour at least, an hour and a half at most. */
export function signedAddress(imgName: string): string {
  const now = platform().clock.now().getTime()
  const until = ((Math.ceil(now / step) * step + hour) / 1_000).toString(36)
  return `${mediaAddress(imgName)}?sig=${until}.${platform().auth.sign(signedText(imgName, until))}`
}

/** Whether this signature opens this file now. */
export function isSigned(imgName: string, signature: string): boolean {
  const [until = '', given = ''] = signature.split('.')
  const { auth, clock } = platform()
  const isStillGood = Number.parseInt(until, 36) * 1_000 > clock.now().getTime()
  return isStillGood && auth.isSigned(signedText(imgName, until), given)
}

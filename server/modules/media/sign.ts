import { hour } from '#lib/durations.ts'
import { getSignatureEnd, mediaAddress } from '#lib/media.ts'
import { platform } from '#server/platform/index.ts'

/** An address stays the same for half an hour, so that browsers can reuse it. */
const step = hour / 2

const signedText = (imgName: string, until: string): string => `media ${imgName} ${until}`

/** Returns a file's signed address, valid for 60 to 90 minutes. */
export function signedAddress(imgName: string): string {
  const now = platform().clock.now().getTime()
  const until = ((Math.ceil(now / step) * step + hour) / 1_000).toString(36)
  return `${mediaAddress(imgName)}?sig=${until}.${platform().auth.sign(signedText(imgName, until))}`
}

/** Whether a signature is this file's and has not expired. */
export function isSigned(imgName: string, signature: string): boolean {
  const [until = '', sent = ''] = signature.split('.')
  const { auth, clock } = platform()
  const isCurrent = getSignatureEnd(until) > clock.now().getTime()
  return isCurrent && auth.isSigned(signedText(imgName, until), sent)
}

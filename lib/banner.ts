import type { UploadedImage } from '#contracts/shapes.ts'
import { mediaAddress } from './media.ts'
import { images } from './paths.ts'

const banners = 10

/** Returns one of the ten default banners, always the same for an id. */
function defaultBanner(id: string): string {
  let sum = 0
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10_007
  return images.banner((sum % banners) + 1)
}

/** Returns an account's own banner, else the default one for its id. */
export const bannerAddress = (
  user: { id: string; config: { background: UploadedImage | null } },
  width = 1024,
) => (user.config.background ? mediaAddress(user.config.background.imgName, width) : defaultBanner(user.id))

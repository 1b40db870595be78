import { pictures } from './paths.ts'
import { publicConfig } from './publicConfig.ts'

/** A page as others quote it: its address without a question, on the public site. */
export const getCanonical = (path: string): string =>
  publicConfig().publicUrl + (path.split(/[?#]/, 1)[0] ?? '')

/** The picture that goes with a quoted page; `size` is told when it is known. */
export type SocialPicture = { address: string; size?: { width: number; height: number } }

/** A picture of the page's own, else the site's; always with the public host before it. */
export function socialPicture(address?: string): SocialPicture {
  const { publicUrl } = publicConfig()
  if (address) return { address: new URL(address, publicUrl).href }
  return { address: publicUrl + pictures.social, size: { width: 1200, height: 630 } }
}

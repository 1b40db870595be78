import { images } from './paths.ts'
import { publicConfig } from './publicConfig.ts'

/** Returns a page's canonical address: on the public site, without query. */
export const getCanonical = (path: string): string =>
  publicConfig().publicUrl + (path.split(/[?#]/, 1)[0] ?? '')

/** The image of a shared page, with `size` if known. */
export type SocialImage = { address: string; size?: { width: number; height: number } }

/** Returns the page's image, else the site's, with an absolute address. */
export function socialImage(address?: string): SocialImage {
  const { publicUrl } = publicConfig()
  if (address) return { address: new URL(address, publicUrl).href }
  return { address: publicUrl + images.social, size: { width: 1200, height: 630 } }
}

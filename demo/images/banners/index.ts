import type { Banner } from './banner.ts'
import { bay, dawn, forest, roofs, seedlings } from './landscapes.ts'
import { bowl, contours, cutouts, hands, leaves } from './patterns.ts'

/** The ten compositions of a wide banner; palette and dice vary each. */
export const banners = {
  dawn,
  leaves,
  bay,
  roofs,
  hands,
  forest,
  seedlings,
  contours,
  cutouts,
  bowl,
} satisfies Record<string, Banner>
export type BannerName = keyof typeof banners

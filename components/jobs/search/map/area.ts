import type { Bounds } from '#contracts/jobSearch.ts'
import type { Point } from '#lib/distance.ts'

/** More than the server rounds by, less than two cities are apart. */
const close = 0.000_1

/** The part of the map that holds this point alone. */
export const toSpot = ({ lat, lng }: Point): Bounds => ({
  west: Math.max(-180, lng - close),
  south: Math.max(-90, lat - close),
  east: Math.min(180, lng + close),
  north: Math.min(90, lat + close),
})

import type { Bounds } from '#contracts/jobSearch.ts'
import type { Point } from '#lib/distance.ts'

const round = (degrees: number) => Number(degrees.toFixed(3))

/** A part of the map as it stands in an address, to about a hundred metres. */
export const toArea = ({ west, south, east, north }: Bounds): string =>
  [west, south, east, north].map(round).join(',')

/** More than the server rounds by, less than two cities are apart. */
const close = 0.000_1

/** The part of the map that holds this point alone. */
export const toSpot = ({ lat, lng }: Point): Bounds => ({
  west: Math.max(-180, lng - close),
  south: Math.max(-90, lat - close),
  east: Math.min(180, lng + close),
  north: Math.min(90, lat + close),
})

import type { Bounds } from '#contracts/jobSearch.ts'
import { getReach, type Point } from '#lib/distance.ts'

/** Cells cover the earth, each `side` degrees high and wide; an offer is in one of each size. */
type CellSize = { name: string; side: number }
const small: CellSize = { name: 'cell', side: 2 }
const large: CellSize = { name: 'large cell', side: 20 }
export const cellSizes: readonly CellSize[] = [small, large]

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

/** The keys of the cells that a part of the earth touches; its east may be beyond the 180th meridian. */
function getTouched({ name, side }: CellSize, { west, south, east, north }: Bounds): string[] {
  const [rows, columns] = [180 / side, 360 / side]
  const toRow = (lat: number) => Math.min(rows, Math.max(0, Math.floor((lat + 90) / side)))
  const toColumn = (lng: number) => Math.floor((lng + 180) / side)
  // Wider than this, its ends may be in the same cell.
  const isAround = east - west >= 360 - 2 * side
  const touched = isAround ? range(0, columns - 1) : range(toColumn(west), toColumn(east))
  return range(toRow(south), toRow(north)).flatMap((row) =>
    touched.map((column) => `${name} ${row} ${(column + columns) % columns}`),
  )
}

/** The keys of the cells that a circle touches: an offer within it is in one of them. */
export function getCells({ lat, lng }: Point, km: number): string[] {
  const reach = getReach({ lat, lng }, km)
  return getTouched(small, {
    ...{ west: lng - reach.lng, south: lat - reach.lat, east: lng + reach.lng, north: lat + reach.lat },
  })
}

/** The keys of the cells that a part of a map touches; large ones where there would be many small ones. */
export function getAreaCells({ west, south, east, north }: Bounds): string[] {
  const area = { west, south, east: west <= east ? east : east + 360, north }
  const isLarge = Math.max(area.east - west, north - south) > large.side
  return getTouched(isLarge ? large : small, area)
}

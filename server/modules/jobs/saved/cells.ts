import { getReach, type Point } from '#lib/distance.ts'

/** The degrees of a cell's side. As in the statement that matches a document. */
export const cellSide = 2

const rows = 180 / cellSide
const columns = 360 / cellSide

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** The keys of the cells that a circle touches: an offer within it is in one of them. */
export function getCells(point: Point, km: number): string[] {
  const reach = getReach(point, km)
  const toRow = (lat: number) => Math.min(rows, Math.max(0, Math.floor((lat + 90) / cellSide)))
  const toColumn = (lng: number) => Math.floor((lng + 180) / cellSide)
  const east =
    reach.lng >= 180 - cellSide
      ? range(0, columns)
      : range(toColumn(point.lng - reach.lng), toColumn(point.lng + reach.lng))
  return range(toRow(point.lat - reach.lat), toRow(point.lat + reach.lat)).flatMap((row) =>
    east.map((column) => `cell ${row} ${(column + columns) % columns}`),
  )
}

export type Point = { lat: number; lng: number }

const earthRadius = 6_371
const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** The kilometres between two points on the sphere. */
export function getKilometres(one: Point, other: Point): number {
  const half = (from: number, to: number) => Math.sin(toRadians(to - from) / 2) ** 2
  const share =
    half(one.lat, other.lat) +
    Math.cos(toRadians(one.lat)) * Math.cos(toRadians(other.lat)) * half(one.lng, other.lng)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)))
}

/** As people say a distance: 3.4, 12. */
export const roundKilometres = (km: number): number => (km < 9.95 ? Math.round(km * 10) / 10 : Math.round(km))

/** The same along every meridian. */
export const kilometresOfADegree = (Math.PI / 180) * earthRadius

/** How many degrees a circle of these kilometres reaches north and east; all around where it holds a pole. */
export function getReach({ lat }: Point, km: number): { lat: number; lng: number } {
  const reach = km / kilometresOfADegree
  const narrow = Math.cos(toRadians(Math.min(90, Math.abs(lat) + reach)))
  return { lat: reach, lng: narrow * 180 > reach ? reach / narrow : 180 }
}

type Country = GeoJSON.Feature
type Ring = GeoJSON.Position[]

/**
 * Returns a country for a flat map: where its border jumps from 180 to -180 degrees it goes on beyond, since a map would
 * draw the jump across the whole world.
 */
export function unwrap(country: Country): Country {
  const { geometry } = country
  if (geometry.type === 'Polygon')
    return { ...country, geometry: { ...geometry, coordinates: unwrapPolygon(geometry.coordinates) } }
  if (geometry.type === 'MultiPolygon')
    return { ...country, geometry: { ...geometry, coordinates: geometry.coordinates.map(unwrapPolygon) } }
  return country
}

const unwrapPolygon = (rings: Ring[]): Ring[] => rings.filter((ring) => !isPole(ring)).map(unwrapRing)

/** On the globe a pole is a point, and a ring of no size around it says that it is land. */
const isPole = (ring: Ring) => ring.every(([, lat = 0]) => Math.abs(lat) > 89.9)

/** In degrees; no border has a step of that size. */
const jump = 180

function unwrapRing(ring: Ring): Ring {
  let turns = 0
  const unwrapped = ring.map(([lng = 0, lat = 0], place): GeoJSON.Position => {
    const [before = lng] = ring[place - 1] ?? []
    if (before - lng > jump) turns += 1
    if (lng - before > jump) turns -= 1
    return [lng + 360 * turns, lat]
  })
  const [first, last] = [unwrapped[0], unwrapped.at(-1)]
  if (turns === 0 || !first || !last) return unwrapped
  // It goes around a pole, along which it closes.
  const pole = (first[1] ?? 0) < 0 ? -90 : 90
  return [...unwrapped, [last[0] ?? 0, pole], [first[0] ?? 0, pole], first]
}

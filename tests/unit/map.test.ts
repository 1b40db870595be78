import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { describe, expect, it } from 'vitest'
import { toSpot } from '#components/jobs/search/map/area.ts'
import { toClusters } from '#components/map/clusters.ts'
import { unwrap } from '#components/map/unwrap.ts'
import { everyOffer } from '#contracts/savedSearches.ts'
import { getAddress } from '#lib/address.ts'
import { parseSearch, toArea, toParams } from '#lib/jobSearch.ts'
import { toCriteria, toSearch } from '#lib/searchCriteria.ts'

const at = (x: number, y: number, count: number) => ({ x, y, point: { lat: y, lng: x, count } })

describe('clusters', () => {
  it('Points that would cover each other are one at the largest of them; others stand alone', () => {
    expect(toClusters([at(0, 0, 1), at(30, 0, 5), at(300, 0, 2)])).toEqual([
      { lat: 0, lng: 30, count: 6, points: [at(30, 0, 5).point, at(0, 0, 1).point] },
      { lat: 0, lng: 300, count: 2, points: [at(300, 0, 2).point] },
    ])
  })

  it('No offer is lost, and no two clusters cover each other', () => {
    const points = Array.from({ length: 900 }, (_, index) =>
      at((index * 37) % 800, (index * 91) % 600, 1 + (index % 7)),
    )
    const clusters = toClusters(points)
    const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
    expect(sum(clusters.map(({ count }) => count))).toBe(sum(points.map(({ point }) => point.count)))
    for (const one of clusters)
      for (const other of clusters)
        if (one !== other)
          expect(Math.hypot(one.lat - other.lat, one.lng - other.lng)).toBeGreaterThanOrEqual(48)
  })
})

/** Whether a point lies in a country, as a flat map fills it. */
function isInside(point: GeoJSON.Position, { geometry }: GeoJSON.Feature): boolean {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return false
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const [x = 0, y = 0] = point
  const crossings = (ring: GeoJSON.Position[]) =>
    ring.filter(([x1 = 0, y1 = 0], place) => {
      const [x2 = 0, y2 = 0] = ring[(place + 1) % ring.length] ?? []
      return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
    }).length
  return polygons.some((rings) => rings.reduce((total, ring) => total + crossings(ring), 0) % 2 === 1)
}

describe('the land of the map', () => {
  const topology: Topology<{ countries: GeometryCollection }> = JSON.parse(
    readFileSync('public/map/world.json', 'utf8'),
  )
  const countries = feature(topology, topology.objects.countries).features
  const isLand = (point: GeoJSON.Position) =>
    countries.map(unwrap).some((country) => isInside(point, country))

  it.each([
    ['the North Atlantic', [-30, 55], false],
    ['the sea south of Iceland', [-20, 61], false],
    ['the South Atlantic', [-20, -16.5], false],
    ['the Pacific', [-150, 0], false],
    ['Moscow', [37.6, 55.8], true],
    ['the end of Russia beyond 180 degrees', [184, 67], true],
    ['Iceland', [-19, 65], true],
    ['the middle of Antarctica', [0, -85], true],
  ])('%s is land or sea, as it is', (_where, point, expected) => {
    expect(isLand(point)).toBe(expected)
  })

  it('No border jumps from one edge of the world to the other', () => {
    for (const { geometry } of countries.map(unwrap)) {
      const rings = (geometry as GeoJSON.MultiPolygon).coordinates.flat(geometry.type === 'Polygon' ? 0 : 1)
      for (const ring of rings as GeoJSON.Position[][])
        ring.forEach(([lng = 0, lat = 0], place) => {
          const [before = lng] = ring[place - 1] ?? []
          if (Math.abs(lat) < 89) expect(Math.abs(lng - before)).toBeLessThan(180)
        })
    }
  })
})

describe('a part of the map in the address', () => {
  it('It is read back as bounds, with the view, and in place of a point', () => {
    const area = toArea({ west: -0.512_34, south: 39.2, east: 0.1, north: 39.7 })
    expect(area).toBe('-0.512,39.2,0.1,39.7')
    const search = parseSearch({ area, view: 'map', near: '1,2', placeId: '3', place: 'x' })
    expect(search).toEqual({ area, view: 'map' })
    expect(toParams(search)).toEqual({
      bounds: { west: -0.512, south: 39.2, east: 0.1, north: 39.7 },
      limit: 12,
    })
  })

  it.each(['', '1,2,3', '1,2,3,4,5', 'a,b,c,d', '-181,0,0,1', '0,10,1,5', '0,0,0,91', '0,-91,0,0'])(
    '"%s" is no part of a map',
    (area) => expect(parseSearch({ area })).toEqual({}),
  )

  it('The part around one point stays on the earth', () => {
    expect(toSpot({ lat: 90, lng: -180 })).toMatchObject({ north: 90, west: -180 })
  })
})

describe('a saved part of the map', () => {
  const area = '-0.512,39.2,0.1,39.7'
  const bounds = { west: -0.512, south: 39.2, east: 0.1, north: 39.7 }

  it('It is saved as bounds, and opens again on the map', () => {
    const search = parseSearch({ query: 'trees', area, view: 'map', sort: 'newest', page: '2' })
    expect(toCriteria(search)).toEqual({ query: 'trees', bounds })
    const saved = toSearch({ ...everyOffer, query: 'trees', bounds })
    expect(getAddress(saved)).toEqual({ query: 'trees', area, view: 'map' })
  })

  it('A search without one opens as a list, and so does one near a point', () => {
    expect(getAddress(toSearch({ ...everyOffer, country: 'ES' }))).toEqual({ country: 'ES' })
    const near = toSearch({ ...everyOffer, near: { lat: 39.47, lng: -0.38 }, bounds })
    expect(getAddress(near)).toEqual({ near: '39.47,-0.38', radiusKm: '25' })
  })
})

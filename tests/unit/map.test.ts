import { describe, expect, it } from 'vitest'
import { toSpot } from '#components/jobs/search/map/area.ts'
import { toClusters } from '#components/map/clusters.ts'
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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getKilometres, getReach, roundKilometres } from '#lib/distance.ts'

const valencia = { lat: 39.4698, lng: -0.3774 }
const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distances', () => {
  it.each([
    ['Sevilla', { lat: 37.3828, lng: -5.9732 }, 541],
    ['its antipode', { lat: -39.4698, lng: 179.6226 }, 20_015],
    ['itself', valencia, 0],
  ])('Valencia to %s', (_name, place, km) => {
    expect(Math.abs(getKilometres(valencia, place) - km)).toBeLessThan(5)
  })

  it('Fiji lies on both sides of the day and is no world apart', () => {
    expect(getKilometres({ lat: -17, lng: 179.9 }, { lat: -17, lng: -179.9 })).toBeLessThan(25)
  })

  it('Below ten kilometres a distance has one decimal, above none', () => {
    expect([0, 3.44, 9.94, 9.96, 12.4, 249.6].map(roundKilometres)).toEqual([0, 3.4, 9.9, 10, 12, 250])
  })

  it('All that is near is within reach', () => {
    fc.assert(
      fc.property(anywhere, anywhere, fc.constantFrom(5, 25, 250), (one, other, km) => {
        if (getKilometres(one, other) > km) return
        const reach = getReach(one, km)
        const east = Math.abs(one.lng - other.lng)
        expect(Math.abs(one.lat - other.lat)).toBeLessThanOrEqual(reach.lat + 1e-9)
        expect(Math.min(east, 360 - east)).toBeLessThanOrEqual(reach.lng + 1e-9)
      }),
      { numRuns: 5_000 },
    )
  })
})

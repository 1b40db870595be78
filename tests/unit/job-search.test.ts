import { describe, expect, it } from 'vitest'
import { jobSearchInput } from '#contracts/jobSearch.ts'
import { check } from '#contracts/validate.ts'
import { countFilters, getAddress } from '#lib/address.ts'
import { isPlaced, parseSearch, toParams, toPoint, unfiltered } from '#lib/jobSearch.ts'

describe('the search of offers in an address', () => {
  it.each([
    { placeId: '2509954', place: 'València', radiusKm: '50', sort: 'distance' },
    { near: '39.47,-0.38', radiusKm: '5' },
    { modes: 'remote', verified: 'true', myAge: 'true' },
  ])('The address %j is read and written back as it was', (address) => {
    expect(getAddress(parseSearch(address))).toEqual(address)
  })

  it.each([
    ['a place without an id', { place: 'València', radiusKm: '50', sort: 'distance' }],
    ['an id without a name', { placeId: '2509954' }],
    ['an id that is none', { placeId: '-1', place: 'x' }],
    ['a point outside the world', { near: '91,0' }],
    ['half a point', { near: '39.47' }],
    ['three numbers', { near: '1,2,3' }],
    ['flags that are not true', { verified: '1', myAge: 'yes', modes: 'moon' }],
  ])('Of %s nothing is searched for', (_, address) => {
    expect(parseSearch(address)).toEqual({})
  })

  it('A radius that the search does not know is the usual one', () => {
    expect(parseSearch({ near: '0,0', radiusKm: '7' })).toEqual({ near: '0,0', radiusKm: 25 })
  })

  it('A place takes part in the request by its id alone, a point by its numbers', async () => {
    const place = toParams(parseSearch({ placeId: '2509954', place: 'València', radiusKm: '10' }))
    expect(place).toEqual({ placeId: 2_509_954, radiusKm: 10, limit: 12 })
    const point = toParams(parseSearch({ near: '39.47,-0.38' }))
    expect(point).toEqual({ near: { lat: 39.47, lng: -0.38 }, radiusKm: 25, limit: 12 })
    for (const params of [place, point]) expect((await check(jobSearchInput, params)).fields).toBeUndefined()
  })

  it('A point leaves the browser in hundredths of a degree', () => {
    expect(toPoint({ lat: 39.469_907, lng: -0.376_288 })).toBe('39.47,-0.38')
    expect(toPoint({ lat: -0.001, lng: 179.999 })).toBe('0,180')
  })

  it('Clearing the filters removes the place with all that belongs to it', () => {
    const search = parseSearch({ placeId: '2509954', place: 'València', radiusKm: '50', country: 'ES' })
    expect(isPlaced(search)).toBe(true)
    expect(countFilters({ ...search, place: '', radiusKm: '' }, unfiltered)).toBe(2)
    expect(getAddress({ ...search, ...unfiltered })).toEqual({})
  })
})

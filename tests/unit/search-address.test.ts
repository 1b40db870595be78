import { describe, expect, it } from 'vitest'
import { usersInput } from '#contracts/directory.ts'
import { check } from '#contracts/validate.ts'
import { countFilters, getAddress } from '#lib/address.ts'
import { parseDirectory, toUsersParams, unfiltered } from '#lib/directory.ts'
import { paths } from '#lib/paths.ts'
import { parseSearch } from '#lib/search.ts'

describe('the address of a search', () => {
  it.each([
    [{ term: ' huerto ' }, { term: 'huerto', tab: 'all', page: 1 }],
    [
      { term: 'huerto', tab: 'offers', page: '3' },
      { term: 'huerto', tab: 'offers', page: 3 },
    ],
    [
      { term: 'x', tab: 'gardens', page: '-1' },
      { term: 'x', tab: 'all', page: 1 },
    ],
    [{}, { term: '', tab: 'all', page: 1 }],
  ])('The search address %j requests %j', (address, asked) => {
    expect(parseSearch(address)).toEqual(asked)
  })

  it('A search address is limited to a useful length', () => {
    expect(parseSearch({ term: 'x'.repeat(900) }).term).toHaveLength(200)
  })

  it('A search address may contain any text', () => {
    expect(paths.search('a/b & c?', 'people')).toBe('/search/a%2Fb%20%26%20c%3F?tab=people')
    expect(paths.search()).toBe('/search')
  })
})

describe('the address of a directory', () => {
  it('A directory address is written and parsed without loss', () => {
    const asked = {
      query: 'huerto',
      country: 'ES',
      categories: ['education' as const, 'sports' as const],
      days: ['sat' as const],
      sort: 'rating' as const,
      page: 2,
    }
    expect(parseDirectory(getAddress(asked))).toEqual(asked)
  })

  it('A directory address omits unknown filters', () => {
    const worn = { country: 'Spain', categories: 'gardening', days: 'someday', sort: 'best', page: '0' }
    expect(parseDirectory(worn)).toEqual({})
  })

  it('A directory address counts its filters without text and order, and clears them', () => {
    const asked = { country: 'ES', categories: ['sports' as const], sort: 'rating' as const, page: 2 }
    expect(countFilters(asked, unfiltered)).toBe(2)
    expect(getAddress({ ...asked, query: undefined, ...unfiltered, page: 1 })).toEqual({ sort: 'rating' })
  })

  it('A directory address turns days and times of day into slots; an empty choice means any', () => {
    const getSlots = (asked: Parameters<typeof toUsersParams>[0]) => toUsersParams(asked, false).work_shift
    expect(getSlots({ days: ['sat', 'sun'], periods: ['m'] })).toBe('sat-m,sun-m')
    expect(getSlots({ days: ['mon'] })).toBe('mon-m,mon-a,mon-n')
    expect(getSlots({ periods: ['n'] })?.split(',')).toHaveLength(7)
    expect(getSlots({})).toBeUndefined()
  })

  it.each([
    {},
    { query: 'x'.repeat(900), country: 'ES', categories: 'sports,education,justice,migration,politics' },
    { days: 'mon,tue,wed,thu,fri,sat,sun', periods: 'm,a,n', sort: 'match', page: '7' },
  ])('The directory address %j requests only what the contract accepts', async (address) => {
    for (const provider of [true, false]) {
      const question = toUsersParams(parseDirectory(address), provider)
      expect((await check(usersInput, question)).fields).toBeUndefined()
    }
  })
})

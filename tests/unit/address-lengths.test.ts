import { describe, expect, it } from 'vitest'
import { addressLimits } from '#contracts/addressLimits.ts'
import { limits } from '#contracts/limits.ts'
import { interests, jobCategories, jobSorts, jobTypes, skills, userSorts } from '#contracts/lists.ts'
import { days, periods, slots } from '#contracts/week.ts'
import { fitting, getAddress } from '#lib/address.ts'
import { parseDirectory, toUsersParams } from '#lib/directory.ts'
import { paths, safePath, withQuery } from '#lib/paths.ts'
import { toPeopleParams } from '#lib/search.ts'

const most = addressLimits.characters
/** What Next adds to a page’s address when it requests its data. */
const dataAddress = (path: string) => `/_next/data/${'b'.repeat(21)}${path.replace(/(\?|$)/, '.json$1')}`
/** The longest texts that can be typed, in scripts of one to four bytes a character. */
const words = ['a', "'", ' a', 'ñ', '花', '🌱'].map((sign) => sign.repeat(400))

describe.each(words)('with words such as %.2s…', (word) => {
  const text = word.slice(0, limits.searchWords)
  const place = { country: 'ES', state: word.slice(0, limits.place), city: word.slice(0, limits.place) }
  const offers = getAddress({
    ...place,
    query: text,
    startDate: '2026-01-01',
    deadline: '2026-12-31',
    categories: jobCategories,
    type: jobTypes,
    skills,
    sort: jobSorts[3],
    page: 999_999,
  })
  const people = parseDirectory(
    getAddress({
      ...place,
      query: text,
      categories: interests,
      days,
      periods,
      sort: userSorts[0],
      page: 9_999,
    }),
  )
  const own = {
    'a search of offers': paths.jobs(offers),
    'a search of organisations': paths.entities(getAddress(people)),
    'a search of anything': paths.search(text, 'organisations'),
  }

  it.each(Object.entries(own))('The address %s and its data stay under the longest address', (_, path) => {
    expect(path.length).toBeLessThanOrEqual(most)
    expect(dataAddress(path).length).toBeLessThanOrEqual(most)
  })

  it('The data address of a search contains its text twice and stays under the limit', () => {
    const [path = '', query = ''] = paths.search(text, 'organisations').split('?')
    const asked = `${dataAddress(path)}?term=${path.slice('/search/'.length)}&${query}`
    expect(asked.length).toBeLessThanOrEqual(most)
  })

  it.each(Object.entries(own))('The return address %s is left out when it is too long', (_, path) => {
    for (const address of [paths.login(path), paths.register(path)]) {
      expect(dataAddress(address).length).toBeLessThanOrEqual(most)
      const then = new URL(address, 'http://site').searchParams.get('then')
      expect([path, path.split('?')[0]]).toContain(safePath(then))
    }
  })

  it('The API calls behind the addresses stay under the limit', () => {
    expect(withQuery('/api/account/users', toUsersParams(people, false)).length).toBeLessThanOrEqual(most)
    expect(withQuery('/api/account/search', toPeopleParams(text, true)).length).toBeLessThanOrEqual(most)
    expect(
      withQuery('/api/jobs/volunteers', { query: text, page: 999_999, limit: 50 }).length,
    ).toBeLessThanOrEqual(most)
  })
})

it('A filter with every slot chosen stays under the limit', () => {
  expect(withQuery('/api/account/users', { work_shift: slots.join(',') }).length).toBeLessThanOrEqual(most)
})

it('A return address that is too long without its query is dropped', () => {
  expect(paths.login(`/search/${'%F0%9F%8C%B1'.repeat(160)}`)).toBe('/login')
})

describe('a text that has to fit', () => {
  it.each([
    ['huerto', 300, 'huerto'],
    ['huerto', 3, 'hue'],
    ['ñandú', 6, 'ñ'],
    ['ñandú', 5, ''],
    ['🌱🌱', 23, '🌱'],
    ["a'b", 4, "a'"],
    ['\ud800a', 10, '\ufffda'],
  ])('The text %j shortened to %d characters of an address is %j', (text, signs, fitted) => {
    expect(fitting(text, signs)).toBe(fitted)
  })
})

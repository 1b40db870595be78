import { expect, it } from 'vitest'
import { getViewSource } from '#lib/viewSource.ts'

it('The page that a reader came from says how they came to an offer, and a link of an email goes first', () => {
  const pages = [
    ['/jobs?query=garden', 'search'],
    ['/jobs/favorites', 'search'],
    ['/search/garden', 'search'],
    ['/job/another', 'search'],
    ['/user/huerto?tab=jobs', 'profile'],
    ['/feed', 'feed'],
    ['/post/1', 'feed'],
    ['/chat?userId=1', 'chat'],
    ['/notifications', 'notifications'],
    ['/entities?query=garden', 'profile'],
    ['/', 'search'],
    ['/?lang=es', 'search'],
    ['/login', 'link'],
    ['', 'link'],
  ] as const
  for (const [before, source] of pages)
    expect([before, getViewSource(before, false)]).toEqual([before, source])
  expect(getViewSource('/jobs', true)).toBe('mail')
})

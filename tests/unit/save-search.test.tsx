// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { SaveSearchDialog } from '#components/jobs/saved/SaveSearchDialog.tsx'
import { everyOffer, type SavedSearch, type SavedSearchInput } from '#contracts/savedSearches.ts'
import { type JobSearch, parseSearch } from '#lib/jobSearch.ts'
import { isSameSearch } from '#lib/searchCriteria.ts'
import { showScreen } from './accountScreens.tsx'

const garden: SavedSearch = {
  ...{ id: 'garden', words: ['garden'], paused: false, createdAt: '2026-03-01' },
  search: { ...everyOffer, query: 'garden', modes: ['on-site'] },
  ...{ frequency: 'now', channels: ['site'] },
}

const sent = vi.fn()
const at = 'http://localhost:3000/api/jobs/saved-searches'
const server = setupServer(
  http.get(at, () => HttpResponse.json([garden])),
  http.post<never, SavedSearchInput>(at, async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json(garden, { status: 201 })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => sent.mockReset())
afterEach(cleanup)

const open = (search: JobSearch) =>
  showScreen(<SaveSearchDialog search={search} open onClose={vi.fn()} />, 'en', {}, [
    ...(['savedSearches', 'jobs', 'lists', 'common', 'errors'] as const),
  ])
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

it('A search that is saved already begins with how it tells, and keeps what is not changed', async () => {
  await open(parseSearch({ query: 'garden', modes: 'on-site', sort: 'newest', view: 'map' }))
  await screen.findByText(/You have saved this search already/)
  expect(radio('At once').checked).toBe(true)
  fireEvent.click(radio('Once a day'))
  fireEvent.click(screen.getByRole('button', { name: 'Save the search' }))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.lastCall?.[0]).toMatchObject({ frequency: 'daily', channels: ['site'] })
})

it('Another search begins with a daily summary', async () => {
  await open(parseSearch({ query: 'garden' }))
  await screen.findByText(/We will tell you/)
  expect(radio('Once a day').checked).toBe(true)
})

it('A saved search is known again by its words, filters and place', () => {
  const near = { ...everyOffer, near: { lat: 39.47, lng: -0.38 } }
  expect(isSameSearch(near, parseSearch({ near: '39.47,-0.38' }))).toBe(true)
  expect(isSameSearch(near, parseSearch({ near: '39.47,-0.38', radiusKm: '50' }))).toBe(false)
  expect(
    isSameSearch(
      { ...everyOffer, placeId: 7, place: 'Gandia' },
      parseSearch({ placeId: '7', place: 'Gandia' }),
    ),
  ).toBe(true)
  expect(isSameSearch(everyOffer, {})).toBe(true)
  expect(isSameSearch(everyOffer, { verified: true })).toBe(false)
})

// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ComponentProps } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { AuthDialogsProvider } from '#components/account/signIn/AuthDialogs.tsx'
import { SuggestionPanel } from '#components/friends/SuggestionPanel.tsx'
import { ViewerProvider } from '#components/layout/ViewerProvider.tsx'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { clearCookies, storeSession } from '#services/session.ts'
import { showScreen } from './accountScreens.tsx'

const api = 'http://localhost:3000/api'
const config = { avatar: '', background: null }
const person = (name: string, provider = false) => ({
  ...{ id: name, name, provider, city: 'Bilbao', country: 'ES', rate: '0', rate_count: '0', config },
  why: name.endsWith('1') ? ['interest', 'place', 'skill'] : [],
})
const organisations = [1, 2, 3].map((place) => person(`House ${place}`, true))
const volunteers = [1, 2, 3, 4].map((place) => person(`Person ${place}`))
const jobs = [0, 1, 2, 3, 4].map((place) => ({
  ...{ id: `job-${place}`, title: `Offer ${place}`, owner: { name: 'House 1' }, config },
  why: place === 1 ? ['interest', 'place'] : [],
  application: place === 0 ? { id: 'application', status: 'pending' } : null,
}))

const me = { id: 'me', name: 'Lucía', provider: false, validated: true, config }
let suggested = [...organisations, ...volunteers]
const server = setupServer(
  http.get(`${api}/account/user-by-token`, () => HttpResponse.json(me)),
  http.get(`${api}/account/user/surfle/true`, () => HttpResponse.json({ surfleValid: suggested })),
  http.get(`${api}/account/user/surfle/false`, () => HttpResponse.json({ users: organisations })),
  http.post(`${api}/jobs/jobs/search`, () =>
    HttpResponse.json({ data: jobs, meta: { total: 5, limit: 12, page: 1 } }),
  ),
)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  providePublicConfig(publicConfigDefaults)
  suggested = [...organisations, ...volunteers]
})
afterEach(() => {
  cleanup()
  clearCookies()
  server.resetHandlers()
})

function signIn(provider: boolean) {
  const user = { ...me, provider }
  server.use(http.get(`${api}/account/user-by-token`, () => HttpResponse.json(user)))
  storeSession({ accessToken: 'access', refreshToken: 'refresh', user })
}
const open = (props: ComponentProps<typeof SuggestionPanel> = {}) =>
  showScreen(
    <AuthDialogsProvider>
      <ViewerProvider>
        <SuggestionPanel {...props} />
      </ViewerProvider>
    </AuthDialogsProvider>,
    'en',
  )
const titles = {
  jobs: 'Volunteer jobs of interest',
  houses: 'Organisations you may like',
  people: 'Volunteers you may like',
}
const part = (name: string) => screen.getByRole('region', { name })
const names = (pattern: RegExp) =>
  screen.queryAllByRole('link', { name: pattern }).map((link) => link.textContent)

describe('the suggestions', () => {
  it('A volunteer’s suggestions are three offers, two organisations, two volunteers, and links to more', async () => {
    signIn(false)
    await open()
    await screen.findByRole('link', { name: 'Person 1' })
    await screen.findByRole('link', { name: 'Offer 1' })
    // Offer 0 is left out, because they have applied to it.
    expect(names(/^Offer/)).toEqual(['Offer 1', 'Offer 2', 'Offer 3'])
    expect(screen.getByText('Fits you: your interests, your area')).toBeTruthy()
    expect(names(/^House/)).toEqual(['House 1', 'House 2'])
    expect(names(/^Person/)).toEqual(['Person 1', 'Person 2'])
    const getAddress = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(Object.values(titles).map(getAddress)).toEqual(['/jobs', '/entities', '/volunteers'])
  })

  it('An organisation’s suggestions are three volunteers and nothing else', async () => {
    signIn(true)
    suggested = volunteers
    await open()
    await screen.findByRole('link', { name: 'Person 1' })
    expect(names(/^Person/)).toEqual(['Person 1', 'Person 2', 'Person 3'])
    expect([...names(/^Offer/), ...names(/^House/)]).toEqual([])
    expect(screen.queryByText(titles.jobs)).toBeNull()
  })

  it('Suggestions show their two strongest reasons, or else their place', async () => {
    signIn(true)
    suggested = volunteers
    await open()
    const people = within(await screen.findByRole('region', { name: titles.people }))
    for (const reason of ['Interests in common', 'Near you']) {
      expect(await people.findByText(reason)).toBeTruthy()
    }
    expect(people.getAllByText('Bilbao')).toHaveLength(2)
  })

  it('Suggestions show that volunteers are loading, and that there are none', async () => {
    signIn(false)
    suggested = []
    await open()
    expect(part(titles.people).textContent).toContain('Loading volunteers...')
    expect(await screen.findByText('No volunteers available')).toBeTruthy()
    expect(screen.getByText('No organisations available')).toBeTruthy()
  })

  it('Suggestions that cannot be loaded are logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    signIn(false)
    server.use(http.get(`${api}/account/user/surfle/true`, () => HttpResponse.json({}, { status: 500 })))
    await open()
    await vi.waitFor(() =>
      expect(logged).toHaveBeenCalledWith('The suggestions could not be loaded', expect.anything()),
    )
    logged.mockRestore()
  })

  it('A guest’s suggestions are offers and organisations; volunteers are for members', async () => {
    await open()
    await screen.findByRole('link', { name: 'House 1' })
    await screen.findByRole('link', { name: 'Offer 1' })
    expect(screen.queryByText(titles.people)).toBeNull()
  })

  it.each([
    ['jobs', titles.jobs, titles.houses],
    ['organisations', titles.houses, titles.jobs],
  ] as const)('Suggestions omit the %s where the page lists them itself', async (listed, absent, there) => {
    signIn(false)
    await open({ listed })
    expect(await screen.findByRole('region', { name: there })).toBeTruthy()
    expect(screen.queryByText(absent)).toBeNull()
  })

  it('The suggestions on a profile page omit its account', async () => {
    await open({ except: 'House 1' })
    await screen.findByRole('link', { name: 'House 2' })
    expect(names(/^House/)).toEqual(['House 2', 'House 3'])
  })

  it.each(['House 1', 'Offer 1'])(
    'Suggestions ask a guest to sign in before %s opens',
    async (name) => {
      await open()
      fireEvent.click(await screen.findByRole('link', { name }))
      // The dialog’s code loads first.
      expect(await screen.findByRole('dialog', { name: 'Login' }, { timeout: 15_000 })).toBeTruthy()
    },
    20_000,
  )
})

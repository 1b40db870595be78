// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ViewerProvider } from '#components/layout/ViewerProvider.tsx'
import { SearchOverlay } from '#components/search/SearchOverlay.tsx'
import { shellNamespaces } from '#i18n/namespaces.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { clearCookies, storeSession } from '#services/session.ts'
import { showScreen } from './accountScreens.tsx'

const host = 'http://localhost:3000/api/account'
const me = { id: 'me', name: 'Lucía Ferrer', provider: false, validated: true, config: { avatar: '' } }
const person = (place: number) => ({
  id: `person-${place}`,
  name: place === 1 ? 'Maximiliana Fernández de la Torre y Bustamante' : `Ana ${place}`,
  provider: false,
  city: '',
  country: '',
  config: { avatar: '' },
})

const meta = { total: 4, limit: 3, page: 1, isLastPage: false }
const offers = ['Plant herbs', 'Plant trees', 'Plant hedges', 'Plant bulbs'].map((title, place) => ({
  id: `offer-${place}`,
  title,
  type: 'online',
  city: '',
  country: '',
  owner: { id: 'huerto', name: 'Huerto Vivo', provider: true, config: { avatar: '' } },
}))

let asked: string[] = []
let kept: string[] = []
let found = 5
let recent = ['one', 'two', 'three', 'four'].map((words) => ({ id: words, search_name: words }))
const server = setupServer(
  http.get(`${host}/user-by-token`, () => HttpResponse.json(me)),
  http.get(`${host}/search`, ({ request }) => {
    const { searchParams } = new URL(request.url)
    asked.push(`${searchParams.get('search')} ${searchParams.get('limit')}`)
    return HttpResponse.json({ users: Array.from({ length: found }, (_, at) => person(at + 1)) })
  }),
  http.post('http://localhost:3000/api/jobs/jobs/globalSearch', async ({ request }) => {
    const { search, limit } = (await request.json()) as { search: string; limit: number }
    return HttpResponse.json({
      data: offers.filter(({ title }) => title.includes(search)).slice(0, limit),
      meta,
    })
  }),
  http.get(`${host}/recent-search/me`, () => HttpResponse.json({ recentSearch: recent })),
  http.post(`${host}/recent-search/me`, async ({ request }) => {
    const body = (await request.json()) as { search_name: string }
    kept.push(body.search_name)
    return HttpResponse.json({ recentSearch: recent })
  }),
  http.delete(`${host}/recent-search/me`, () => new HttpResponse(null, { status: 204 })),
)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  providePublicConfig(publicConfigDefaults)
  storeSession({ accessToken: 'access', refreshToken: 'refresh', user: me })
  asked = []
  kept = []
  found = 5
  recent = ['one', 'two', 'three', 'four'].map((words) => ({ id: words, search_name: words }))
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  server.resetHandlers()
  clearCookies()
})

const box = () => screen.getByRole<HTMLInputElement>('textbox')
const close = vi.fn()
const overlay = (
  <ViewerProvider>
    <SearchOverlay open onClose={close} />
  </ViewerProvider>
)
async function open() {
  close.mockReset()
  // It opens over any page, so it has the dictionaries of the shell alone.
  const shown = await showScreen(overlay, 'en', {}, shellNamespaces.member)
  await screen.findByText('four')
  return shown
}
/** Types, waits for the debounce and the results. */
async function search(words: string) {
  fireEvent.change(box(), { target: { value: words } })
  await waitFor(() => expect(asked).toHaveLength(1), { timeout: 3_000 })
}

describe('the search overlay', () => {
  it('The search overlay takes the focus after 200 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await showScreen(overlay, 'en')
    await act(() => vi.advanceTimersByTimeAsync(199))
    expect(document.activeElement).not.toBe(box())
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(document.activeElement).toBe(box())
  })

  it('The search overlay shows the first offers below the people, and a press opens one', async () => {
    await open()
    await search('Plant')
    const found = await screen.findByRole('region', { name: 'Offers' })
    expect(within(found).getAllByRole('link')).toHaveLength(3)
    const offer = within(found).getByRole('link', { name: /^Plant herbs.*Huerto Vivo · Online$/ })
    expect(offer.getAttribute('href')).toBe('/job/offer-0')
    fireEvent.click(offer)
    expect(close).toHaveBeenCalled()
  })

  it('The search overlay sends one request, 800 ms after the last letter', async () => {
    await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const words of ['a', 'an', 'ana']) {
      fireEvent.change(box(), { target: { value: words } })
      await act(() => vi.advanceTimersByTimeAsync(799))
    }
    expect(asked).toEqual([])
    await act(() => vi.advanceTimersByTimeAsync(1))
    vi.useRealTimers()
    await waitFor(() => expect(asked).toEqual(['ana 5']))
  })

  it('The search overlay shows every recent search, and only the first three during typing', async () => {
    await open()
    const names = () => ['one', 'two', 'three', 'four'].filter((words) => screen.queryByText(words))
    expect(names()).toHaveLength(4)
    fireEvent.change(box(), { target: { value: 'ana' } })
    expect(names()).toEqual(['one', 'two', 'three'])
  })

  it('The search overlay shows skeletons, then people, and with five of them a link to more', async () => {
    const { texts } = await open()
    fireEvent.change(box(), { target: { value: 'ana' } })
    expect(document.querySelector('[aria-busy="true"]')).toBeTruthy()
    expect(await screen.findByText('Ana 5', {}, { timeout: 3_000 })).toBeTruthy()
    expect(document.querySelector('[aria-busy="true"]')).toBeNull()
    expect(screen.getByRole('link', { name: texts.search.seeMore }).getAttribute('href')).toBe('/search/ana')
    expect(screen.getByRole('status').textContent).toBe('5 results')
  })

  it('The search overlay shows no link to more below five results', async () => {
    found = 4
    const { texts } = await open()
    await search('ana')
    await screen.findByText('Ana 4')
    expect(screen.queryByRole('link', { name: texts.search.seeMore })).toBeNull()
  })

  it('The search overlay cuts option labels at forty characters', async () => {
    recent = [{ id: 'long', search_name: 'x'.repeat(60) }, ...recent]
    await open()
    expect(screen.getByText(`${'x'.repeat(40)}…`)).toBeTruthy()
    await search('max')
    expect(await screen.findByText('Maximiliana Fernández de la Torre y Bust…')).toBeTruthy()
  })

  it('The search overlay clears the results with the text, and sends no request for spaces', async () => {
    await open()
    await search('ana')
    await screen.findByText('Ana 5')
    fireEvent.change(box(), { target: { value: '   ' } })
    expect(screen.queryByText('Ana 5')).toBeNull()
    fireEvent.submit(box())
    await new Promise((resolve) => setTimeout(resolve, 900))
    expect([asked, kept, close.mock.calls]).toEqual([['ana 5'], [], []])
  })

  it('The search overlay opens the results page on Enter and remembers the search', async () => {
    const { router } = await open()
    fireEvent.change(box(), { target: { value: '  ana & co ' } })
    fireEvent.submit(box())
    expect(router.push).toHaveBeenCalledWith('/search/ana%20%26%20co')
    expect(close).toHaveBeenCalledOnce()
    await waitFor(() => expect(kept).toEqual(['ana & co']))
  })

  it('The search overlay closes on Escape', async () => {
    await open()
    fireEvent.keyDown(box(), { key: 'Escape' })
    expect(close).toHaveBeenCalledOnce()
  })

  it('The search overlay moves with the arrow keys from the field to the last option and back', async () => {
    await open()
    box().focus()
    const walk = (key: string) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
      return document.activeElement?.textContent
    }
    expect([walk('ArrowDown'), walk('ArrowDown'), walk('ArrowUp')]).toEqual(['one', 'two', 'one'])
    walk('ArrowUp')
    expect(document.activeElement).toBe(box())
    expect(walk('ArrowLeft')).toBe('')
  })

  it('The search overlay only logs failures', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    server.use(
      http.get(`${host}/search`, () => HttpResponse.json({ error: 'Internal error' }, { status: 500 })),
    )
    const { texts } = await open()
    fireEvent.change(box(), { target: { value: 'ana' } })
    await waitFor(() => expect(log).toHaveBeenCalled(), { timeout: 3_000 })
    expect(screen.queryByRole('alert')).toBeNull()
    expect(
      await screen.findByRole('link', { name: texts.search.seeEverything.replace('{term}', 'ana') }),
    ).toBeTruthy()
    log.mockRestore()
  })
})

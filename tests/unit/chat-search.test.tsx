// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ChatList } from '#components/chat/conversations/ChatList.tsx'
import { Viewer } from '#hooks/session/session.ts'
import { showScreen } from './accountScreens.tsx'
import { lucia } from './members.ts'

const api = 'http://localhost:3000/api/chat'

/** Ends the call for this page of a search. */
let waiting = new Map<string, () => void>()
const found = (text: string, nextCursor: string | null) => ({
  conversations: [],
  messages: [
    {
      ...{ id: text, conversation_id: 'c', from: 'them', text, createdAt: '2026-11-21T10:00:00.000Z' },
      ...{ userID_2: 'them', name: 'Mateo', avatar: '' },
    },
  ],
  nextCursor,
})
const server = setupServer(
  http.get(`${api}/allchat`, () => HttpResponse.json([])),
  http.post(`${api}/count`, () => HttpResponse.json([])),
  http.get(`${api}/search`, async ({ request }) => {
    const { searchParams } = new URL(request.url)
    const [search, cursor] = [searchParams.get('search'), searchParams.get('cursor')]
    const page = `${search} ${cursor ? 2 : 1}`
    await new Promise<void>((answer) => waiting.set(page, answer))
    return HttpResponse.json(found(page, cursor || search === 'seeds' ? null : 'more'))
  }),
)

/** Each list is near its end at once. */
class Watcher {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell
  }
  observe() {
    queueMicrotask(() => this.#tell([{ isIntersecting: true }]))
  }
  disconnect() {}
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  waiting = new Map()
  vi.stubGlobal('IntersectionObserver', Watcher)
})
afterEach(() => {
  cleanup()
  for (const answer of waiting.values()) answer()
})

const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } })
const answer = async (page: string) => {
  await waitFor(() => expect([...waiting.keys()]).toContain(page), { timeout: 2_000 })
  await act(async () => waiting.get(page)?.())
}
const shown = () =>
  screen
    .queryAllByRole('link')
    .map((link) => new URL(link.getAttribute('href') ?? '', location.href).searchParams.get('message'))

async function searchTwice() {
  await showScreen(
    <Viewer value={lucia}>
      <ChatList me={lucia} />
    </Viewer>,
    'en',
  )
  type('garden')
  await answer('garden 1')
  await waitFor(() => expect([...waiting.keys()]).toContain('garden 2'))
  type('seeds')
  await waitFor(() => expect([...waiting.keys()]).toContain('seeds 1'))
}

it('A search in the chat shows its own messages alone while more of the one before is being read', async () => {
  await searchTwice()
  await answer('seeds 1')
  await waitFor(() => expect(shown()).toHaveLength(1))
  await answer('garden 2')
  await act(() => new Promise<void>((done) => setTimeout(done, 100)))
  expect(shown()).toEqual(['seeds 1'])
})

it('A search in the chat ends also when more of the one before arrives first', async () => {
  await searchTwice()
  await answer('garden 2')
  await act(() => new Promise<void>((done) => setTimeout(done, 100)))
  await answer('seeds 1')
  await waitFor(() => expect(shown()).toEqual(['seeds 1']), { timeout: 2_000 })
})

it('More messages of a search that is typed again are shown below its first ones', async () => {
  await searchTwice()
  type('garden')
  await answer('garden 2')
  await waitFor(() => expect(shown()).toEqual(['garden 1', 'garden 2']))
})

// @vitest-environment jsdom
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Conversation } from '#contracts/chat.ts'
import { useConversations } from '#hooks/chat/conversations.ts'
import { Viewer } from '#hooks/session/session.ts'
import { clearCookies, storeSession } from '#services/session.ts'
import { huertoVivo, lucia } from './members.ts'

const conversation = (number: number): Conversation => ({
  conversation_id: `01890000-0000-7000-8000-000000000${number + 100}`,
  ...{ userID: lucia.id, userID_2: huertoVivo.id, name: 'Huerto', avatar: '', request: 'none' },
  Account: { name: 'Huerto', config: { avatar: '' } },
  config: {
    ...{ message: 'Hello', text: 'Hello', files: 0, from: huertoVivo.id },
    at: new Date(Date.UTC(2026, 0, 1) - number * 60_000).toISOString(),
  },
})

/** The conversations of the server, the latest first, of which it returns fifty after the one that is named. */
let all: Conversation[] = []
const server = setupServer(
  http.get('http://localhost:3000/api/chat/allchat', ({ request }) => {
    const cursor = new URL(request.url).searchParams.get('cursor')
    const start = cursor ? all.findIndex(({ conversation_id }) => conversation_id === cursor) + 1 : 0
    return HttpResponse.json(all.slice(start, start + 50))
  }),
)
configure({ asyncUtilTimeout: 20_000 })
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => storeSession({ accessToken: 'access-1', refreshToken: 'refresh-1', user: lucia }))
afterEach(() => {
  cleanup()
  clearCookies()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
    <Viewer value={lucia}>{children}</Viewer>
  </SWRConfig>
)

it('The list goes on where it ended when its last conversation got a message that the browser has not heard of', async () => {
  all = Array.from({ length: 120 }, (_, number) => conversation(number))
  const { result } = renderHook(() => useConversations(), { wrapper })
  const count = () => new Set(result.current.data?.map(({ conversation_id }) => conversation_id)).size
  const readOn = () => act(() => result.current.readOn())
  await waitFor(() => expect(count()).toBe(50))
  await readOn()
  await waitFor(() => expect(count()).toBe(100))
  const [last] = all.splice(99, 1)
  if (!last) throw new Error('no conversation')
  all.unshift({ ...last, config: { ...last.config, at: '2026-01-02T00:00:00.000Z' } })
  await readOn()
  await readOn()
  await waitFor(() => expect(count()).toBe(120))
  expect(result.current.data?.[0]?.conversation_id).toBe(last.conversation_id)
})

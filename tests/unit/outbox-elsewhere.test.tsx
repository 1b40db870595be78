// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { useLiveChat } from '#hooks/chat/live.ts'
import type { Outgoing } from '#hooks/chat/outgoing.ts'
import { Viewer } from '#hooks/session/session.ts'
import { clearLocal, writeLocal } from '#services/localStore.ts'
import { huertoVivo, lucia } from './members.ts'

const api = 'http://localhost:3000/api/chat'
const sent: string[] = []
let isAway = false
const server = setupServer(
  http.post(`${api}/count`, () => HttpResponse.json([])),
  http.post<never, { message: string }>(`${api}/save`, async ({ request }) => {
    if (isAway) return HttpResponse.error()
    sent.push((await request.json()).message)
    return HttpResponse.json({ id: '1' }, { status: 201 })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  cleanup()
  clearLocal()
})

const unsent = (text: string): Outgoing => ({
  ...{ key: `key-${text}`, toId: 'her', text, media: [], at: '2026-11-21T10:00:00.000Z' },
})
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <Viewer value={lucia}>{children}</Viewer>
  </SWRConfig>
)

it('What was written offline is sent after a reload from any page, once the connection is back, and of nobody else', async () => {
  isAway = true
  writeLocal('outbox', [lucia.id], [unsent('see you at nine')])
  writeLocal('outbox', [huertoVivo.id], [unsent('of another account')])
  renderHook(useLiveChat, { wrapper })
  await act(() => new Promise<void>((done) => setTimeout(done, 100)))
  expect(sent).toEqual([])
  isAway = false
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(sent).toEqual(['see you at nine']))
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([expect.stringContaining(huertoVivo.id)]))
})

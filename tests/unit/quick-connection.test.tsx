// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { useFriendship } from '#hooks/friends/friendship.ts'
import { Viewer } from '#hooks/session/session.ts'
import { lucia } from './members.ts'

const api = 'http://localhost:3000/api'
const sent: string[] = []
const seen: unknown[] = []
/** What the server saved last, and what ends its first response. */
let saved = 0
let respond: (status?: number) => void = () => {}

const server = setupServer(
  http.post(`${api}/friends/friends`, () =>
    HttpResponse.json({ connections: 0, friends: { status: saved, incoming: false } }),
  ),
  http.post(`${api}/friends/add`, async () => {
    sent.push('add')
    const status =
      sent.length === 1 ? await new Promise<number | undefined>((done) => (respond = done)) : undefined
    if (status) return HttpResponse.json({ error: 'Internal error', message: '' }, { status })
    saved = 1
    return HttpResponse.json({ status: saved })
  }),
  http.post(`${api}/friends/remove`, () => {
    sent.push('remove')
    saved = 0
    return HttpResponse.json({ status: saved })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  sent.length = 0
  saved = 0
})
afterAll(() => server.close())

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
    <Viewer value={lucia}>{children}</Viewer>
  </SWRConfig>
)

/** Asks for a connection, withdraws and asks again, all before the server has responded to the first. */
async function changeMind() {
  const { result } = renderHook(
    () => {
      const friendship = useFriendship('mateo')
      seen.push(friendship.friendship?.friends.status)
      return friendship
    },
    { wrapper },
  )
  const shown = () => result.current.friendship?.friends.status
  await waitFor(() => expect(shown()).toBe(0))
  for (const [name, status] of [
    ['connect', 1],
    ['remove', 0],
    ['connect', 1],
  ] as const) {
    await act(async () => void result.current[name]().catch(() => {}))
    await waitFor(() => expect(shown()).toBe(status))
  }
  await waitFor(() => expect(sent[0]).toBe('add'))
  seen.length = 0
  return shown
}

it('Who changes their mind on a slow line sees only what they chose last, and the server gets it in that order', async () => {
  const shown = await changeMind()
  expect(sent).toEqual(['add'])
  await act(async () => respond())
  await waitFor(() => expect([sent, saved]).toEqual([['add', 'remove', 'add'], 1]))
  expect(shown()).toBe(1)
  expect(seen.filter((status) => status !== 1)).toEqual([])
})

it('What follows a request that failed is sent all the same', async () => {
  const shown = await changeMind()
  await act(async () => respond(500))
  await waitFor(() => expect([sent, saved]).toEqual([['add', 'remove', 'add'], 1]))
  await waitFor(() => expect(shown()).toBe(1))
})

// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, type HttpResponseResolver, http, type PathParams } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Notification } from '#contracts/notifications.ts'
import type { SearchAlert } from '#contracts/savedSearches.ts'
import { useEndSession, useSessions } from '#hooks/account/security.ts'
import { useBlock, useBlocks } from '#hooks/friends/blocks.ts'
import { useMute, useMutes } from '#hooks/friends/mutes.ts'
import { useSavedSearchActs, useSavedSearches } from '#hooks/jobs/savedSearches.ts'
import { useLiveNotifications, useNotifications } from '#hooks/notifications/notifications.ts'
import { Viewer } from '#hooks/session/session.ts'
import { emitLiveEvent } from '#services/live/hub.ts'
import { lucia } from './members.ts'

const api = 'http://localhost:3000/api'

/** Ends the call about this id, which the server has not answered yet. */
let waiting = new Map<string, (status?: number) => void>()
let listed: string[] = []
const answerLater: HttpResponseResolver<PathParams, { action_id: string }> = async ({ params, request }) => {
  const id = String(params.id ?? (await request.json()).action_id)
  const status = await new Promise<number | undefined>((answer) => waiting.set(id, answer))
  return status ? HttpResponse.json({}, { status }) : HttpResponse.json({})
}
const list = (toItem: (id: string) => object) => () => HttpResponse.json(listed.map(toItem))

const notification = (id: string): Notification => ({
  ...{ id, type: 'comments', name: 'Mateo', id_notify: 'mateo', action_id: id, detail: '' },
  ...{ avatar: '', about: '', createdAt: '2026-11-21T10:00:00.000Z', read: true },
})
const search = (id: string) => ({ id, frequency: 'daily', channels: ['email'], paused: false })
const server = setupServer(
  http.get(
    `${api}/account/sessions`,
    list((id) => ({ id })),
  ),
  http.delete(`${api}/account/sessions/:id`, answerLater),
  http.get(`${api}/jobs/saved-searches`, list(search)),
  http.delete(`${api}/jobs/saved-searches/:id`, answerLater),
  http.put(`${api}/jobs/saved-searches/:id`, answerLater),
  http.get(
    `${api}/moderation/mutes`,
    list((id) => ({ id })),
  ),
  http.delete(`${api}/moderation/mute/:id`, answerLater),
  http.get(
    `${api}/moderation/blocks`,
    list((id) => ({ id })),
  ),
  http.delete(`${api}/moderation/block/:id`, answerLater),
  http.get(`${api}/notifications/notify`, list(notification)),
  http.post(`${api}/notifications/deleteNotify`, answerLater),
  http.get(`${api}/notifications/notify/count`, () => HttpResponse.json({ total: 2, unread: 0 })),
)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  listed = ['1', '2', '3']
  waiting = new Map()
})
afterEach(() => {
  cleanup()
  for (const answer of waiting.values()) answer()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
    <Viewer value={lucia}>{children}</Viewer>
  </SWRConfig>
)

type Screen = { data?: { id: string }[]; remove: (id: string) => Promise<unknown> }

/** A list as its screen uses it; `shown` are the ids that it shows. */
async function open(useScreen: () => Screen) {
  const { result } = renderHook(useScreen, { wrapper })
  const shown = () => result.current.data?.map(({ id }) => id).join('')
  await waitFor(() => expect(shown()).toBe('123'))
  const remove = async (id: string) => {
    const removed: Promise<unknown>[] = []
    await act(async () => {
      removed.push(result.current.remove(id).catch(() => 'refused'))
    })
    return { isDone: () => act(() => Promise.all(removed)) }
  }
  return { result, shown, remove }
}

/** Time for what a hook fetches after a call. */
const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 50)))

/** The server has done what it was asked for: from now on its list lacks these. */
const finish = (...ids: string[]) => {
  listed = listed.filter((id) => !ids.includes(id))
}

const lists: Record<string, () => Screen> = {
  'signed-in devices': () => ({ data: useSessions().data, remove: useEndSession() }),
  'saved searches': () => {
    const { data } = useSavedSearches()
    const { remove } = useSavedSearchActs()
    return { data, remove: (id) => remove(data?.find((one) => one.id === id) ?? Object(search(id))) }
  },
  'muted accounts': () => ({ data: useMutes().data, remove: useMute().unmute }),
  'blocked accounts': () => ({ data: useBlocks().data, remove: useBlock().unblock }),
  notifications: () => {
    useLiveNotifications()
    const { data, dismiss } = useNotifications()
    return { data, remove: (id) => dismiss([notification(id)]) }
  },
}

describe.each(Object.entries(lists))('the list of %s', (_name, useScreen) => {
  it('Two that are removed one right after the other both stay away', async () => {
    const { shown, remove } = await open(useScreen)
    const removed = [await remove('1'), await remove('2')]
    await waitFor(() => expect(waiting.size).toBe(2))
    expect(shown()).toBe('3')
    for (const [place, id] of ['1', '2'].entries()) {
      finish(id)
      await act(async () => waiting.get(id)?.())
      await removed[place]?.isDone()
      await settle()
      expect(shown()).toBe('3')
    }
  })

  it('One that the server refuses to remove returns, and the other stays away', async () => {
    const { shown, remove } = await open(useScreen)
    const [first, second] = [await remove('1'), await remove('2')]
    await waitFor(() => expect(waiting.size).toBe(2))
    await act(async () => waiting.get('1')?.(503))
    expect(await first.isDone()).toEqual(['refused'])
    finish('2')
    await act(async () => waiting.get('2')?.())
    await second.isDone()
    await waitFor(() => expect(shown()).toBe('13'))
  })

  it('One alone that the server refuses to remove returns at once, also while nothing can be read', async () => {
    const { shown, remove } = await open(useScreen)
    const { isDone } = await remove('1')
    await waitFor(() => expect(waiting.size).toBe(1))
    expect(shown()).toBe('23')
    server.use(http.get(`${api}/*`, () => HttpResponse.error()))
    await act(async () => waiting.get('1')?.(503))
    expect(await isDone()).toEqual(['refused'])
    await waitFor(() => expect(shown()).toBe('123'))
    server.resetHandlers()
  })
})

it('A dismissed notification stays away when a live count arrives before the response', async () => {
  const { shown, remove } = await open(lists.notifications as () => Screen)
  const { isDone } = await remove('1')
  await waitFor(() => expect(waiting.size).toBe(1))
  finish('1')
  await act(async () => emitLiveEvent('badge', { notifications: 2, messages: 0, unread: 0 }))
  expect(shown()).toBe('23')
  await act(async () => waiting.get('1')?.())
  await isDone()
  expect(shown()).toBe('23')
})

it('Changes of two saved searches both stay while they are sent and after it', async () => {
  const { result } = renderHook(() => ({ ...useSavedSearches(), ...useSavedSearchActs() }), { wrapper })
  await waitFor(() => expect(result.current.data).toHaveLength(3))
  const change = (place: number, alert: Partial<SearchAlert>) =>
    act(async () => {
      const saved = result.current.data?.[place]
      if (saved) void result.current.change(saved, alert)
    })
  const both = [{ frequency: 'weekly' }, { paused: true }, { frequency: 'daily', paused: false }]
  await change(0, { frequency: 'weekly' })
  await change(1, { paused: true })
  expect(result.current.data).toMatchObject(both)
  await waitFor(() => expect(waiting.size).toBe(2))
  for (const answer of waiting.values()) {
    await act(async () => answer())
    await settle()
    expect(result.current.data).toMatchObject(both)
  }
})

// @vitest-environment jsdom
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { notificationTopics } from '#contracts/lists.ts'
import type { NotificationPreferences } from '#contracts/notifications.ts'
import {
  useNotificationPreferences,
  useSaveNotificationPreferences,
} from '#hooks/account/notificationPreferences.ts'

const inSite = (jobs: boolean, comments: boolean): NotificationPreferences => {
  const inApp = { inApp: true, email: 'never' } as const
  const topics = Object.fromEntries(
    notificationTopics.map((topic) => [topic, inApp]),
  ) as NotificationPreferences
  return { ...topics, jobs: { ...inApp, inApp: jobs }, comments: { ...inApp, inApp: comments } }
}

let saved = inSite(true, true)
let reads = 0
/** Ends the requests, by whether they want notifications of comments. */
const answers = new Map<boolean, (isRefused: boolean) => void>()
const server = setupServer(
  http.get('http://localhost:3000/api/notifications/preferences', () => {
    reads += 1
    return HttpResponse.json(saved)
  }),
  http.put<never, NotificationPreferences>(
    'http://localhost:3000/api/notifications/preferences',
    async ({ request }) => {
      const input = await request.json()
      if (await new Promise<boolean>((done) => answers.set(input.comments.inApp, done)))
        return HttpResponse.json({ error: 'Internal error', message: '' }, { status: 500 })
      saved = input
      return HttpResponse.json(saved)
    },
  ),
)
// A busy machine takes seconds to compile what the first call loads.
const timeout = 20_000
configure({ asyncUtilTimeout: timeout })
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  cleanup()
  answers.clear()
})

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
)

it('A choice that was saved stays when the next one is refused, which is shown as it was', async () => {
  const { result } = renderHook(
    () => ({ shown: useNotificationPreferences().data, save: useSaveNotificationPreferences() }),
    { wrapper },
  )
  await waitFor(() => expect(result.current.shown).toEqual(inSite(true, true)))
  const refused: unknown[] = []
  const choose = (next: NotificationPreferences) =>
    act(async () => void result.current.save(next).catch((error: unknown) => refused.push(error)))
  const respond = async (isRefused: boolean) => {
    await vi.waitFor(() => expect(answers.size).toBe(2), { timeout })
    answers.get(!isRefused)?.(isRefused)
    await act(() => new Promise<void>((done) => setTimeout(done, 100)))
  }
  await choose(inSite(false, true))
  expect(result.current.shown).toEqual(inSite(false, true))
  await choose(inSite(false, false))
  expect(result.current.shown).toEqual(inSite(false, false))
  await respond(false)
  expect(result.current.shown).toEqual(inSite(false, false))
  const readsBefore = reads
  await respond(true)
  expect(refused).toHaveLength(1)
  expect(result.current.shown).toEqual(inSite(false, true))
  await waitFor(() => expect(reads).toBe(readsBefore + 1))
})

// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import useSWR, { SWRConfig } from 'swr'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Applicant } from '#contracts/applications.ts'
import type { Job } from '#contracts/jobs.ts'
import type { Post } from '#contracts/posts.ts'
import type { SavedSearch } from '#contracts/savedSearches.ts'
import { useChangeNotifications, useNotificationPreferences } from '#hooks/account/notificationPreferences.ts'
import { useBlock, useBlocks } from '#hooks/friends/blocks.ts'
import { useMute, useMutes } from '#hooks/friends/mutes.ts'
import { useShortlist } from '#hooks/jobs/applications.ts'
import { useFavorite } from '#hooks/jobs/favorite.ts'
import { useSavedSearchActs, useSavedSearches } from '#hooks/jobs/savedSearches.ts'
import { useLikePost } from '#hooks/posts/likes.ts'
import { useHidePost, useSavePost } from '#hooks/posts/marks.ts'
import { Viewer } from '#hooks/session/session.ts'
import { keys } from '#lib/keys.ts'
import { lucia } from './members.ts'

const api = 'http://localhost:3000/api'
/** What the server has, what it was asked for, and what ends the first of its responses. */
let isOn = false
let asked: boolean[] = []
let respond: (status?: number) => void = () => {}

/** Responds to the first call when the test says so; from then on at once. */
async function change(to: boolean) {
  asked.push(to)
  const status =
    asked.length === 1 ? await new Promise<number | undefined>((done) => (respond = done)) : refusal
  if (status) return HttpResponse.json({ error: 'Internal error', message: '' }, { status })
  isOn = to
  return HttpResponse.json({ liked: to, likes: Number(to) })
}
let refusal: number | undefined
const list = () => HttpResponse.json(isOn ? [{ id: '1' }] : [])
const applicant = () => Object({ id: '1', job: { id: 'j' }, applicant: { shortlisted: isOn } })
const search = () => ({ id: '1', frequency: 'daily', channels: ['email'], paused: isOn })

const server = setupServer(
  http.get(`${api}/moderation/mutes`, list),
  http.post(`${api}/moderation/mute/1`, () => change(true)),
  http.delete(`${api}/moderation/mute/1`, () => change(false)),
  http.get(`${api}/moderation/blocks`, list),
  http.post(`${api}/moderation/block/1`, () => change(true)),
  http.delete(`${api}/moderation/block/1`, () => change(false)),
  http.post(`${api}/posts/posts/1/save`, () => change(true)),
  http.delete(`${api}/posts/posts/1/save`, () => change(false)),
  http.post(`${api}/posts/posts/1/hide`, () => change(true)),
  http.delete(`${api}/posts/posts/1/hide`, () => change(false)),
  http.post(`${api}/posts/posts/1/like`, () => change(true)),
  http.delete(`${api}/posts/posts/1/like`, () => change(false)),
  http.post(`${api}/jobs/jobs/1/favorite`, () => change(true)),
  http.delete(`${api}/jobs/jobs/1/favorite`, () => change(false)),
  http.get(`${api}/jobs/job/application`, () => HttpResponse.json({ data: [applicant()] })),
  http.put<never, { shortlisted: boolean }>(`${api}/jobs/job/application/shortlist`, async ({ request }) =>
    change((await request.json()).shortlisted),
  ),
  http.get(`${api}/jobs/saved-searches`, () => HttpResponse.json([search()])),
  http.put<never, { paused: boolean }>(`${api}/jobs/saved-searches/1`, async ({ request }) =>
    change((await request.json()).paused),
  ),
  http.get(`${api}/notifications/preferences`, () =>
    HttpResponse.json({ mention: { inApp: isOn, email: 'daily' } }),
  ),
  http.put<never, { mention: { inApp: boolean } }>(`${api}/notifications/preferences`, async ({ request }) =>
    change((await request.json()).mention.inApp),
  ),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  isOn = false
  asked = []
  refusal = undefined
})
afterEach(cleanup)

const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
    <Viewer value={lucia}>{children}</Viewer>
  </SWRConfig>
)

type Screen = { shown: boolean | undefined; choose: (to: boolean) => Promise<unknown> }

/** The page of a post, which the server does not send again. */
const usePost = () => {
  const post = Object({ id: '1', saved: isOn, hidden: isOn, liked: isOn, likes: Number(isOn) })
  return useSWR<Post>(keys.post('1'), () => post, { revalidateIfStale: false, revalidateOnFocus: false })
}

const screens: Record<string, () => Screen> = {
  'mute an account': () => {
    const { mute, unmute } = useMute()
    const { data } = useMutes()
    return { shown: data && data.length > 0, choose: (to) => (to ? mute('1') : unmute('1')) }
  },
  'block an account': () => {
    const { block, unblock } = useBlock()
    const { data } = useBlocks()
    return {
      shown: data && data.length > 0,
      choose: (to) => (to ? block('1', async () => {}) : unblock('1')),
    }
  },
  'save a post': () => {
    const save = useSavePost()
    return { shown: usePost().data?.saved, choose: (to) => save('1', to) }
  },
  'hide a post': () => {
    const hide = useHidePost()
    return { shown: usePost().data?.hidden, choose: (to) => hide('1', to) }
  },
  'like a post': () => {
    const like = useLikePost()
    const { data } = usePost()
    return { shown: data?.liked, choose: () => like(data as Post) }
  },
  'save an offer': () => {
    const toggle = useFavorite()
    const offer = Object({ id: '1', favorite: isOn })
    const { data } = useSWR<Job>(keys.job('1'), () => offer, { revalidateIfStale: false })
    return { shown: data?.favorite, choose: () => toggle(data as Job) }
  },
  'put an applicant on the shortlist': () => {
    const shortlist = useShortlist()
    const key = keys.applications({ job_id: 'j' })
    const { data } = useSWR<{ data: Applicant[] }>(key, async () => ({ data: [applicant()] }))
    const [first] = data?.data ?? []
    return {
      shown: first?.applicant.shortlisted,
      choose: (to) => shortlist(first ? [first] : [], to),
    }
  },
  'pause a saved search': () => {
    const { change: save } = useSavedSearchActs()
    const { data } = useSavedSearches()
    return {
      shown: data?.[0]?.paused,
      choose: (to) => save(data?.[0] as SavedSearch, { paused: to }),
    }
  },
  'choose where mentions are told': () => {
    const choose = useChangeNotifications()
    const { data } = useNotificationPreferences()
    return { shown: data?.mention.inApp, choose: (to) => choose('mention', { inApp: to }) }
  },
}

/** Time for what a hook fetches after a call. */
const settle = () => act(() => new Promise<void>((done) => setTimeout(done, 50)))

/** Chooses the other state and back, both before the server has responded to the first; `seen` is what was shown since then. */
async function changeMind(useScreen: () => Screen, from: boolean) {
  isOn = from
  const seen: unknown[] = []
  const { result } = renderHook(
    () => {
      const screen = useScreen()
      seen.push(screen.shown)
      return screen
    },
    { wrapper },
  )
  await waitFor(() => expect(result.current.shown).toBe(from))
  for (const to of [!from, from]) {
    await act(async () => void result.current.choose(to).catch(() => {}))
    await settle()
  }
  expect(asked[0]).toBe(!from)
  seen.length = 0
  return { result, seen }
}

describe.each(Object.entries(screens))(
  'Who wants to %s on a slow line and changes their mind',
  (name, useScreen) => {
    /** To mute and to block somebody are asked first and shown when they are done; undoing them is shown at once. */
    const from = name.startsWith('mute') || name.startsWith('block')

    it('The server gets both in their order, and nothing but the last is shown any more', async () => {
      const { result, seen } = await changeMind(useScreen, from)
      expect(asked).toEqual([!from])
      await act(async () => respond())
      await waitFor(() => expect([asked, isOn]).toEqual([[!from, from], from]))
      await settle()
      expect(result.current.shown).toBe(from)
      if (!from) expect(seen.filter((shown) => shown !== from)).toEqual([])
    })

    it('When what is sent is refused it is shown as it was', async () => {
      const { result } = await changeMind(useScreen, from)
      refusal = 500
      await act(async () => respond(500))
      await settle()
      await waitFor(() => expect(result.current.shown).toBe(from))
    })
  },
)

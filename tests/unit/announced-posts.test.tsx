// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig, unstable_serialize } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePosts } from '#hooks/posts/reads.ts'
import { minute } from '#lib/durations.ts'
import { keys } from '#lib/keys.ts'
import { setConnected } from '#services/live/hub.ts'
import { listPosts } from '#services/posts.ts'

vi.mock('#services/posts.ts', async (original) => ({ ...(await original()), listPosts: vi.fn() }))

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  cleanup()
  setConnected(false)
  vi.useRealTimers()
})

it('A feed is read once more a minute after its page was, for what the stream did not announce yet, then rarely', async () => {
  const page = { data: [], nextCursor: null }
  const read = vi.mocked(listPosts).mockResolvedValue(page)
  const config = {
    provider: () => new Map(),
    fallback: { [unstable_serialize(keys.posts({}))]: page },
    revalidateOnMount: false,
  }
  const wrapper = ({ children }: { children: ReactNode }) => <SWRConfig value={config}>{children}</SWRConfig>
  const { rerender } = renderHook(() => usePosts(), { wrapper })
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await wait(4_000)
  act(() => setConnected(true))
  await wait(minute / 2)
  // What the list shows changes meanwhile.
  rerender()
  await wait(minute / 2)
  expect(read).toHaveBeenCalledTimes(1)
  await wait(4.5 * minute)
  expect(read).toHaveBeenCalledTimes(1)
  await wait(minute)
  expect(read).toHaveBeenCalledTimes(2)
})

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useReconnected } from '#hooks/live/live.ts'
import { setConnected } from '#services/live/hub.ts'

afterEach(() => {
  cleanup()
  setConnected(false)
})

it('What was missed is read once each time the stream comes back, and not when it first opens', () => {
  const read = vi.fn()
  renderHook(() => useReconnected(read))
  act(() => setConnected(true))
  expect(read).toHaveBeenCalledTimes(0)
  for (const times of [1, 2]) {
    act(() => setConnected(false))
    act(() => setConnected(true))
    expect(read).toHaveBeenCalledTimes(times)
  }
})

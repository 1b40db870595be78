// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useLateField } from '#components/ui/fields/useLateField.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('A field is ready once its code has loaded, and tries again once online where that failed', async () => {
  const load = vi.fn(async () => {})
  load.mockRejectedValueOnce(new Error('offline'))
  const { result } = renderHook(() => useLateField(load))
  await act(async () => {})
  expect([result.current, load.mock.calls.length]).toEqual([false, 1])
  await act(async () => window.dispatchEvent(new Event('online')))
  expect([result.current, load.mock.calls.length]).toEqual([true, 2])
})

it('A field whose page was left before its code arrived does nothing more', async () => {
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  const code = Promise.withResolvers<void>()
  const missing = Promise.withResolvers<void>()
  for (const { promise } of [code, missing]) renderHook(() => useLateField(() => promise)).unmount()
  // An update of React asks the window for its event.
  vi.stubGlobal('window', undefined)
  code.resolve()
  missing.reject(new Error('offline'))
  await new Promise(setImmediate)
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime.js'
import type { NextRouter } from 'next/router'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useListParams } from '#hooks/browser/address.ts'
import { parseSearch } from '#lib/jobSearch.ts'
import { paths } from '#lib/paths.ts'

afterEach(cleanup)

/** The search of offers at an address; `arrive` renders it at another one, as the router does after a push. */
function showSearch(first: NextRouter['query']) {
  const push = vi.fn(async (_address: unknown) => true)
  let query = first
  const router = {
    ...{ route: '/jobs', pathname: '/jobs', asPath: '/jobs', basePath: '' },
    ...{ isReady: true, isFallback: false, isLocaleDomain: false, isPreview: false },
    push,
    replace: async () => true,
    reload: () => {},
    back: () => {},
    forward: () => {},
    prefetch: async () => {},
    beforePopState: () => {},
    events: { on: () => {}, off: () => {}, emit: () => {} },
  }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterContext value={{ ...router, query }}>{children}</RouterContext>
  )
  const { result, rerender } = renderHook(() => useListParams(parseSearch, paths.jobs), { wrapper })
  const arrive = (next: NextRouter['query']) => {
    query = next
    rerender()
  }
  const getPushed = () => push.mock.lastCall?.[0]
  return { result, arrive, rerender, getPushed }
}

it('A second change, made before the address of the first is rendered, keeps the first', () => {
  const { result, rerender, getPushed } = showSearch({ query: 'garden' })
  act(() => result.current.change({ country: 'ES' }))
  expect(getPushed()).toBe('/jobs?query=garden&country=ES')
  rerender()
  act(() => result.current.change({ verified: true }))
  expect(getPushed()).toBe('/jobs?query=garden&country=ES&verified=true')
})

it('A change starts from the address that is shown, also after going back', () => {
  const { result, arrive, getPushed } = showSearch({})
  act(() => result.current.change({ country: 'ES' }))
  arrive({ country: 'ES' })
  arrive({})
  act(() => result.current.change({ verified: true }))
  expect(getPushed()).toBe('/jobs?verified=true')
})

it('A change returns to the first page, and a page keeps the filters', () => {
  window.scrollTo = vi.fn()
  const { result, getPushed } = showSearch({ country: 'ES', page: '3' })
  act(() => result.current.toPage(4))
  expect(getPushed()).toBe('/jobs?country=ES&page=4')
  act(() => result.current.change({ country: 'PT' }))
  expect(getPushed()).toBe('/jobs?country=PT')
})

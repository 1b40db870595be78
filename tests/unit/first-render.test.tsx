// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { SWRConfig, unstable_serialize } from 'swr'
import { afterEach, expect, it, vi } from 'vitest'
import { ViewerProvider } from '#components/layout/ViewerProvider.tsx'
import { useReaderTimeZone } from '#components/ui/time/useReaderTimeZone.ts'
import { useMe } from '#hooks/session/session.ts'
import { cookieNames } from '#lib/cookies.ts'
import { keys } from '#lib/keys.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Renders on the server and then in the browser; returns what a reader sees, and the texts of both. */
async function hydrate(page: ReactNode) {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(page)
  const first = root.textContent
  const hydrated = await act(async () => hydrateRoot(root, page))
  const later = root.textContent
  hydrated.unmount()
  return { first, later }
}

it('A reader in another time zone sees it without a second render of what shows no time', async () => {
  providePublicConfig({ ...publicConfigDefaults, timeZone: 'Europe/Madrid' })
  const format = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...format,
    timeZone: 'Asia/Tokyo',
  })
  let renders = 0
  const Title = () => {
    renders += 1
    return 'Offers, '
  }
  const Zone = () => useReaderTimeZone()
  const page = (
    <>
      <Title />
      <Zone />
    </>
  )
  expect(await hydrate(page)).toEqual({ first: 'Offers, Europe/Madrid', later: 'Offers, Asia/Tokyo' })
  expect(renders, 'one on the server, one in the browser').toBe(2)
})

it('Who reads the account that came with the page renders once', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the session of this browser
  document.cookie = `${cookieNames.token}=signed`
  let renders = 0
  const Name = () => {
    renders += 1
    return useMe()?.name ?? 'a guest'
  }
  const cache = new Map([[unstable_serialize(keys.me), { data: { name: 'Lucía' } }]])
  const page = (
    <SWRConfig value={{ provider: () => cache, revalidateOnMount: false }}>
      <ViewerProvider>
        <Name />
      </ViewerProvider>
    </SWRConfig>
  )
  expect(await hydrate(page)).toEqual({ first: 'Lucía', later: 'Lucía' })
  expect(renders, 'one on the server, one in the browser').toBe(2)
})

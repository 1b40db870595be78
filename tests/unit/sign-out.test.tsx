// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime.js'
import type { NextRouter } from 'next/router'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useChosenIds } from '#hooks/jobs/chosen.ts'
import { useWayBack, useWaysBack } from '#hooks/session/wayBack.ts'
import { brand } from '#lib/brand.ts'
import { paths } from '#lib/paths.ts'
import { storedInvitation, storeInvitation } from '#services/invitation.ts'
import { clearCookies, storeSession } from '#services/session.ts'
import { lucia } from './members.ts'

const search = '/jobs?query=garden&city=Valencia'
const router = {
  ...{ route: '/jobs', pathname: '/jobs', asPath: search, basePath: '', query: {} },
  ...{ isReady: true, isFallback: false, isLocaleDomain: false, isPreview: false },
  ...{ push: async () => true, replace: async () => true, prefetch: async () => {} },
  ...{ reload: () => {}, back: () => {}, forward: () => {}, beforePopState: () => {} },
  events: { on: () => {}, off: () => {}, emit: () => {} },
} satisfies NextRouter
const wrapper = ({ children }: { children: ReactNode }) => (
  <RouterContext value={router}>{children}</RouterContext>
)

/** A tab: its copy of the modules of a session. */
async function openTab() {
  vi.resetModules()
  const { browser } = await import('#services/http/signedOut.ts')
  const goTo = vi.spyOn(browser, 'goTo').mockImplementation(() => {})
  return { ...(await import('#services/sessionEnd.ts')), goTo }
}

function useScreens() {
  useWaysBack()
  return useChosenIds('offer')
}

/** Somebody searches, chooses an applicant and has followed an invitation; then the screen of the session is gone. */
function leaveTraces() {
  const { result } = renderHook(useScreens, { wrapper })
  act(() => result.current.save(['applicant']))
  storeInvitation('of-mateo')
  sessionStorage.setItem('another-product', 'stays')
  cleanup()
}
const wayBack = () => renderHook(() => useWayBack([paths.jobs()]), { wrapper }).result.current.href

beforeEach(() => {
  storeSession({ accessToken: 'access', refreshToken: 'refresh', user: lucia })
  leaveTraces()
})
afterEach(() => {
  cleanup()
  clearCookies()
  sessionStorage.clear()
})

const expectNothingLeft = () => {
  expect(Object.keys(sessionStorage)).toEqual(['another-product'])
  expect([wayBack(), storedInvitation()]).toEqual([paths.jobs(), ''])
}

it('Signing out leaves no search, no chosen applicants and no invitation to the next person in this tab', async () => {
  const tab = await openTab()
  expect([wayBack(), storedInvitation()]).toEqual([search, 'of-mateo'])
  await tab.signOutEverywhere(paths.login())
  await waitFor(() => expect(tab.goTo).toHaveBeenCalledWith(paths.login()))
  expectNothingLeft()
})

/** Another tab of this browser says that the session has ended, and that all tabs open this page. */
async function endElsewhere(to: string | null) {
  const tab = await openTab()
  const stop = tab.listenToSession(lucia.id)
  const channel = new BroadcastChannel(`${brand.slug}.session`)
  channel.postMessage({ kind: 'ended', userId: lucia.id, to })
  await waitFor(() => expect(tab.goTo).toHaveBeenCalledTimes(1))
  channel.close()
  stop()
}

it('Signing out in another tab leaves nothing in this one either', async () => {
  await endElsewhere(paths.login())
  expectNothingLeft()
})

it('A session that has expired leaves its owner the way back to their search', async () => {
  await endElsewhere(null)
  expect(wayBack()).toBe(search)
})

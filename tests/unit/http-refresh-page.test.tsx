// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { RefreshTokenPage } from '#components/dev/RefreshTokenPage.tsx'
import texts from '#i18n/br/dev.ts'
import { calls } from '#lib/calls.ts'
import { browser } from '#services/http/signedOut.ts'
import { clearCookies, readTokens, storeTokens } from '#services/session.ts'
import { showScreen } from './accountScreens.tsx'

const account = 'http://localhost:3000/api/account'
let refresh = (): Response => HttpResponse.json({ accessToken: 'token-2', refreshToken: 'refresh-2' })

const server = setupServer(
  http.post(account + calls.account.refresh, () => refresh()),
  http.get(account + calls.account.me, ({ request }) =>
    request.headers.get('authorization') === 'Bearer token-2'
      ? HttpResponse.json({ id: '1' })
      : HttpResponse.json({ error: 'Not signed in' }, { status: 401 }),
  ),
)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
afterEach(() => {
  cleanup()
  clearCookies()
})

const show = () => showScreen(<RefreshTokenPage />, 'br')
const press = () => userEvent.click(screen.getByRole('button', { name: texts.refresh.test }))
const lastLine = () => screen.getAllByRole('listitem').at(-1)?.textContent

it('The refresh page shows which tokens exist', async () => {
  await show()
  expect(lastLine()).toContain(texts.refresh.none)
  cleanup()
  storeTokens({ accessToken: 'token-1' })
  await show()
  expect(lastLine()).toContain(texts.refresh.onlyToken)
})

it('The refresh page uses the refresh token and reports success', async () => {
  storeTokens({ accessToken: 'token-1', refreshToken: 'refresh-1' })
  await show()
  await press()
  expect(await screen.findByText(texts.refresh.refreshed)).toBeTruthy()
  expect(readTokens()).toEqual({ token: 'token-2', refreshToken: 'refresh-2' })
})

it('The refresh page reports a failure and that no token is left', async () => {
  const goTo = vi.spyOn(browser, 'goTo').mockImplementation(() => {})
  refresh = () => HttpResponse.json({ error: 'Session ended' }, { status: 401 })
  storeTokens({ accessToken: 'token-1', refreshToken: 'refresh-1' })
  await show()
  await press()
  expect(await screen.findByText(texts.refresh.failed)).toBeTruthy()
  expect(lastLine()).toContain(texts.refresh.none)
  expect(goTo).toHaveBeenCalledWith('/login')
})

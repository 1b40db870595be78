// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { NewEmail } from '#components/account/settings/security/NewEmail.tsx'
import { clearCookies, storeSession } from '#services/session.ts'
import { accountEndpoint, showScreen } from './accountScreens.tsx'
import { lucia as me } from './members.ts'

const server = setupServer()
const sessions = http.get('http://localhost:3000/api/account/sessions', () => HttpResponse.json([]))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => storeSession({ accessToken: 'access-1', refreshToken: 'refresh-1', user: me }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
  clearCookies()
})

it('A wrong current password is said under its field, which gets the focus', async () => {
  const wrong = { error: 'wrong password', message: '', fields: { password: 'password-wrong' } }
  const endpoint = accountEndpoint('post', 'email', () => HttpResponse.json(wrong, { status: 403 }))
  server.use(endpoint.handler, sessions)
  const { texts } = await showScreen(<NewEmail me={me} />, 'en')
  const password = screen.getByLabelText<HTMLInputElement>(/Current password/)
  const email = screen.getByRole('textbox', { name: new RegExp(texts.settings.security.newEmailField) })
  fireEvent.change(email, { target: { value: 'new@brota.example' } })
  fireEvent.change(password, { target: { value: 'not-mine-at-all' } })
  fireEvent.click(screen.getByRole('button', { name: texts.settings.security.changeEmail }))
  expect(await screen.findByText(texts.validation['password-wrong'])).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(password))
  expect(password.getAttribute('aria-invalid')).toBe('true')
})

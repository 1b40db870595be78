// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { Devices } from '#components/account/settings/security/Devices.tsx'
import { NewEmail } from '#components/account/settings/security/NewEmail.tsx'
import { UnsubscribeScreen } from '#components/account/settings/UnsubscribeScreen.tsx'
import { NotMeScreen } from '#components/account/signIn/NotMeScreen.tsx'
import { OwnVerificationCard } from '#components/moderation/OwnVerificationCard.tsx'
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

const host = 'http://localhost:3000/api'
const expectFocus = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name })))

it('A device that was signed out leaves the focus in the list', async () => {
  const device = { device: 'Phone', usedAt: new Date().toISOString(), current: false }
  server.use(
    http.get(`${host}/account/sessions`, () => HttpResponse.json([{ ...device, id: '1' }])),
    http.delete(`${host}/account/sessions/1`, () => new HttpResponse(null, { status: 204 })),
  )
  const { texts } = await showScreen(<Devices />, 'en')
  const { endDeviceNamed, devices } = texts.settings.security
  const button = await screen.findByRole('button', { name: endDeviceNamed.replace('{name}', 'Phone') })
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(button.isConnected).toBe(false))
  await expectFocus(devices)
})

it.each([UnsubscribeScreen, NotMeScreen])(
  'After its button is pressed the heading has the focus',
  async (Screen) => {
    const answer = () => HttpResponse.json({ resetToken: 'new' })
    const signedOut = () => HttpResponse.json({ error: 'Unauthorized', message: '' }, { status: 401 })
    server.use(
      http.post(`${host}/account/unsubscribe`, answer),
      http.post(`${host}/account/not-me`, answer),
      http.post(`${host}/account/refresh-token`, signedOut),
    )
    await showScreen(<Screen />, 'en', { token: 'some' })
    const button = screen.getByRole('button')
    button.focus()
    fireEvent.click(button)
    await waitFor(() => expect(button.isConnected).toBe(false))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    expect(screen.getByRole('status').textContent).not.toBe('')
  },
)

it('Papers that are missing take the focus to their field', async () => {
  const own = { verified: false, askedAt: null, decidedAt: null, reason: '' }
  server.use(http.get(`${host}/moderation/verification`, () => HttpResponse.json(own)))
  const { texts } = await showScreen(<OwnVerificationCard />, 'en')
  const { send, document: label, needed } = texts.settings.verification
  fireEvent.click(await screen.findByRole('button', { name: send }))
  expect(await screen.findByText(needed)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(new RegExp(label)))
})

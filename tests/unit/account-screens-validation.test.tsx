// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { RegisterVolunteerScreen } from '#components/account/signUp/RegisterVolunteerScreen.tsx'
import { ValidateScreen } from '#components/account/validation/ValidateScreen.tsx'
import { readCookie, rememberPath } from '#services/cookies.ts'
import { browser } from '#services/http/signedOut.ts'
import { clearCookies, readTokens } from '#services/session.ts'
import { accountEndpoint, errorResponse, showScreen } from './accountScreens.tsx'

const server = setupServer()
const goTo = vi.spyOn(browser, 'goTo')
const user = { id: '1', name: 'Huerto Vivo', provider: true, config: { avatar: '' } }
const signedIn = { accessToken: 'access-1', refreshToken: 'refresh-1', user }

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  goTo.mockReset().mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  clearCookies()
})

const open = () => showScreen(<ValidateScreen />, 'en', { token: 'from-the-mail' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('The validation page waits for a press, then validates, stores the session and continues', async () => {
  const endpoint = accountEndpoint('post', 'validate', () => HttpResponse.json(signedIn))
  server.use(endpoint.handler)
  const { texts } = await open()
  expect(endpoint.given).toEqual([])
  press(texts.account.validate.submit)
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/feed'))
  expect(endpoint.given).toEqual([{ token: 'from-the-mail', privacy: false }])
  expect(readTokens().token).toBe('access-1')
})

it('The link of a changed address speaks of the new address, not of a new account', async () => {
  const query = { token: 'from-the-mail', change: 'true' }
  const { texts } = await showScreen(<ValidateScreen />, 'es', query)
  const { change, submit } = texts.account.validate
  expect(screen.getByRole('heading', { name: change.title })).toBeTruthy()
  expect(screen.getByRole('button', { name: change.submit })).toBeTruthy()
  expect(screen.queryByRole('button', { name: submit })).toBeNull()
})

it('The validation page asks for the privacy policy only when it was not accepted before', async () => {
  let answer = () => errorResponse(400, 'Privacy policy not accepted')
  const endpoint = accountEndpoint('post', 'validate', () => answer())
  server.use(endpoint.handler)
  const { texts } = await open()
  expect(screen.queryByRole('checkbox')).toBeNull()
  press(texts.account.validate.submit)
  const box = await screen.findByRole('checkbox')
  press(texts.account.validate.submit)
  expect(await screen.findByText(texts.validation['privacy-required'])).toBeTruthy()
  answer = () => HttpResponse.json(signedIn)
  fireEvent.click(box)
  press(texts.account.validate.submit)
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  expect(endpoint.given.at(-1)).toEqual({ token: 'from-the-mail', privacy: true })
})

it('The validation page asks a signed-out visitor for the password, and remembers the link', async () => {
  let answer = () => errorResponse(403, 'Confirm that it is you', { proofs: ['password', 'new-password'] })
  const endpoint = accountEndpoint('post', 'validate', () => answer())
  server.use(endpoint.handler)
  const { texts } = await open()
  const { validate } = texts.account
  press(validate.submit)
  const field = await screen.findByLabelText(new RegExp(`^${texts.account.fields.password}`))
  expect(screen.getByText(validate.confirm.password)).toBeTruthy()
  expect(document.activeElement).toBe(field)
  press(validate.submit)
  expect(await screen.findByText(texts.validation['password-required'])).toBeTruthy()
  answer = () => errorResponse(403, 'wrong password')
  fireEvent.change(field, { target: { value: 'grey-pebble-77' } })
  press(validate.submit)
  expect(await screen.findByText(texts.errors.wrongPassword)).toBeTruthy()
  answer = () => HttpResponse.json(signedIn)
  fireEvent.change(field, { target: { value: 'green-sprout-7' } })
  press(validate.submit)
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/feed'))
  expect(endpoint.given.at(-1)).toEqual({
    token: 'from-the-mail',
    privacy: false,
    password: 'green-sprout-7',
  })
})

it('The validation page lets a new password be chosen, typed twice', async () => {
  let answer = () => errorResponse(403, 'Confirm that it is you', { proofs: ['password', 'new-password'] })
  const endpoint = accountEndpoint('post', 'validate', () => answer())
  server.use(endpoint.handler)
  const { texts } = await open()
  const { validate, fields, reset } = texts.account
  press(validate.submit)
  fireEvent.click(await screen.findByRole('button', { name: validate.instead['new-password'] }))
  answer = () => HttpResponse.json(signedIn)
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } })
  await type(reset.password, 'second-sprout')
  await type(fields.rePassword, 'second-sprint')
  press(validate.submit)
  expect(await screen.findByText(texts.validation['passwords-must-match'])).toBeTruthy()
  await type(fields.rePassword, 'second-sprout')
  press(validate.submit)
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  expect(endpoint.given.at(-1)).toEqual({
    token: 'from-the-mail',
    privacy: false,
    newPassword: 'second-sprout',
  })
})

it('The validation page sends those who cannot confirm the password to reset it', async () => {
  server.use(
    accountEndpoint('post', 'validate', () => errorResponse(403, 'Confirm that it is you', { proofs: [] }))
      .handler,
  )
  const { texts } = await open()
  press(texts.account.validate.submit)
  expect(await screen.findByText(texts.account.validate.confirm.none)).toBeTruthy()
  const link = screen.getByRole('link', { name: texts.account.login.forgot })
  expect(link.getAttribute('href')).toBe('/forgot-password')
})

it('The validation page offers a new link in place of a used one', async () => {
  const resend = accountEndpoint('post', 'resendValidation', () => HttpResponse.json({}, { status: 202 }))
  server.use(
    accountEndpoint('post', 'validate', () => errorResponse(410, 'Used up or too old')).handler,
    resend.handler,
  )
  const { texts } = await open()
  const { validate, fields } = texts.account
  press(validate.submit)
  await screen.findByRole('heading', { name: validate.goneTitle })
  const email = screen.getByRole('textbox', { name: new RegExp(fields.email) })
  fireEvent.change(email, { target: { value: 'ana@brota.example' } })
  press(validate.askAgain)
  await screen.findByText(/ana@brota.example/)
  expect(resend.given).toEqual([{ email: 'ana@brota.example' }])
})

it('The validation page remembers the volunteer’s sign-up when it is left, unless another page is remembered', async () => {
  await showScreen(<RegisterVolunteerScreen />, 'en')
  expect(readCookie('brota.path')).toBeUndefined()
  window.dispatchEvent(new Event('pagehide'))
  expect(readCookie('brota.path')).toBe('/')
  rememberPath('/job/1')
  window.dispatchEvent(new Event('pagehide'))
  expect(readCookie('brota.path')).toBe('/job/1')
})

// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoginForm } from '#components/account/signIn/LoginForm.tsx'
import { LoginScreen } from '#components/account/signIn/LoginScreen.tsx'
import { languages } from '#contracts/languages.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { readCookie, rememberPath } from '#services/cookies.ts'
import { browser } from '#services/http/signedOut.ts'
import { clearCookies, readTokens } from '#services/session.ts'
import { accountEndpoint, errorResponse, getTexts, showScreen } from './accountScreens.tsx'

const server = setupServer()
const goTo = vi.spyOn(browser, 'goTo')
const user = { id: '1', name: 'Lucía Ferrer', provider: false, config: { avatar: '' } }
const signedIn = { accessToken: 'access-1', refreshToken: 'refresh-1', user }

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  providePublicConfig(publicConfigDefaults)
  goTo.mockReset().mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  clearCookies()
})

const email = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(label) })
const password = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\*)?$`))

async function open(
  language: (typeof languages)[number] = 'en',
  place: 'page' | 'dialog' = 'page',
  wanted = '',
) {
  const shown = await showScreen(
    <LoginForm place={place} />,
    language,
    Object.fromEntries([['then', wanted]]),
  )
  const { fields, login } = shown.texts.account
  const fill = async (address: string, secret: string) => {
    await userEvent.type(email(fields.email), address)
    await userEvent.type(password(fields.password), secret)
  }
  const submit = () => fireEvent.click(screen.getByRole('button', { name: login.submit }))
  return { ...shown, fill, submit }
}

describe.each(languages)('in %s', (language) => {
  it('The login form names what is missing under its field and focuses the first', async () => {
    const { texts, submit } = await open(language)
    submit()
    const sentence = await screen.findByText(texts.validation['login-email-required'])
    const field = email(texts.account.fields.email)
    expect(field.getAttribute('aria-describedby')).toBe(sentence.id)
    expect(screen.getByText(texts.validation['login-fields-required'])).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('The login form says that the e-mail or the password is wrong, and loses nothing', async () => {
    server.use(accountEndpoint('post', 'login', () => errorResponse(401, 'wrong email or password')).handler)
    const { texts, fill, submit } = await open(language)
    await fill('lucia@brota.example', 'not mine')
    submit()
    expect(await screen.findByText(texts.errors.wrongEmailOrPassword)).toBeTruthy()
    expect(password(texts.account.fields.password).value).toBe('not mine')
    expect(readTokens().token).toBeUndefined()
  })
})

it('The login form uses the sentences of the specification in English', async () => {
  const { validation, errors } = await getTexts('en')
  expect(validation['login-email-required']).toBe('Please fill in the email field')
  expect(validation['login-fields-required']).toBe('Fill in all fields')
  expect(errors.wrongEmailOrPassword).toBe('wrong email or password')
})

it.each(['br', 'pt'] as const)(
  'A login response without a session is shown as invalid login data (%s)',
  async (language) => {
    server.use(accountEndpoint('post', 'login', () => HttpResponse.json({ user })).handler)
    const { fill, submit } = await open(language)
    await fill('lucia@brota.example', 'brota-demo')
    submit()
    expect(await screen.findByText('Dados de login inválidos')).toBeTruthy()
    expect(readTokens().token).toBeUndefined()
  },
)

it('The login form sends a trimmed e-mail in lower case, stores the session and opens the page that was asked for', async () => {
  const endpoint = accountEndpoint('post', 'login', () => HttpResponse.json(signedIn))
  server.use(endpoint.handler)
  rememberPath('/job/1')
  const { fill, submit } = await open('en', 'page')
  await fill('  Lucia@Brota.Example ', 'brota-demo')
  submit()
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/job/1'))
  expect(endpoint.given).toEqual([{ email: 'lucia@brota.example', password: 'brota-demo' }])
  expect(readTokens()).toEqual({ token: 'access-1', refreshToken: 'refresh-1' })
  expect(readCookie('brota.path')).toBeUndefined()
})

it.each([
  ['page', '/job/2', '/job/2'],
  ['page', '//elsewhere.example', '/feed'],
  ['page', '', '/feed'],
  ['dialog', '', '/'],
] as const)('A login leads on from a %s with “%s” to %s', async (place, wanted, target) => {
  server.use(accountEndpoint('post', 'login', () => HttpResponse.json(signedIn)).handler)
  const { fill, submit } = await open('en', place, wanted)
  await fill('lucia@brota.example', 'brota-demo')
  submit()
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(target))
})

it('The login form offers a new link to an account that is not validated yet', async () => {
  const resend = accountEndpoint('post', 'resendValidation', () => HttpResponse.json({}, { status: 202 }))
  const rejectWith = () => errorResponse(403, 'You need to validate your account to login.')
  server.use(accountEndpoint('post', 'login', rejectWith).handler, resend.handler)
  const { texts, fill, submit } = await open('en')
  await fill('new@brota.example', 'brota-demo')
  submit()
  expect(await screen.findByText('You need to validate your account to login.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: texts.account.login.resend }))
  await screen.findByText(/new link to new@brota.example/)
  expect(resend.given).toEqual([{ email: 'new@brota.example' }])
})

it('The login spinner turns for two seconds at most', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    server.use(accountEndpoint('post', 'login', () => HttpResponse.json(signedIn)).handler)
    const { texts, submit } = await open('en')
    const { fields, login } = texts.account
    fireEvent.change(email(fields.email), { target: { value: 'lucia@brota.example' } })
    fireEvent.change(password(fields.password), { target: { value: 'brota-demo' } })
    submit()
    const button = screen.getByRole('button', { name: new RegExp(login.submit) })
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'), 10_000)
    await act(() => vi.advanceTimersByTimeAsync(1_900))
    expect(button.getAttribute('aria-busy')).toBe('true')
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(button.getAttribute('aria-busy')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

it('The login page offers demo accounts only where the demo town exists', async () => {
  const { texts } = await showScreen(<LoginScreen />, 'en')
  expect(screen.queryByText(texts.account.demo.title)).toBeNull()
  cleanup()
  providePublicConfig({ ...publicConfigDefaults, demo: true })
  await showScreen(<LoginScreen />, 'en')
  await userEvent.click(screen.getByRole('button', { name: /Huerto Vivo/ }))
  expect(email(texts.account.fields.email).value).toBe('huertovivo@brota.example')
  expect(password(texts.account.fields.password).value).toBe('brota-demo')
})

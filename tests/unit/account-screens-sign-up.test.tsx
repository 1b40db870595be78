// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { OrganisationForm } from '#components/account/signUp/OrganisationForm.tsx'
import { RegisterScreen } from '#components/account/signUp/RegisterScreen.tsx'
import { VolunteerForm } from '#components/account/signUp/VolunteerForm.tsx'
import { toast } from '#components/ui/states/toast.ts'
import { languages } from '#contracts/languages.ts'
import { providePublicConfig, publicConfigDefaults } from '#lib/publicConfig.ts'
import { browser } from '#services/http/signedOut.ts'
import { clearCookies, readSession, readTokens } from '#services/session.ts'
import { accountEndpoint, countries, errorResponse, getTexts, showScreen } from './accountScreens.tsx'

const server = setupServer()
const goTo = vi.spyOn(browser, 'goTo')
const toastError = vi.spyOn(toast, 'error')
const registered = () =>
  HttpResponse.json(
    { token: 'access-1', refreshToken: 'refresh-1', account: { id: '1', name: 'Ana' } },
    { status: 201 },
  )

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  server.use(countries)
  providePublicConfig(publicConfigDefaults)
  goTo.mockReset().mockImplementation(() => {})
  toastError.mockReset().mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  clearCookies()
  sessionStorage.clear()
})

const labelled = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.replace(/ \*$/, '') === label)
const type = (label: string, value: string) => fireEvent.change(labelled(label), { target: { value } })

type Fields = Awaited<ReturnType<typeof getTexts>>['account']['fields']

/** Returns the plain text of a sentence that contains links. */
const plain = (words: string) => words.replace(/<[^>]*>/g, '')

const privacyBox = ({ privacy }: Fields) =>
  screen.getByRole('checkbox', { name: (name) => name.startsWith(plain(privacy)) })

/** Props of Google’s button. */
const googleNote = ({ privacy }: { privacy: string }) =>
  screen.queryByText((_, element) => element?.tagName === 'P' && element.textContent === plain(privacy))

function fillVolunteer(fields: Fields, rePassword = 'good-secret') {
  type(fields.name, 'Ana')
  type(fields.email, ' Ana@Brota.Example ')
  type(fields.password, 'good-secret')
  type(fields.rePassword, rePassword)
  type(fields.age, '31')
  fireEvent.click(privacyBox(fields))
}

const submit = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe.each(languages)('in %s', (language) => {
  it('The volunteer form names each broken rule and focuses the first', async () => {
    const { texts } = await showScreen(<VolunteerForm />, language)
    const { fields, register } = texts.account
    submit(register.submit)
    await screen.findByText(texts.validation['name-required'])
    for (const rule of ['email-required', 'password-required', 'privacy-required'] as const)
      expect(screen.getByText(texts.validation[rule])).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(labelled(fields.name)))
  })

  it('The organisation form names each broken rule', async () => {
    const { texts } = await showScreen(<OrganisationForm />, language)
    submit(texts.account.register.submit)
    await screen.findByText(texts.validation['organisation-name-required'])
    for (const rule of ['email', 'ong-id', 'phone', 'password', 'city'] as const)
      expect(screen.getByText(texts.validation[`organisation-${rule}-required`])).toBeTruthy()
  })

  it('The sign-up form says in a toast and under its field that an e-mail is taken', async () => {
    server.use(accountEndpoint('post', 'register', () => errorResponse(409, 'User already exists')).handler)
    const { texts } = await showScreen(<VolunteerForm />, language)
    fillVolunteer(texts.account.fields)
    submit(texts.account.register.submit)
    const sentence = await screen.findByText(texts.errors.userExists)
    const field = labelled(texts.account.fields.email)
    expect(field.getAttribute('aria-describedby')).toBe(sentence.id)
    expect(toastError).toHaveBeenCalledWith(texts.errors.userExists)
    await waitFor(() => expect(document.activeElement).toBe(field))
  })
})

it.each([
  ['breaks', errorResponse(500, 'Internal error'), 'Error! Try again later'],
  ['gets no answer', HttpResponse.error(), 'No connection.'],
])('A sign-up that %s is logged, shown in the form and loses nothing', async (_how, answer, sentence) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  server.use(accountEndpoint('post', 'register', () => answer).handler)
  const { texts } = await showScreen(<VolunteerForm />, 'en')
  fillVolunteer(texts.account.fields)
  submit(texts.account.register.submit)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(sentence))
  expect(logged.mock.calls).toEqual([['The account could not be created', expect.anything()]])
  expect(labelled(texts.account.fields.name).value).toBe('Ana')
  logged.mockRestore()
})

it('A sign-up that breaks a rule is not logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  server.use(accountEndpoint('post', 'register', () => errorResponse(409, 'User already exists')).handler)
  const { texts } = await showScreen(<VolunteerForm />, 'en')
  fillVolunteer(texts.account.fields)
  submit(texts.account.register.submit)
  await screen.findByText(texts.errors.userExists)
  expect(logged).not.toHaveBeenCalled()
  logged.mockRestore()
})

it('The sign-up form uses the sentences of the specification in their own language', async () => {
  const { validation } = await getTexts('en')
  expect(validation['password-not-equal']).toBe('Must be equal password')
  expect(validation['organisation-ong-id-required']).toBe('Ong_id is required.')
  expect((await getTexts('br')).errors.userExists).toBe('Email já cadastrado')
})

it('The sign-up form rejects a repeated password that differs', async () => {
  const { texts } = await showScreen(<VolunteerForm />, 'en')
  fillVolunteer(texts.account.fields, 'other-secret')
  submit(texts.account.register.submit)
  const sentence = await screen.findByText('Must be equal password')
  expect(labelled(texts.account.fields.rePassword).getAttribute('aria-describedby')).toBe(sentence.id)
})

it('The volunteer form sends its payload, stores the session and reloads the page', async () => {
  const endpoint = accountEndpoint('post', 'register', registered)
  server.use(endpoint.handler)
  const { texts } = await showScreen(<VolunteerForm />, 'en')
  fillVolunteer(texts.account.fields)
  submit(texts.account.register.submit)
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/'))
  const password = 'good-secret'
  expect(endpoint.given).toEqual([
    {
      name: 'Ana',
      email: 'ana@brota.example',
      age: 31,
      sex: '',
      state: '',
      country: '',
      provider: false,
      password,
      rePassword: password,
      privacy: true,
    },
  ])
  expect(readTokens()).toEqual({ token: 'access-1', refreshToken: 'refresh-1' })
  expect(readSession()).toMatchObject({ id: '1', name: 'Ana', provider: false })
})

it('The organisation form preselects Spain, counts characters and sends its payload', async () => {
  const endpoint = accountEndpoint('post', 'register', registered)
  server.use(endpoint.handler)
  const { texts } = await showScreen(<OrganisationForm />, 'en')
  const { fields, register } = texts.account
  expect(labelled(fields.country).value).toBe('ES')
  type(fields.organisationName, 'Huerto Vivo')
  type(fields.email, 'hola@brota.example')
  type(fields.city, 'Valencia')
  type(fields.organisationId, 'G12345678901234567')
  type(fields.phone, '+34 600 000 001')
  type(fields.password, 'good-secret')
  type(fields.rePassword, 'good-secret')
  fireEvent.click(privacyBox(fields))
  expect(screen.getByText('18/16')).toBeTruthy()
  submit(register.submit)
  await screen.findByText(texts.validation['ong-id-too-long'])
  type(fields.organisationId, 'G1234567')
  await waitFor(() => expect(screen.queryByText(texts.validation['ong-id-too-long'])).toBeNull())
  submit(register.submit)
  await waitFor(() => expect(goTo).toHaveBeenCalled())
  expect(endpoint.given[0]).toMatchObject({
    provider: true,
    country: 'ES',
    ong_id: 'G1234567',
    city: 'Valencia',
  })
})

it('The hint of the organisation’s number follows the country, not the language', async () => {
  const { texts } = await showScreen(<OrganisationForm />, 'pt')
  const { organisationIdHints: hints, country } = texts.account.fields
  expect(screen.getByText(hints.ES)).toBeTruthy()
  await screen.findByRole('option', { name: 'Brasil' })
  type(country, 'BR')
  expect(await screen.findByText(hints.BR)).toBeTruthy()
  type(country, '')
  expect(await screen.findByText(hints.other)).toBeTruthy()
})

it('The sign-up page asks for the role, shows its form and leads back to the choice', async () => {
  const { texts } = await showScreen(<RegisterScreen />, 'en')
  const { register, fields } = texts.account
  await userEvent.click(screen.getByRole('button', { name: new RegExp(register.organisation) }))
  expect(labelled(fields.organisationName)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: register.back }))
  await userEvent.click(screen.getByRole('button', { name: new RegExp(register.volunteer) }))
  expect(labelled(fields.name)).toBeTruthy()
  expect(screen.queryByLabelText(new RegExp(fields.organisationName))).toBeNull()
})

it('The sign-up page shows the organisation form at once where the address says so', async () => {
  const { texts } = await showScreen(<RegisterScreen />, 'es', { typeRegister: 'ong' })
  expect(labelled(texts.account.fields.organisationName)).toBeTruthy()
})

it('The sign-up page continues with a password or with Google, where Google is offered', async () => {
  providePublicConfig({ ...publicConfigDefaults, googleClientId: 'client-1' })
  server.use(
    http.post('http://localhost:3000/api/account/google-nonce', () => HttpResponse.json({ nonce: 'once' })),
  )
  const { texts } = await showScreen(<VolunteerForm />, 'en')
  const { fields, register, google } = texts.account
  expect(googleNote(google)?.querySelector('a')?.pathname).toBe('/privacy')
  expect(screen.queryByLabelText(new RegExp(fields.rePassword))).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: register.withPassword }))
  expect(labelled(fields.rePassword)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: register.withGoogle }))
  expect(screen.queryByLabelText(new RegExp(fields.rePassword))).toBeNull()
})

it('The sign-up page hides Google inside the native app', async () => {
  providePublicConfig({ ...publicConfigDefaults, googleClientId: 'client-1' })
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 brotaapp/1.0')
  const { texts } = await showScreen(<VolunteerForm />, 'en')
  expect(googleNote(texts.account.google)).toBeNull()
  expect(labelled(texts.account.fields.rePassword)).toBeTruthy()
  agent.mockRestore()
})

import type { CallerResponse } from './caller.ts'
import type { TestApp } from './testApp.ts'

export const password = 'green-sprout-7'
export const wrongPassword = 'grey-pebble-77'

let people = 0
/** An unused address. */
export function freshEmail(name = 'marta') {
  people += 1
  return `${name}.${people}@brota.example`
}

export const volunteerPayload = (overrides: Record<string, unknown> = {}) => ({
  provider: false,
  email: freshEmail(),
  name: 'Marta Vidal',
  age: 31,
  sex: 'female',
  state: '',
  country: '',
  password,
  rePassword: password,
  privacy: true,
  ...overrides,
})

export const organisationPayload = (overrides: Record<string, unknown> = {}) => ({
  provider: true,
  email: freshEmail('faro'),
  name: 'Aula Faro',
  ong_id: 'G12345678',
  phone: '+34 600 111 222',
  country: 'ES',
  city: 'Cádiz',
  password,
  privacy: true,
  ...overrides,
})

export const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

/** The token of the newest link sent to this address. */
export async function linkTo(testApp: TestApp, email: string): Promise<string> {
  await testApp.work()
  const mail = testApp.mails.filter(({ to }) => to === email).at(-1)
  const address = mail?.text.split('\n').find((line) => line.includes('?token='))
  if (!address) throw new Error(`no link went to ${email}`)
  return new URL(address).searchParams.get('token') ?? ''
}

/** Registers an account and opens its link; the session is the one that the link started. */
export async function signUp(testApp: TestApp, overrides: Record<string, unknown> = {}) {
  const payload = volunteerPayload(overrides)
  await testApp.guest.post('/api/account/register', payload)
  const response = await testApp.guest.post('/api/account/validate', {
    token: await linkTo(testApp, payload.email),
    password: payload.password,
  })
  return { email: payload.email, ...response.body } as {
    email: string
    accessToken: string
    refreshToken: string
    user: { id: string }
  }
}

export const logIn = (testApp: TestApp, email: string, attempt = password): Promise<CallerResponse> =>
  testApp.guest.post('/api/account/login', { email, password: attempt })

export const meBy = (testApp: TestApp, token: string): Promise<CallerResponse> =>
  testApp.guest.get('/api/account/user-by-token', bearer(token))

export const getMyStatus = async (testApp: TestApp, token: string): Promise<number> =>
  (await meBy(testApp, token)).status

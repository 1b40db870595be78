import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Locator, Page, Route } from '@playwright/test'
import { OAuth2Server } from 'oauth2-mock-server'
import { createDataDir, type RunningApp, startApp } from '../runningApp.ts'
import { goOfflineWhileLoading } from './pages/offline.ts'
import { getCookie } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

const clientId = 'brota-web.apps.example'
let issuer: OAuth2Server
let dataDir: string
let app: RunningApp

test.beforeAll(async () => {
  issuer = new OAuth2Server()
  await issuer.issuer.keys.generate('RS256')
  await issuer.start(0, '127.0.0.1')
  const url = issuer.issuer.url ?? ''
  dataDir = await createDataDir('google')
  app = await startApp(dataDir, {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_ISSUER: url,
    GOOGLE_JWKS_URL: `${url}/jwks`,
  })
})

test.afterAll(async () => {
  await app?.stop()
  await issuer?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
})

/** Google’s button as its script renders it: pressing it returns what the popup would return. */
const button = `{
  let answer
  window.google = { accounts: { id: {
    initialize: ({ client_id, nonce, callback }) => {
      answer = async () => callback({ credential: await window.popUp(client_id, nonce) })
    },
    renderButton: (place, { text, click_listener }) => {
      const onclick = () => {
        click_listener?.()
        answer()
      }
      const button = Object.assign(document.createElement('button'), { type: 'button', onclick })
      button.textContent = text === 'signup_with' ? 'Sign up with Google' : 'Sign in with Google'
      place.replaceChildren(button)
    },
    cancel: () => {},
  } } }
}`

type Claims = { sub: string; email: string; name: string }
type Asked = { audience: string; nonce: string }

const newClaims = (name: string): Claims => {
  const sub = randomUUID()
  return { sub, name, email: `${sub.slice(0, 8)}@example.org` }
}

/** The claims that the issuer signs, and for which browser of which site. */
const vouch = (by: OAuth2Server, { audience, nonce }: Asked, claims: Claims): Promise<string> =>
  by.issuer.buildToken({
    scopesOrTransform: (_header, payload) => {
      Object.assign(payload, { aud: audience, nonce, email_verified: true, jti: randomUUID(), ...claims })
    },
  })

/** The Google account of this browser, with these claims; null closes Google’s window. */
async function standBehind(page: Page, whom: () => Claims | null, by = issuer): Promise<Page> {
  await page
    .context()
    .route('https://accounts.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: button }),
    )
  await page.context().exposeFunction('popUp', (audience: string, nonce: string) => {
    const claims = whom()
    return claims ? vouch(by, { audience, nonce }, claims) : undefined
  })
  return page
}

const signInButton = (page: Page | Locator) => page.getByRole('button', { name: 'Sign in with Google' })
const signUpButton = (page: Page) => page.getByRole('button', { name: 'Sign up with Google' })
const toasts = (page: Page) => page.getByRole('region', { name: 'Notices' })

test('A volunteer signs up with Google, returns with it, and confirms the deletion with it', async ({
  visit,
}) => {
  const nora = newClaims('Nora Vidal')
  const desk = await standBehind(await visit({ origin: app.origin }), () => nora)
  await desk.goto('/login')
  await signInButton(desk).click()
  await expect(
    toasts(desk).getByText('User not found: there is no account with that e-mail yet.', { exact: false }),
  ).toBeVisible()
  await expect(desk).toHaveURL('/register')

  await desk.goto('/register-volunteer')
  await desk.getByRole('button', { name: 'Go with password' }).click()
  await expect(desk.getByRole('textbox', { name: 'Repeat the password' })).toBeVisible()
  await desk.getByRole('button', { name: 'Go with Google' }).click()
  await signUpButton(desk).click()
  await expect(desk).toHaveURL('/feed')
  await expect(desk.getByText('Confirm your e-mail to start taking part')).toHaveCount(0)

  const sofa = await standBehind(await visit({ origin: app.origin }), () => nora)
  await sofa.goto('/settings?tab=security')
  await signInButton(sofa).click()
  await expect(sofa).toHaveURL('/settings?tab=security')
  expect(await getCookie(sofa, 'brota.name')).toBe('Nora Vidal')

  await sofa.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = sofa.getByRole('alertdialog', { name: 'Delete your account for good?' })
  await dialog.getByLabel('Type “delete”').fill('delete')
  await dialog.getByRole('button', { name: 'Sign in with Google' }).click()
  await expect(dialog.getByText('Google has confirmed that it is you.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await sofa.waitForURL('/account-deleted?*')
  await sofa.goto('/login')
  await signInButton(sofa).click()
  await expect(sofa, 'nobody knows them any more').toHaveURL('/register')
})

test('Someone without a password who confirms with another Google account, or with none, can confirm again', async ({
  visit,
}) => {
  const nora = newClaims('Nora Vidal')
  let known = nora
  const desk = await standBehind(await visit({ origin: app.origin }), () => known)
  await desk.goto('/register-volunteer')
  await signUpButton(desk).click()
  await expect(desk).toHaveURL('/feed')
  await desk.goto('/settings?tab=security')
  await desk.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = desk.getByRole('alertdialog', { name: 'Delete your account for good?' })
  await dialog.getByLabel('Type “delete”').fill('delete')
  const remove = dialog.getByRole('button', { name: 'Delete for good' })
  const asked = dialog.getByText('Confirm with Google that it is you, with the same account', {
    exact: false,
  })
  const proven = dialog.getByText('Google has confirmed that it is you.')
  await remove.click()
  await expect(asked).toBeVisible()

  known = newClaims('Somebody Else')
  await signInButton(dialog).click()
  await expect(proven).toBeVisible()
  await expect(asked).toHaveCount(0)
  await remove.click()
  await expect(asked).toBeVisible()
  await expect(proven).toHaveCount(0)
  await expect(dialog.getByText('password', { exact: false })).toHaveCount(0)

  known = nora
  await signInButton(dialog).click()
  await expect(proven).toBeVisible()
  await remove.click()
  await desk.waitForURL('/account-deleted?*')
})

test('A suspended account that signs in with Google gets to the page where it can appeal', async ({
  visit,
}) => {
  const desk = await standBehind(await visit({ origin: app.origin }), () => newClaims('Bruno Castellví'))
  await desk.route('**/api/account/verify-social-token-signin', (route) =>
    route.fulfill({ status: 403, json: { error: 'Account suspended', message: '', appeal: 'theirs' } }),
  )
  await desk.goto('/login')
  await signInButton(desk).click()
  await expect(desk).toHaveURL('/appeal?token=theirs')
})

test('A closed Google window and a forged token sign no one in', async ({ visit }) => {
  const stranger = new OAuth2Server()
  await stranger.issuer.keys.generate('RS256')
  await stranger.start(0, '127.0.0.1')
  const nora = newClaims('Nora Vidal')
  let known: Claims | null = null
  const desk = await standBehind(await visit({ origin: app.origin }), () => known, stranger)
  for (const claims of [null, nora]) {
    known = claims
    await desk.goto('/login')
    await signInButton(desk).click()
    await expect(desk.getByText('Login error, try again')).toBeVisible()
    await expect(desk).toHaveURL('/login')
  }
  await stranger.stop()
  expect(await getCookie(desk, 'brota.token')).toBe('')
})

test('A sign-up with Google that fails says so, and works at the next press', async ({ visit }) => {
  const vera = newClaims('Vera Soto')
  const desk = await standBehind(await visit({ origin: app.origin }), () => vera)
  await desk.goto('/register-volunteer')
  await desk.route('**/api/account/register', (route) =>
    route.fulfill({ status: 409, json: { error: 'Internal error', message: '' } }),
  )
  await signUpButton(desk).click()
  await expect(toasts(desk).getByText('Error', { exact: true })).toBeVisible()
  await expect(desk).toHaveURL('/register-volunteer')
  expect(await getCookie(desk, 'brota.token')).toBe('')
  await desk.unroute('**/api/account/register')
  await signUpButton(desk).click()
  await expect(desk).toHaveURL('/feed')
})

test('Google is not offered where its script does not load', async ({ visit }) => {
  const desk = await visit({ origin: app.origin })
  const asked = desk.waitForRequest('https://accounts.google.com/**')
  await desk.route('https://accounts.google.com/**', (route) => route.abort('connectionreset'))
  await desk.goto('/login')
  const or = desk.getByRole('main').getByText('or', { exact: true })
  await asked
  await expect(or).toHaveCount(0)
  await expect(desk.getByRole('button', { name: 'Log in' }).last()).toBeEnabled()
  await desk.goto('/register-volunteer')
  await expect(desk.getByRole('button', { name: 'Go with Google' })).toHaveCount(0)
  await expect(desk.getByRole('textbox', { name: 'Repeat the password' })).toBeVisible()
})

test('Google’s button whose code failed offline appears once the browser is online: ours, and Google’s', async ({
  visit,
}) => {
  const desk = await standBehind(await visit({ origin: app.origin }), () => null)
  await test.step('our code', async () => {
    const lost = await goOfflineWhileLoading(desk, 'signup_with')
    await desk.goto('/login')
    await lost()
    const waits = desk.getByText('You are offline. This comes as soon as you are back.')
    await expect(waits).toBeVisible()
    await desk.context().setOffline(false)
    await expect(signInButton(desk)).toBeVisible()
    await expect(waits).toHaveCount(0)
  })

  await test.step('Google’s script', async () => {
    const cut = async (route: Route) => {
      await desk.context().setOffline(true)
      await route.abort('internetdisconnected')
    }
    await desk.route('https://accounts.google.com/**', cut)
    await desk.goto('/login')
    const or = desk.getByRole('main').getByText('or', { exact: true })
    await expect(or).toHaveCount(0)
    await desk.unroute('https://accounts.google.com/**', cut)
    await desk.context().setOffline(false)
    await expect(signInButton(desk)).toBeVisible()
    await expect(or).toBeVisible()
  })
})

test('Google is not offered in the native app, which it rejects', async ({ visit }) => {
  const userAgent = 'Mozilla/5.0 (Linux; Android 16) brotaapp/1.0'
  const phone = await standBehind(await visit({ origin: app.origin, userAgent }), () => null)
  await phone.goto('/register-volunteer')
  await expect(phone.getByRole('textbox', { name: 'Repeat the password' })).toBeVisible()
  await expect(phone.getByRole('button', { name: /google|go with password/i })).toHaveCount(0)
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { field, logIn, validate } from './pages/account.ts'
import { arrive, getCookie, newPerson, publishOffer, signUp } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'
import { getButton, mailTo } from './setup/mailbox.ts'

const password = 'sprouting-leaf'

test('The login says what is wrong in its specified sentences', async ({ visit }) => {
  const desk = await visit()
  const submit = desk.getByRole('main').getByRole('button', { name: 'Log in' })
  await desk.goto('/login')
  await submit.click()
  await expect(desk.getByText('Please fill in the email field')).toBeVisible()
  await expect(desk.getByText('Fill in all fields')).toBeVisible()
  await expect(field(desk, 'E-mail')).toBeFocused()
  await logIn(desk, { email: 'nobody@example.org', password })
  await expect(desk.getByText('wrong email or password')).toBeVisible()
  await expect(field(desk, 'E-mail')).toHaveValue('nobody@example.org')
})

test('An account that is not validated is told so and can request another link', async ({ visit }) => {
  const [phone, desk] = [await visit(), await visit()]
  const person = newPerson('Berta Gil')
  await signUp(phone, 'volunteer', person)
  await desk.goto('/login')
  await logIn(desk, person)
  await expect(desk.getByText('You need to validate your account to login.')).toBeVisible()
  await desk.getByRole('button', { name: 'Send me another link' }).click()
  await expect(desk.getByText(`We have sent a new link to ${person.email}.`)).toBeVisible()
})

test('An account that is not validated sees what guests see, and what to do first', async ({ visit }) => {
  const [office, desk] = [await visit(), await visit()]
  await arrive(office, 'organisation', newPerson('Puerta Azul'))
  const id = await publishOffer(office, { requirements: 'A patient ear.' })
  await signUp(desk, 'volunteer', newPerson('Nora Gil'))
  const first = desk.getByRole('heading', { name: 'Confirm your e-mail first' })
  // The notice appears before a form is filled in, not after.
  for (const path of ['/feed', '/chat', '/jobs/favorites', '/settings', '/settings?tab=preferences']) {
    await desk.goto(path)
    await expect(desk.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
    await expect(first).toBeVisible()
    await expect(desk.getByRole('button', { name: 'Send it again' })).toBeVisible()
  }
  await desk.getByRole('link', { name: 'Look at offers' }).click()
  await expect(desk).toHaveURL('/jobs')
  await desk.goto(`/job/${id}`)
  await expect(first).toBeVisible()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expect(desk.getByText('A patient ear.')).toHaveCount(0)
})

test('An organisation that is not validated is told so before it fills in an offer', async ({ visit }) => {
  const office = await visit()
  const person = newPerson('Puerta Nueva')
  await signUp(office, 'organisation', person)
  await office.goto('/my-jobs/new')
  await expect(office.getByRole('heading', { name: 'Confirm your e-mail first' })).toBeVisible()
  await expect(office.getByRole('button', { name: 'Send it again' })).toBeVisible()
  await expect(field(office, 'Title')).toHaveCount(0)
  await expect(office.getByRole('button', { name: 'Next' })).toHaveCount(0)
  await validate(office, person)
  await expect(office.getByRole('heading', { name: 'Confirm your e-mail first' })).toHaveCount(0)
  await office.goto('/my-jobs/new')
  await expect(field(office, 'Title')).toBeVisible()
})

test('A guest sees an offer’s preview, logs in over it and sees the whole offer', async ({ visit }) => {
  const [office, phone, desk] = [await visit(), await visit(), await visit()]
  await arrive(office, 'organisation', newPerson('Casa Abierta'))
  const id = await publishOffer(office, { requirements: 'A patient ear.' })
  const person = newPerson('Clara Pons')
  await arrive(phone, 'volunteer', person)

  await desk.goto(`/job/${id}`)
  await expect(desk.getByText('A patient ear.')).toHaveCount(0)
  await desk.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(desk.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await logIn(desk, person)
  await expect(desk.getByText('A patient ear.')).toBeVisible()
  await expect(desk).toHaveURL(`/job/${id}`)
  await expect(desk.getByRole('dialog')).toHaveCount(0)
})

const closed = ['/settings', '/profile', '/notifications', '/jobs/favorites', '/jobs/applied', '/volunteers']

test('Protected addresses lead to the login and back', async ({ visit }) => {
  const [phone, desk] = [await visit(), await visit()]
  const person = newPerson('Dario Vega')
  await arrive(phone, 'volunteer', person)
  for (const path of [...closed, '/my-jobs', '/my-jobs/new']) {
    await desk.goto(path)
    await expect(desk).toHaveURL(`/login?then=${encodeURIComponent(path)}`)
  }
  await desk.goto('/settings?tab=preferences')
  await logIn(desk, person)
  await expect(desk).toHaveURL('/settings?tab=preferences')
  await desk.goto('/login')
  await expect(desk, 'who is signed in needs no login').toHaveURL('/feed')
})

test('A page of the other role is not found', async ({ visit }) => {
  const [office, other, desk] = [await visit(), await visit(), await visit()]
  await arrive(office, 'organisation', newPerson('Monte Limpio'))
  await arrive(other, 'organisation', newPerson('Rio Claro'))
  await arrive(desk, 'volunteer', newPerson('Elsa Mora'))
  const id = await publishOffer(office)
  const ofOrganisations = ['/my-jobs', '/my-jobs/new', `/my-jobs/${id}/edit`, `/my-jobs/${id}/applicants`]
  for (const path of ofOrganisations) await expectNothing(desk, path)
  for (const path of ['/jobs/favorites', '/jobs/applied']) await expectNothing(office, path)
  for (const path of [`/my-jobs/${id}/edit`, `/my-jobs/${id}/applicants`]) await expectNothing(other, path)
  await expectNothing(desk, '/nobody-lives-here')
  await desk.goto('/entities')
  await expectNothing(desk, '/not-found')
  await desk.getByRole('main').getByRole('button', { name: 'Back' }).click()
  await expect(desk).toHaveURL('/entities')
  // The directory of volunteers is for organisations: other accounts search people by name.
  await desk.goto('/volunteers')
  await expect(desk).toHaveURL('/search')
  await expect(desk.getByRole('heading', { name: 'Volunteers you may like' })).toBeVisible()
})

async function expectNothing(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path)
  expect(answer?.status(), path).toBe(404)
  await expect(page.getByRole('heading', { name: 'Nothing grows here' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Back' })).toBeVisible()
}

test('A logout ends the session and leaves only the cookie of the known device', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Felix Roca'))
  await desk.goto('/jobs')
  const refreshToken = await getCookie(desk, 'brota.refreshToken')
  await desk.getByRole('button', { name: 'Menu' }).click()
  await desk.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(desk).toHaveURL('/login')
  // It names no account and grants no access: see server/modules/account/sessions/knownDevices.ts.
  const left = (await desk.context().cookies()).map(({ name, path, httpOnly }) => ({ name, path, httpOnly }))
  expect(left).toEqual([{ name: 'brota.device', path: '/api', httpOnly: true }])
  const answer = await desk.request.post('/api/account/refresh-token', { data: { refreshToken } })
  expect(answer.status()).toBe(401)
})

test('A forgotten password is replaced by email', async ({ visit }) => {
  const [phone, desk] = [await visit(), await visit()]
  const person = newPerson('Gala Ruiz')
  await arrive(phone, 'volunteer', person)
  await desk.goto('/login')
  await desk.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(desk.getByRole('heading', { name: 'Recover your password' })).toBeVisible()
  await field(desk, 'E-mail').fill(person.email)
  await desk.getByRole('button', { name: 'Send me the link' }).click()
  await expect(desk.getByRole('status').filter({ hasText: person.email })).toBeVisible()

  const link = getButton(await mailTo(person.email, /^Choose a new password$/))
  await desk.goto(link)
  await field(desk, 'New password').fill('another-leaf')
  await field(desk, 'Repeat the password').fill('another-lief')
  await desk.getByRole('button', { name: 'Save the password' }).click()
  await expect(desk.getByText('The passwords must match')).toBeVisible()
  await field(desk, 'Repeat the password').fill('another-leaf')
  await desk.getByRole('button', { name: 'Save the password' }).click()
  await expect(desk.getByText('Your password has changed. You can log in now.')).toBeVisible()

  await logIn(desk, person)
  await expect(desk.getByText('wrong email or password')).toBeVisible()
  await logIn(desk, { ...person, password: 'another-leaf' })
  await expect(desk).toHaveURL('/feed')
  await phone.goto('/settings')
  await expect(phone, 'other devices are signed out').toHaveURL(/\/login/)

  await desk.context().clearCookies({ name: /token/i })
  await desk.goto(link)
  await expect(desk.getByRole('link', { name: 'Ask for another link' }), 'a link works once').toBeVisible()
  await expect(desk.getByRole('button', { name: 'Save the password' }), 'nobody types in vain').toHaveCount(0)
})

test('A mistyped address is corrected, and the link is sent to the right one', async ({ visit }) => {
  const desk = await visit()
  const mistyped = newPerson('Hugo Lara')
  await signUp(desk, 'volunteer', mistyped)
  const right = { ...mistyped, email: `hugo.${randomUUID().slice(0, 8)}@example.org` }
  await desk.goto('/jobs')
  await desk.getByRole('button', { name: 'Correct the e-mail' }).click()
  await field(desk, 'Correct e-mail').fill(right.email)
  await desk.getByRole('button', { name: 'Save and send' }).click()
  await expect(desk.getByText(`Done: the link is on its way to ${right.email}.`)).toBeVisible()
  await validate(desk, right)
  await expect(desk).toHaveURL('/feed')
  // The link is opened twice, as people do.
  await desk.goBack()
  await desk.getByRole('button', { name: 'Validate my account' }).click()
  await expect(desk.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  await expect(desk.getByRole('main')).toContainText(right.email)
  await desk.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(desk).toHaveURL('/feed')
})

test('Google is not offered while it is not configured', async ({ visit }) => {
  const desk = await visit()
  for (const path of ['/login', '/register-volunteer', '/register']) {
    await desk.goto(path)
    await expect(desk.getByRole('button', { name: /google|go with password/i })).toHaveCount(0)
  }
  await desk.goto('/register-volunteer')
  await expect(field(desk, 'Repeat the password')).toBeVisible()
})

test('The native app has a back button, and signing out leads to the first page', async ({ visit }) => {
  const phone = await visit({ userAgent: 'Mozilla/5.0 (Linux; Android 16) brotaapp/1.0' })
  await arrive(phone, 'volunteer', newPerson('Ines Coll'))
  await phone.goto('/jobs')
  await phone.goto('/settings')
  await phone.getByRole('banner').getByRole('button', { name: 'Back' }).click()
  await expect(phone).toHaveURL('/jobs')
  await phone.getByRole('button', { name: 'Menu' }).click()
  await phone.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(phone).toHaveURL('/')
})

test('A visitor is asked about cookies once, in the chosen language', async ({ visit }) => {
  const desk = await visit({ language: null, answered: false })
  await desk.goto('/jobs')
  await desk
    .getByRole('dialog', { name: 'Tú decides qué medimos' })
    .getByRole('button', { name: 'English' })
    .click()
  const question = desk.getByRole('dialog', { name: 'You decide what we measure' })
  await question.getByRole('button', { name: 'Refuse' }).click()
  await expect(question).toBeHidden()
  const kept = () =>
    desk.evaluate(() => [localStorage.getItem('GDPRAccepted'), localStorage.getItem('brota.consent')])
  // What is pressed before the page is alive is stored once it is.
  await expect.poll(kept).toEqual(['true', 'refused'])
  await desk.reload()
  await expect(desk.getByRole('heading', { name: 'Find where you can lend a hand' })).toBeVisible()
  await expect(question).toBeHidden()
  await desk.getByRole('button', { name: 'Cookie settings' }).click()
  await expect(question.getByRole('heading')).toBeFocused()
  await question.getByRole('button', { name: 'Accept all' }).click()
  await expect(question).toBeHidden()
  await expect(desk.getByRole('button', { name: 'Cookie settings' })).toBeFocused()
  expect(await kept()).toEqual(['true', 'all'])
})

test('The question about cookies marks the language of the page, whichever it is', async ({ visit }) => {
  for (const [language, name] of [
    ['pt', 'Português (Portugal)'],
    ['br', 'Português (Brasil)'],
    ['en', 'English'],
  ] as const) {
    const desk = await visit({ language, answered: false })
    await desk.goto('/jobs')
    const marked = desk.getByRole('dialog').locator('[aria-current]')
    await expect(marked).toHaveText([name])
  }
})

const greetings = {
  es: { lang: 'es-ES', login: 'Entrar' },
  en: { lang: 'en-GB', login: 'Log in' },
  br: { lang: 'pt-BR', login: 'Entrar' },
  pt: { lang: 'pt-PT', login: 'Entrar' },
  'en-us': { lang: 'es-ES', login: 'Entrar' },
}

test('The language follows the cookie, and is Spanish for any other value', async ({ visit }) => {
  for (const [language, { lang, login }] of Object.entries(greetings)) {
    const desk = await visit({ language })
    await desk.goto('/jobs')
    await expect(desk.locator('html')).toHaveAttribute('lang', lang)
    await expect(desk.getByRole('banner').getByRole('button', { name: login })).toBeVisible()
  }
  const desk = await visit()
  await desk.goto('/jobs')
  await desk.getByRole('contentinfo').getByRole('button', { name: 'Português (Brasil)' }).click()
  await expect(desk.locator('html')).toHaveAttribute('lang', 'pt-BR')
  expect(await getCookie(desk, 'brota.language')).toBe('br')
})

test('A guest returns to the page before the login, and never to another site', async ({ visit }) => {
  const [office, phone, desk] = [await visit(), await visit(), await visit()]
  const word = `thyme${randomUUID().slice(0, 8)}`
  await arrive(office, 'organisation', newPerson('Sol y Sombra'))
  await publishOffer(office, { title: `Dry ${word}` })
  const person = newPerson('Julia Font')
  await arrive(phone, 'volunteer', person)

  await desk.goto(`/jobs?query=${word}`)
  await desk.getByRole('button', { name: `Save “Dry ${word}” to favourites` }).click()
  await expect(desk.getByRole('dialog', { name: 'Login' })).toBeVisible()
  await desk.goto('/login')
  await logIn(desk, person)
  await expect(desk).toHaveURL(`/jobs?query=${word}`)
  await expect(
    desk.getByRole('button', { name: `Remove “Dry ${word}” from favourites` }),
    'what was pressed has happened',
  ).toBeVisible()

  for (const trap of ['//evil.example/', 'https://evil.example/', '/\\evil.example']) {
    const other = await visit()
    await other.goto(`/login?then=${encodeURIComponent(trap)}`)
    await logIn(other, person)
    await expect(other).toHaveURL('/feed')
  }
})

import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { field, logIn } from './pages/account.ts'
import { arrive, getCookie, newPerson, through } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'
import { getButton, mailTo } from './setup/mailbox.ts'

test('A member chooses suggestions and notification channels, and the choices are saved', async ({
  visit,
}) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Nora Vidal'))
  await desk.goto('/settings?tab=preferences')
  const free = desk.getByRole('checkbox', { name: 'I have no time right now' })
  for (const interest of ['Sports and recreation', 'Technology']) {
    await desk.getByRole('checkbox', { name: interest, exact: true }).press('Space')
  }
  await expect(desk.getByText('4 of 4')).toBeVisible()
  await desk.getByRole('checkbox', { name: 'Monday, Morning' }).press('Space')
  await free.check()
  await expect(desk.getByRole('checkbox', { name: 'Monday, Morning' })).toBeDisabled()
  await desk.getByRole('button', { name: 'Save changes' }).click()
  await expect(desk.getByText('Data saved successfully')).toBeVisible()

  await desk.getByRole('checkbox', { name: 'Mentions: on the site' }).press('Space')
  await desk.getByRole('combobox', { name: 'Mentions: by e-mail' }).selectOption('never')
  await expect(desk.getByRole('combobox', { name: 'Mentions: by e-mail' })).toHaveValue('never')

  await desk.reload()
  await expect(free).toBeChecked()
  await expect(desk.getByRole('checkbox', { name: 'Technology', exact: true })).toBeChecked()
  await expect(desk.getByRole('checkbox', { name: 'Mentions: on the site' })).not.toBeChecked()
  await expect(desk.getByRole('combobox', { name: 'Mentions: by e-mail' })).toHaveValue('never')
})

test('Each tab of the settings has a title of its own', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Nora Vidal'))
  await desk.goto('/settings')
  for (const tab of ['My account', 'Preferences', 'Security']) {
    await desk.getByRole('link', { name: tab, exact: true }).click()
    await expect(desk).toHaveTitle(`${tab} · Settings · Brota`)
  }
})

test('The tabs of one profile, of the feed and of the volunteers have titles of their own', async ({
  visit,
}) => {
  const desk = await visit()
  await arrive(desk, 'organisation', newPerson('Nora Vidal'))
  for (const [address, title] of [
    ['/profile', 'My profile'],
    ['/profile?tab=timeline', 'Timeline · My profile'],
    ['/feed?tab=saved', 'Saved · Home'],
    ['/volunteers', 'With us now · Your volunteers'],
    ['/volunteers?tab=find', 'Find volunteers · Your volunteers'],
  ] as const) {
    await desk.goto(address)
    await expect(desk).toHaveTitle(`${title} · Brota`)
  }
})

test('An email of one kind is unsubscribed from the email itself', async ({ visit }) => {
  const [office, desk] = [await visit(), await visit()]
  const [nora, hugo] = [newPerson('Nora Vidal'), newPerson('Hugo Prat')]
  await arrive(office, 'volunteer', nora)
  await arrive(desk, 'volunteer', hugo)
  await office.goto('/settings?tab=preferences')
  const frequency = office.getByRole('combobox', { name: 'Connections and connection requests: by e-mail' })
  await frequency.selectOption('now')
  await expect(frequency).toBeEnabled()
  const me = (await office.context().cookies()).find(({ name }) => name === 'brota.user_id')?.value
  await desk.goto(`/user/${me}`)
  await desk.getByRole('button', { name: 'Connect with Nora Vidal' }).first().click()
  const mail = await mailTo(nora.email, /wants to connect with you/)
  expect(getButton(mail)).toContain('/user/')
  const stop = /https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(mail.text ?? '')?.[0] ?? ''
  const sofa = await visit()
  await sofa.goto(stop)
  await sofa.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(sofa.getByText('Done: we will not write to you about this again.')).toBeVisible()
  await office.reload()
  await expect(frequency).toHaveValue('never')
  await sofa.goto('/unsubscribe?token=nothing')
  await sofa.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(sofa.getByText('This link does not work.', { exact: false })).toBeVisible()
})

test('A member exports the data, then deletes the account by typing the word', async ({ visit }) => {
  const desk = await visit()
  const nora = newPerson('Nora Vidal')
  await arrive(desk, 'volunteer', nora)
  await desk.goto('/settings?tab=security')
  const coming = desk.waitForEvent('download')
  await desk.getByRole('button', { name: 'Download my data' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  const zip = await readFile(await download.path())
  expect(zip.subarray(0, 2).toString()).toBe('PK')

  await desk.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = desk.getByRole('alertdialog', { name: 'Delete your account for good?' })
  await dialog.getByLabel('Current password').fill(nora.password)
  await dialog.getByLabel('Type “delete”').fill('yes')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Type the word delete to confirm.')).toBeVisible()
  await dialog.getByLabel('Type “delete”').fill('Delete')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(desk).toHaveURL('/account-deleted?lang=en')
  expect(await desk.context().cookies()).toEqual([])
  const sofa = await visit()
  await sofa.goto('/login')
  await logIn(sofa, nora)
  await expect(sofa.getByText('wrong email or password')).toBeVisible()
})

/** The preferences’ texts in the Portuguese of Brazil. */
const brazilian = { newsletter: 'Quero receber novidades por e-mail de vez em quando' }

test('The theme and the language are chosen, and apply on the next device', async ({ visit }) => {
  const [desk, sofa] = [await visit(), await visit()]
  const nora = newPerson('Nora Vidal')
  await arrive(desk, 'volunteer', nora)
  await desk.goto('/settings?tab=preferences')
  const page = desk.locator('html')
  await desk.getByRole('radio', { name: 'Dark' }).press('Space')
  await expect(page).toHaveAttribute('data-scheme', 'dark')
  const news = desk.getByRole('checkbox', { name: 'I would like to get news by e-mail from time to time' })
  const before = await news.isChecked()
  await news.press('Space')
  await expect(news).toBeChecked({ checked: !before })
  await desk.getByRole('radio', { name: 'Português (Brasil)' }).press('Space')
  await expect(page).toHaveAttribute('lang', 'pt-BR')
  await expect(page).toHaveAttribute('data-scheme', 'dark')
  await expect(desk.getByRole('radio', { name: 'Português (Brasil)' })).toBeChecked()
  await expect(
    desk.getByRole('radio', { name: 'Português (Brasil)' }),
    'the keyboard goes on there',
  ).toBeFocused()

  await sofa.goto('/login?then=/settings?tab=preferences')
  await logIn(sofa, nora)
  await expect(sofa).toHaveURL('/settings?tab=preferences')
  await expect(sofa.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect(sofa.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(sofa.getByRole('radio', { name: 'Escura' })).toBeChecked()
  const kept = sofa.getByRole('checkbox', { name: brazilian.newsletter })
  await expect(kept).toBeChecked({ checked: !before })
})

test('The language of an account applies wherever it signs in, and is changed by a switch while signed in', async ({
  visit,
}) => {
  const [desk, sofa] = [await visit({ language: 'en' }), await visit({ language: 'es' })]
  const nora = newPerson('Nora Vidal')
  await arrive(desk, 'volunteer', nora)
  const logInInSpanish = async () => {
    await sofa.goto('/login?then=/settings?tab=preferences')
    await field(sofa, 'Correo electrónico').fill(nora.email)
    await field(sofa, 'Contraseña').fill(nora.password)
    await sofa.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(sofa).toHaveURL('/settings?tab=preferences')
  }
  const speaks = async (page: Page, lang: string, cookie: string, name: string) => {
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('radio', { name })).toBeChecked()
    expect(await getCookie(page, 'brota.language')).toBe(cookie)
    expect((await through(page).get('/api/account/user-by-token')).language).toBe(cookie)
  }

  await test.step('after signing in on a device that spoke another one', async () => {
    await logInInSpanish()
    await speaks(sofa, 'en-GB', 'en', 'English')
  })

  await test.step('after a switch in the footer, on every device, and in mails', async () => {
    await sofa.getByRole('contentinfo').getByRole('button', { name: 'Português (Brasil)' }).click()
    await speaks(sofa, 'pt-BR', 'br', 'Português (Brasil)')
    await desk.goto('/settings?tab=preferences')
    await speaks(desk, 'pt-BR', 'br', 'Português (Brasil)')
    await desk.request.post('/api/account/password/forgot', { data: { email: nora.email } })
    await mailTo(nora.email, /^Escolha uma nova senha$/)
  })

  await test.step('after signing out, where the site’s own is spoken, and in', async () => {
    await sofa.getByRole('button', { name: 'Menu' }).click()
    await sofa.getByRole('menuitem', { name: 'Sair' }).click()
    await expect(sofa).toHaveURL('/login')
    await expect(sofa.locator('html')).toHaveAttribute('lang', 'es-ES')
    await logInInSpanish()
    await speaks(sofa, 'pt-BR', 'br', 'Português (Brasil)')
  })

  await test.step('after a switch in the question about cookies, opened again', async () => {
    await sofa.getByRole('contentinfo').getByRole('button', { name: 'Configurações de cookies' }).click()
    await sofa
      .getByRole('dialog', { name: 'Você decide o que medimos' })
      .getByRole('button', { name: 'English' })
      .click()
    await speaks(sofa, 'en-GB', 'en', 'English')
  })
})

test('A language that cannot be saved is not applied, and an error says so', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Nora Vidal'))
  await desk.goto('/jobs')
  await desk.route('**/api/account/preferences', (route) => route.abort('internetdisconnected'))
  await desk.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
  await expect(desk.getByText(/^No connection\./)).toBeVisible()
  await desk.reload()
  await expect(desk.locator('html')).toHaveAttribute('lang', 'en-GB')
})

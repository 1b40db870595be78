import type { Page } from '@playwright/test'
import { field } from './pages/account.ts'
import { image } from './pages/files.ts'
import { arrive, newPerson } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

/** Makes this call fail on the server from now on. */
const breakCall = (page: Page, path: string) =>
  page.route(path, (route) => route.fulfill({ status: 409, json: { error: 'Internal error', message: '' } }))

/** An alert or a field’s error with exactly this text. */
const said = (page: Page, words: string) => page.getByText(words, { exact: true }).first()

test('Login errors use the sentences of the specification', async ({ visit }) => {
  const [desk, rio] = [await visit(), await visit({ language: 'br' })]
  await desk.goto('/login')
  await desk.getByRole('button', { name: 'Log in', exact: true }).last().click()
  for (const words of ['Please fill in the email field', 'Fill in all fields'])
    await expect(said(desk, words)).toBeVisible()
  await field(desk, 'E-mail').fill('nobody@example.org')
  await field(desk, 'Password').fill('not-the-password')
  await expect(said(desk, 'Fill in all fields')).toBeHidden()
  await desk.getByRole('button', { name: 'Log in', exact: true }).last().click()
  const alert = desk.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText('wrong email or password', { ignoreCase: true })
  await expect(alert).toBeFocused()

  const enter = async () => {
    await rio.goto('/login')
    await field(rio, 'E-mail').fill('ana@example.org')
    await field(rio, 'Senha').fill('a-leaf-a-root')
    await rio.getByRole('button', { name: 'Entrar', exact: true }).last().click()
  }
  await rio.route('**/api/account/login', (route) => route.fulfill({ status: 418, body: 'no teapot' }))
  await enter()
  await expect(said(rio, 'Erro ao fazer login')).toBeVisible()
  await rio.unroute('**/api/account/login')
  await rio.route('**/api/account/login', (route) => route.fulfill({ json: { accessToken: '' } }))
  await enter()
  await expect(said(rio, 'Dados de login inválidos')).toBeVisible()
})

test('Sign-up errors use the sentences of the specification', async ({ visit }) => {
  const [desk, rio] = [await visit(), await visit({ language: 'br' })]
  const known = newPerson('Rosa Prado')
  await arrive(await visit(), 'volunteer', known)
  const create = desk.getByRole('button', { name: 'Create my account' })
  await desk.goto('/register-volunteer')
  await create.click()
  for (const words of ['Name is required', 'Email is required', 'Password is required'])
    await expect(said(desk, words)).toBeVisible()
  await field(desk, 'E-mail').fill('rosa@')
  await field(desk, 'Password').fill('a-leaf-a-root')
  await field(desk, 'Repeat the password').fill('a-leaf')
  for (const words of ['Must be email', 'Must be equal password'])
    await expect(said(desk, words)).toBeVisible()

  await desk.goto('/register?typeRegister=ong')
  await create.click()
  const needed = ['Name', 'Email', 'Ong_id', 'Phone', 'Password', 'City'].map(
    (name) => `${name} is required.`,
  )
  for (const words of needed) await expect(said(desk, words)).toBeVisible()
  await expect(said(desk, 'You must agree to the privacy policy to proceed')).toBeVisible()
  await field(desk, 'Password').fill('a-leaf-a-root')
  await field(desk, 'Repeat the password').fill('a-leaf')
  await expect(said(desk, 'Must be equal password.')).toBeVisible()

  await rio.goto('/register-volunteer')
  await field(rio, 'Nome').fill(known.name)
  await field(rio, 'E-mail').fill(known.email)
  await field(rio, 'Senha').fill(known.password)
  await field(rio, 'Repita a senha').fill(known.password)
  await rio.getByRole('checkbox', { name: /privacidade/ }).check()
  await rio.getByRole('button', { name: 'Criar minha conta' }).click()
  await expect(rio.getByRole('region', { name: 'Avisos' }).getByText('Email já cadastrado')).toBeVisible()
})

test('Settings that cannot be saved say so', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Olga Ruiz'))
  await desk.goto('/settings')
  const save = desk.getByRole('button', { name: 'Save changes' })
  await breakCall(desk, '**/api/account/settings')
  await save.click()
  await expect(said(desk, 'Error saving')).toBeVisible()
  await desk.unroute('**/api/account/settings')
  await desk.route('**/api/account/settings', (route) =>
    route.fulfill({ status: 400, json: { error: 'Invalid input', message: '' } }),
  )
  await save.click()
  await expect(said(desk, 'Something went wrong, please check your information again')).toBeVisible()
  await desk.unroute('**/api/account/settings')
  await save.click()
  await expect(said(desk, 'Data saved successfully')).toBeVisible()

  await desk.goto('/settings?tab=security')
  await field(desk, 'New password').fill('a-leaf-a-root')
  await field(desk, 'Repeat the password').fill('another')
  await desk.getByRole('button', { name: 'Change the password' }).click()
  await expect(said(desk, 'The passwords must match')).toBeVisible()
})

test('A failed file of a post says so', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Iria Lago'))
  await desk.goto('/feed')
  await breakCall(desk, '**/api/media')
  const files = desk.getByRole('main').locator('input[type="file"]').first()
  await files.setInputFiles(await image('leaf.jpg', '#1b7a4b'))
  await expect(said(desk, 'Something went wrong uploading the file')).toBeVisible()
})

test('A failed invitation says so, and so does a copied link', async ({ visit }) => {
  const desk = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await arrive(desk, 'volunteer', newPerson('Teo Vega'))
  await desk.goto('/jobs')
  await breakCall(desk, '**/api/friends/invite')
  const open = async () => {
    await desk.getByRole('button', { name: 'Menu' }).click()
    await desk.getByRole('menuitem', { name: 'Invite others' }).click()
    return desk.getByRole('dialog', { name: 'Invite your people' })
  }
  const dialog = await open()
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(said(desk, 'Error! Try again later')).toBeVisible()
  await expect(dialog).toBeHidden()
  await open()
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@example.org')
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(said(desk, 'Link copied')).toBeVisible()
})

test('Suggested volunteers are loading, or there are none', async ({ visit }) => {
  const [madrid, rio] = [await visit({ language: 'es' }), await visit({ language: 'br' })]
  for (const page of [madrid, rio]) await arrive(page, 'volunteer', newPerson('Nil Prat'))
  let answer = () => {}
  const asked = new Promise<void>((done) => {
    answer = done
  })
  await madrid.route('**/api/account/user/surfle/true', async (route) => {
    await asked
    await route.fulfill({ json: { surfleValid: [] } })
  })
  await madrid.goto('/feed')
  await expect(said(madrid, 'Cargando voluntarios...')).toBeVisible()
  answer()
  await expect(said(madrid, 'Cargando voluntarios...')).toBeHidden()
  await rio.route('**/api/account/user/surfle/true', (route) => route.fulfill({ json: { surfleValid: [] } }))
  await rio.goto('/feed')
  await expect(said(rio, 'Nenhum voluntário disponível')).toBeVisible()
})

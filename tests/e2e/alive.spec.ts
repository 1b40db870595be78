import type { Page } from '@playwright/test'
import { aliveMark } from '../../lib/alive.ts'
import { demoEmail, demoPassword } from '../../lib/demo.ts'
import { field } from './pages/account.ts'
import { delay } from './pages/delay.ts'
import { comeAs } from './pages/demoTown.ts'
import { arrive, newPerson } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

const delayScripts = (page: Page) => delay(page, '**/_next/static/**/*.js')
const phone = { viewport: { width: 390, height: 844 } }
const isAlive = (page: Page) => page.waitForSelector(`html[${aliveMark}]`)

test('What is typed before a page is alive stays, and its form is sent once it is', async ({ visit }) => {
  const page = await visit({ place: 'town', ...phone })
  const letCome = await delayScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  await field(page, 'E-mail').fill(demoEmail('lucia'))
  await field(page, 'Password').fill(demoPassword)
  const submit = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true })
  await expect(submit).toBeDisabled()
  await field(page, 'Password').press('Enter')
  letCome()
  await expect(submit).toBeEnabled()
  await expect(page, 'no password goes into an address').toHaveURL('/login')
  await expect(field(page, 'Password')).toHaveValue(demoPassword)
  await submit.click()
  await expect(page).toHaveURL('/feed')
})

test('A box ticked before a page is alive stays ticked, and the form counts it', async ({ visit }) => {
  const page = await visit(phone)
  const letCome = await delayScripts(page)
  await page.goto('/register-volunteer', { waitUntil: 'commit' })
  await field(page, 'Name').fill('Julia Font')
  await page.getByLabel('I have read and accept').check()
  letCome()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Name is required')).toBeHidden()
  await expect(page.getByLabel('I have read and accept')).toBeChecked()
  await expect(page.getByText('You must agree to the privacy policy to proceed')).toBeHidden()
})

test('What is typed before a page is alive wins over a stored draft, whose other texts come back', async ({
  visit,
}) => {
  const page = await visit(phone)
  await arrive(page, 'volunteer', newPerson('Irene Sala'))
  await page.goto('/contact')
  await field(page, 'Subject').fill('An old subject')
  await field(page, 'Message').fill('A long message')
  const letCome = await delayScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await field(page, 'Subject').fill('A new subject')
  letCome()
  await isAlive(page)
  await expect(field(page, 'Message')).toHaveValue('A long message')
  await expect(field(page, 'Subject')).toHaveValue('A new subject')
})

test('A search before the page is alive, or without scripts, leads to its results', async ({ visit }) => {
  const page = await visit({ place: 'town', javaScriptEnabled: false })
  await page.goto('/jobs?country=ES')
  const box = page.getByRole('textbox', { name: 'Search offers' })
  await box.fill('garden')
  await box.press('Enter')
  await expect(page).toHaveURL('/jobs?country=ES&query=garden')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(box).toHaveValue('garden')

  await page.goto('/search')
  await page.getByRole('main').getByRole('textbox').fill('garden')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search?term=garden')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('Without scripts filters are a form, pages and languages are links, and nothing asks for consent', async ({
  visit,
}) => {
  const page = await visit({ ...phone, place: 'town', javaScriptEnabled: false, answered: false })
  await page.goto('/jobs?query=a')
  await page.getByRole('link', { name: 'Filters' }).click()
  const form = page.getByRole('form', { name: 'Filters' })
  await form.getByLabel('Online', { exact: true }).check()
  await form.getByRole('button', { name: 'Show the offers' }).click()
  await expect(page).toHaveURL(/^[^?]*\?query=a&.*type=online/)
  await expect(page.getByRole('link', { name: 'Remove the filter Online' })).toBeVisible()

  await page.goto('/jobs?country=ES')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/jobs?country=ES&page=2')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/jobs?country=ES&page=2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encuentra dónde echar una mano')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('A member gets to what the header opens before the page is alive, and an open menu stays open', async ({
  visit,
}) => {
  const page = await visit({ place: 'town' })
  await comeAs(page, 'lucia')
  const letCome = await delayScripts(page)
  await page.goto('/faq', { waitUntil: 'commit' })
  await page.getByRole('link', { name: /^Messages: / }).click()
  await expect(page).toHaveURL('/chat')
  await page.goto('/faq', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Donations' })).toBeVisible()
  letCome()
  await expect(page.getByRole('menuitem', { name: 'Donations' })).toBeVisible()
})

test('Applying before the page is alive opens the form once it is', async ({ visit }) => {
  const page = await visit({ place: 'town', ...phone })
  await page.goto('/jobs')
  const offer = await page.getByRole('article').getByRole('link').first().getAttribute('href')
  const letCome = await delayScripts(page)
  await page.goto(String(offer), { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Apply now' }).click()
  await expect(page).toHaveURL(/\/login\?then=.*apply/)
  await field(page, 'E-mail').fill(demoEmail('lucia'))
  await field(page, 'Password').fill(demoPassword)
  letCome()
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('dialog', { name: /^Apply/ })).toBeVisible()
  await expect(page).toHaveURL(String(offer))
})

test('The cookie question is in the first HTML, and one press answers it however early', async ({
  visit,
}) => {
  const page = await visit({ language: null, answered: false })
  const letCome = await delayScripts(page)
  await page.goto('/jobs', { waitUntil: 'commit' })
  const question = page.getByRole('dialog', { name: 'Tú decides qué medimos' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Rechazar' }).click()
  await expect(question).toBeHidden()
  letCome()
  await isAlive(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question).toBeHidden()
})

import type { Page } from '@playwright/test'
import { demoEmail, demoPassword } from '../../lib/demo.ts'
import { field, logIn } from './pages/account.ts'
import { delay } from './pages/delay.ts'
import { expect, test } from './pages/visit.ts'

const delayScripts = (page: Page) => delay(page, '**/_next/static/**/*.js')

test('Text and presses from before hydration take effect after it', async ({ visit }) => {
  const phone = await visit({ place: 'town', viewport: { width: 390, height: 844 } })
  const letCome = await delayScripts(phone)
  await phone.goto('/login', { waitUntil: 'commit' })
  await logIn(phone, { email: demoEmail('lucia'), password: demoPassword })
  await expect(phone.locator('html'), 'the press was heard').toHaveAttribute('data-waking')
  expect(phone.url(), 'no password goes into an address').not.toContain('?')
  letCome()
  await expect(phone).toHaveURL('/feed')
})

test('A box ticked before hydration stays ticked, and the form counts it', async ({ visit }) => {
  const phone = await visit({ viewport: { width: 390, height: 844 } })
  const letCome = await delayScripts(phone)
  await phone.goto('/register-volunteer', { waitUntil: 'commit' })
  await field(phone, 'Name').fill('Julia Font')
  await phone.getByLabel('I have read and accept').check()
  await phone.getByRole('button', { name: 'Create my account' }).click()
  letCome()
  await expect(phone.getByText('Email is required')).toBeVisible()
  await expect(phone.getByText('Name is required')).toBeHidden()
  await expect(phone.getByLabel('I have read and accept')).toBeChecked()
  await expect(phone.getByText('You must agree to the privacy policy to proceed')).toBeHidden()
})

test('The cookie question is in the first HTML, and one press answers it however early', async ({
  visit,
}) => {
  const phone = await visit({ language: null, answered: false })
  const letCome = await delayScripts(phone)
  await phone.goto('/jobs', { waitUntil: 'commit' })
  const question = phone.getByRole('region', { name: 'Tú decides qué medimos' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Rechazar' }).click()
  letCome()
  await expect(question).toBeHidden()
  await phone.reload()
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question).toBeHidden()
})

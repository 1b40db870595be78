import type { Locator, Page } from '@playwright/test'
import { expect } from './visit.ts'

/** The filters: beside the list, or on phones in a sheet. */
export async function openFilters(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: /^Filters/ })
  if (!(await button.isVisible())) return page.getByRole('complementary', { name: 'Filters' })
  await button.click()
  return page.getByRole('dialog', { name: 'Filters' })
}

/** Finds offers by text, country, type and category, all of it in the address. */
export async function searchOffers(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Search offers' }).fill(words)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/query=/)
  const filters = await openFilters(page)
  const country = filters.getByRole('combobox', { name: 'Country' })
  await country.click()
  await country.fill('Spai')
  await expect(page.getByRole('option', { name: 'Spain' })).toBeVisible()
  await country.press('ArrowDown')
  await country.press('Enter')
  await expect(page).toHaveURL(/country=ES/)
  await filters.getByRole('checkbox', { name: /^Part-time/ }).click()
  await expect(page).toHaveURL(/type=part-time/)
  await filters.getByRole('button', { name: 'Show all' }).first().click()
  await filters.getByRole('checkbox', { name: /^Older people/ }).click()
  await expect(page).toHaveURL(/categories=greater/)
  await closeFilters(filters)
}

/** Closes the sheet of filters, where there is one. */
export async function closeFilters(filters: Locator): Promise<void> {
  const done = filters.getByRole('button', { name: /^See \d/ })
  if (await done.isVisible()) await done.click()
}

/** Answers the one question and sends the application. */
export async function apply(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole('button', { name: 'Apply now' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: question }).fill(answer)
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Application has been sent successfully')).toBeVisible()
  await expect(page.getByText('Application sent').filter({ visible: true })).toBeVisible()
}

/** The card of one applicant. */
export const applicant = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })

/** Presses Accept or Refuse on an applicant’s card, and again in the confirmation. */
export async function decide(page: Page, name: string, verb: 'Accept' | 'Refuse'): Promise<void> {
  await page.getByRole('button', { name: `${verb} ${name}` }).click()
  const question = page.getByRole('alertdialog', { name: `${verb} ${name}?` })
  await question.getByRole('button', { name: verb, exact: true }).click()
  await expect(question).toBeHidden()
}

import type { Page } from '@playwright/test'
import { field } from './pages/account.ts'
import { delay } from './pages/delay.ts'
import { tabTo } from './pages/keys.ts'
import { arrive, newPerson } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

/** The city of the account form, reached by keyboard and emptied. */
async function emptyCity(desk: Page) {
  await arrive(desk, 'volunteer', newPerson('Nora Vidal'))
  await desk.goto('/settings')
  const city = desk.getByRole('combobox', { name: 'City' })
  await expect(city).toBeVisible()
  await tabTo(desk, city)
  await desk.keyboard.press('Control+A')
  return city
}

test('A suggested city is chosen by keyboard, also where the list reaches up over the header', async ({
  visit,
}) => {
  const desk = await visit({ viewport: { width: 1280, height: 800 } })
  const city = await emptyCity(desk)
  await desk.keyboard.type('Valen')
  const options = desk.getByRole('option')
  await expect(options).toHaveCount(10)
  const top = async () => (await options.first().boundingBox())?.y ?? Infinity
  await expect.poll(top, 'the list reaches up to where the page would scroll').toBeLessThan(80)
  await desk.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('data-focused')
  await desk.keyboard.press('ArrowDown')
  await desk.keyboard.press('Enter')
  await expect(city).toHaveValue('Valencina de la Concepción')
  await expect(field(desk, 'State or province')).toHaveValue('Andalucía')
  await expect(city).toBeFocused()
})

test('A screen reader hears how many cities were found, and not of none before they are here', async ({
  visit,
}) => {
  const desk = await visit()
  const city = await emptyCity(desk)
  const release = await delay(desk, '**/places?*')
  await desk.keyboard.type('Sevi')
  await expect(desk.getByText('Searching…')).toBeVisible()
  await expect(desk.getByRole('listbox')).toHaveCount(0)
  release()
  await expect(desk.getByRole('option').first()).toContainText('Sevilla')
  await expect(city).toBeFocused()
  const said = desk.locator('[data-live-announcer]')
  await expect(said).toContainText('options available')
  await expect(said).not.toContainText('0 options available')
})

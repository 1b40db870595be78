import type { Page } from '@playwright/test'
import { comeAs } from './pages/demoTown.ts'
import { expectAccessible } from './pages/look.ts'
import { expect, test } from './pages/visit.ts'

const chips = (page: Page) => page.getByRole('list', { name: 'Filters in use' })
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })

/** The cities are loaded after the start, and then the places of offers are found. */
async function expectPlaces(page: Page): Promise<void> {
  const near = { near: { lat: 39.47, lng: -0.38 }, modes: ['on-site'] }
  const count = async () =>
    (await (await page.request.post('/api/jobs/jobs/search', { data: near })).json()).meta.total
  await expect.poll(count, { timeout: 30_000 }).toBeGreaterThan(0)
}

test('Someone types a city, chooses it and a distance, and sees how far each offer is', async ({ visit }) => {
  const page = await visit({ place: 'town', viewport: { width: 1280, height: 900 } })
  await expectPlaces(page)
  await page.goto('/jobs')
  const city = filters(page).getByRole('combobox', { name: 'City' })
  await city.click()
  await page.keyboard.type('valen')
  // The list changes with each letter.
  await expect(page.getByRole('option')).toHaveCount(10)
  await expect(page.getByRole('option').last()).toContainText('Valen')
  await page
    .getByRole('option', { name: /^Valencia.*Spain$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/placeId=\d+&place=Valencia&radiusKm=25$/)
  await expect(chips(page).getByRole('link')).toHaveText([/^Within 25 km of Val/])
  await expect(page.getByRole('heading', { name: 'From anywhere, online' })).toBeVisible()
  await filters(page).getByRole('combobox', { name: 'Distance' }).selectOption('Within 250 km')
  await expect(page).toHaveURL(/radiusKm=250/)
  await expect(chips(page).getByRole('link')).toHaveText([/^Within 250 km of Val/])
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Nearest')
  await expect(page).toHaveURL(/sort=distance/)
  const away = async () =>
    (
      await page
        .getByRole('article')
        .getByText(/^[\d.]+ km$/)
        .allTextContents()
    ).map(Number.parseFloat)
  await expect(async () => {
    const found = await away()
    expect(found.length).toBeGreaterThan(2)
    expect(found).toEqual(found.toSorted((one, other) => one - other))
    expect(found.at(-1)).toBeGreaterThan(100)
  }).toPass()
  await expectAccessible(page, 'offers near a city')
  await chips(page)
    .getByRole('link', { name: /^Remove the filter Within 250 km/ })
    .click()
  await expect(page).toHaveURL('/jobs')
  await expect(city).toHaveValue('')
})

test('A text that is no city of the list is searched for as it is', async ({ visit }) => {
  const page = await visit({ place: 'town', viewport: { width: 1280, height: 900 } })
  await expectPlaces(page)
  await page.goto('/jobs')
  await filters(page).getByRole('combobox', { name: 'City' }).fill('una aldea')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/city=una(\+|%20)aldea/)
  await expect(page.getByText('We could not find anything')).toBeVisible()
})

test('A phone says where it is only on the press, in hundredths of a degree; refused, the page says what to do', async ({
  visit,
}) => {
  const page = await visit({ place: 'town', viewport: { width: 390, height: 844 } })
  await expectPlaces(page)
  await page.goto('/jobs')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Near me' }).click()
  await expect(sheet.getByText('Your browser does not say where you are.')).toBeVisible()
  await expectAccessible(page, 'no position')
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 39.469_907, longitude: -0.376_288 })
  await sheet.getByRole('button', { name: 'Near me' }).click()
  await expect(page).toHaveURL('/jobs?near=39.47%2C-0.38&radiusKm=25')
  await sheet.getByRole('button', { name: /^See \d+ offers?$/ }).click()
  await expect(chips(page).getByRole('link')).toHaveText(['Within 25 km of you'])
  await expect(
    page
      .getByRole('article')
      .first()
      .getByText(/^[\d.]+ km$/),
  ).toBeVisible()
})

test('A volunteer is offered their own city first', async ({ visit }) => {
  const page = await visit({ place: 'town', viewport: { width: 1280, height: 900 } })
  await page.goto('/')
  await comeAs(page, 'lucia')
  await expectPlaces(page)
  await page.goto('/jobs')
  await filters(page)
    .getByRole('button', { name: /^Near Val/ })
    .click()
  await expect(chips(page).getByRole('link')).toHaveText([/^Within 25 km of Val/])
})

test('Who opens a search whose city has left the list of cities reads that, and removes the filter', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 1280, height: 900 } })
  await page.goto('/jobs?placeId=1&place=Villa+Olvidada&radiusKm=25')
  await expect(page.getByText('The place of this search is no longer in the list of cities.')).toBeVisible()
  await expectAccessible(page, 'a search whose city is gone')
  await chips(page).getByRole('link').first().click()
  await expect(page).toHaveURL('/jobs')
  await expect(page.getByText('no longer in the list')).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { field } from './pages/account.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { drawingMaps } from './pages/map.ts'
import { applyTo, arrive, newPerson, publishOffer, through } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

test.use({ launchOptions: drawingMaps })

const address = 'Calle del Limonero 7, bajo'

/** The cities are loaded after the start. */
async function expectCities(page: Page): Promise<void> {
  const count = async () => (await (await page.request.get('/api/jobs/places?search=valencia')).json()).length
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(0)
}

const place = (page: Page) => page.getByRole('region', { name: 'Where it is' })
/** The pin or the area on the map of an offer's page. */
const mark = (page: Page, name: string) => place(page).getByRole('img', { name })

async function openPlace(page: Page, id: string): Promise<void> {
  await page.goto(`/job/${id}`)
  await place(page).scrollIntoViewIfNeeded()
}

/** What somebody sees who may not see the exact place. */
async function expectCityAlone(page: Page, id: string): Promise<void> {
  await openPlace(page, id)
  await expect(mark(page, 'Valencia, Spain')).toBeVisible({ timeout: 30_000 })
  await expect(place(page)).toContainText('is shown to accepted volunteers')
  expect(await page.content()).not.toContain('Limonero')
}

test('An organisation sets the exact place on a map, and only the volunteer it accepts sees it', async ({
  visit,
}) => {
  const [office, phone, street] = [
    await visit(),
    await visit({ viewport: { width: 390, height: 844 }, hasTouch: true }),
    await visit(),
  ]
  await expectCities(office)
  await arrive(office, 'organisation', newPerson('Huerto Sol'))
  const id = await publishOffer(office)

  await test.step('it writes the address and sets the point by pointer and by keyboard', async () => {
    await office.goto(`/my-jobs/${id}/edit`)
    await field(office, 'Address').fill(address)
    await office.getByRole('button', { name: 'Set the point on a map' }).click()
    const map = office.getByRole('main').locator('canvas')
    await expect(map).toBeVisible({ timeout: 30_000 })
    await expect(office.getByText('Press the map where it is.')).toBeVisible()
    await map.focus()
    await map.press('Enter')
    const pin = office.getByRole('button', { name: 'The exact place' })
    await expect(pin).toBeFocused()
    const said = office.getByText(/^The point is at /)
    // The map begins at the city.
    await expect(said).toContainText('39.4698, -0.3774')
    await pin.press('Shift+ArrowUp')
    await expect(said).toContainText(/39\.(4[89]|5)\d*, -0\.377/)
    await expectAccessible(office, 'the map of the form')
    const box = await map.boundingBox()
    await map.click({ position: { x: (box?.width ?? 0) / 3, y: (box?.height ?? 0) / 2 } })
    await expect(said).toContainText(/39\.4\d*, -0\.[4-6]/)
    await office.getByText('Type the point as numbers', { exact: true }).click()
    await field(office, 'Latitude').fill('39,4821')
    await field(office, 'Longitude').fill('-0.3498')
    await expect(said).toContainText('39.4821, -0.3498')
    await office.getByRole('button', { name: 'Update' }).click()
    await expect(office).toHaveURL(`/job/${id}`)
    await place(office).scrollIntoViewIfNeeded()
    await expect(mark(office, 'The exact place')).toBeVisible({ timeout: 30_000 })
    await expect(place(office)).toContainText(address)
  })

  await test.step('guests and applicants see the city', async () => {
    await expectCityAlone(street, id)
    await arrive(phone, 'volunteer', newPerson('Ona Riu'))
    await applyTo(phone, id, 'Because I can.')
    await expectCityAlone(phone, id)
    await expectNoOverflow(phone, 'the place of an offer on a phone')
  })

  await test.step('the accepted volunteer sees the exact place, on a map that leaves scrolling to the page', async () => {
    const { application } = await through(phone).get(`/api/jobs/job/${id}`)
    await through(office).put(`/api/jobs/job/application/${application.id}`, { status: 'accepted' })
    await expect(async () => {
      await openPlace(phone, id)
      await expect(place(phone)).toContainText(address, { timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    await expect(mark(phone, 'The exact place')).toBeVisible({ timeout: 30_000 })
    await expect(place(phone)).toContainText('Only accepted volunteers and the organisation see')
    await expect(place(phone).getByText('39.4821, -0.3498')).toBeVisible()
    await expectAccessible(phone, 'the exact place of an offer')
    await expectNoOverflow(phone, 'the exact place of an offer')
  })
  await expectCityAlone(street, id)
})

test('A browser without maps says so on the page, and the form takes the point as numbers', async ({
  visit,
}) => {
  const office = await visit()
  await expectCities(office)
  await office.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await arrive(office, 'organisation', newPerson('Casa Roca'))
  const id = await publishOffer(office)
  await office.goto(`/my-jobs/${id}/edit`)
  await office.getByRole('button', { name: 'Set the point on a map' }).click()
  await expect(office.getByText('No map can be drawn in this browser. Type the point')).toBeVisible()
  await office.getByText('Type the point as numbers', { exact: true }).click()
  await field(office, 'Latitude').fill('95')
  await office.getByRole('button', { name: 'Update' }).click()
  await expect(office.getByText('This number is out of range.')).toBeVisible()
  await field(office, 'Latitude').fill('39.48')
  await expect(office.getByText('This field is required.')).toBeVisible()
  await field(office, 'Longitude').fill('-0.35')
  await office.getByRole('button', { name: 'Update' }).click()
  await expect(office).toHaveURL(`/job/${id}`)
  await place(office).scrollIntoViewIfNeeded()
  await expect(place(office)).toContainText('39.48, -0.35')
  await expect(place(office)).toContainText('No map can be drawn in this browser.')
})

test('A map just below the screen waits until it comes into sight', async ({ visit }) => {
  const office = await visit()
  await expectCities(office)
  await arrive(office, 'organisation', newPerson('Casa Pino'))
  const id = await publishOffer(office)
  const phone = await visit({ viewport: { width: 390, height: 844 } })
  await phone.goto(`/job/${id}`)
  const frame = place(phone).locator('.bg-sea')
  await expect(frame).toHaveCount(1)
  const { top, scrolled } = await frame.evaluate((box) => ({
    top: box.getBoundingClientRect().top,
    scrolled: window.scrollY,
  }))
  await phone.setViewportSize({ width: 390, height: Math.round(top + scrolled - 100) })
  await phone.reload({ waitUntil: 'networkidle' })
  await expect(frame.locator('canvas')).toHaveCount(0)
  await frame.scrollIntoViewIfNeeded()
  await expect(mark(phone, 'Valencia, Spain')).toBeVisible({ timeout: 30_000 })
})

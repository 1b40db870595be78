import type { Page } from '@playwright/test'
import { goOfflineWhileLoading } from './pages/offline.ts'
import { arrive, newPerson } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Goes online and checks that this happens without a press and without another load of the page. */
async function returnsWithLine(page: Page, happens: () => Promise<void>): Promise<void> {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.context().setOffline(false)
  await happens()
  expect(loads, 'the page is still the same').toBe(0)
}

test('Suggestions whose code failed offline say so in their place, and appear once the browser is online', async ({
  visit,
}) => {
  for (const size of [{}, phone]) {
    const guest = await visit({ place: 'town', ...size })
    await guest.goto('/faq')
    await guest.bringToFront()
    const lost = await goOfflineWhileLoading(guest, 'noOrganisations')
    await guest.getByRole('link', { name: 'Volunteer jobs' }).filter({ visible: true }).first().click()
    // On a phone they stand below the offers.
    const offers = guest.getByRole('list', { name: 'All', exact: true })
    await offers.getByRole('listitem').last().scrollIntoViewIfNeeded()
    await lost()
    const said = guest
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: 'You are offline. This comes as soon as you are back.' })
    await expect(said).toBeVisible()
    await returnsWithLine(guest, async () => {
      const panel = guest.getByRole('complementary', { name: 'Suggestions' })
      await expect(panel.getByRole('listitem').first()).toBeVisible()
      await expect(said).toHaveCount(0)
    })
  }
})

test('Help whose code failed offline appears once the browser is online', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Gala Costa'))
  const help = desk.getByRole('button', { name: 'Need help?' })
  const lost = await goOfflineWhileLoading(desk, 'helpHidden')
  await desk.goto('/jobs')
  await lost()
  await expect(help).toHaveCount(0)
  await returnsWithLine(desk, () => expect(help).toBeVisible())
})

test('A city is typed into a plain field while suggestions failed offline, and suggested once the browser is online', async ({
  visit,
}) => {
  const desk = await visit({ place: 'town', viewport: { width: 1280, height: 900 } })
  await desk.goto('/faq')
  await desk.bringToFront()
  const lost = await goOfflineWhileLoading(desk, 'none:"searched"')
  await desk.getByRole('link', { name: 'Volunteer jobs' }).filter({ visible: true }).first().click()
  await lost()
  const filters = desk.getByRole('complementary', { name: 'Filters' })
  await expect(filters.getByRole('textbox', { name: 'City' })).toBeVisible()
  await returnsWithLine(desk, async () => {
    await filters.getByRole('combobox', { name: 'City' }).fill('valen')
    await expect(desk.getByRole('option', { name: /^Valencia/ }).first()).toBeVisible()
  })
})

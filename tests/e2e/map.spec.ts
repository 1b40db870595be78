import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './pages/look.ts'
import { drawingMaps, expectPoints, marks, toMap } from './pages/map.ts'
import { arrive, newPerson, publishOffer } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'
import { mailsTo, mailTo } from './setup/mailbox.ts'

test.use({ launchOptions: drawingMaps })

const desk = { place: 'town', viewport: { width: 1440, height: 900 } } as const
const phone = { place: 'town', viewport: { width: 390, height: 844 }, hasTouch: true } as const

/** Fails on what the policy of the page refuses, and on calls to other hosts. */
function watch(page: Page): string[] {
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(error.message))
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    const isTracker = /googletagmanager|crm\.example/.test(hostname)
    if (protocol.startsWith('http') && hostname !== 'localhost' && !isTracker) wrong.push(request.url())
  })
  return wrong
}

/** Presses the largest mark until it stands for one place, and again to open its offers. */
async function openSpot(page: Page): Promise<void> {
  await expect(async () => {
    await marks(page).first().press('Enter')
    await expect(page.getByRole('region', { name: /offers? here$/ })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
}

for (const [name, size] of [
  ['a desk', desk],
  ['a phone', phone],
] as const)
  test(`On ${name} the map loads when it is opened, shows where offers are, and a press shows them`, async ({
    visit,
  }) => {
    const page = await visit(size)
    await expectPoints(page)
    const wrong = watch(page)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/jobs')
    await expect(page.getByRole('article').first()).toBeVisible()
    const isMap = (url: string) => /\/map\/|maplibre/.test(url)
    expect(loaded.filter(isMap)).toEqual([])
    await toMap(page).click()
    await expect(page).toHaveURL('/jobs?view=map')
    await expect(marks(page).first()).toBeVisible({ timeout: 30_000 })
    await expect.poll(() => loaded.filter((url) => /\/map\/(world|cities)\.json$/.test(url)).length).toBe(2)
    await expect(page.getByText('Map: Natural Earth. Cities: GeoNames (CC BY 4.0).')).toBeVisible()
    await expectAccessible(page, `the map on ${name}`)

    await openSpot(page)
    const here = page.getByRole('region', { name: /offers? here$/ })
    await expect(here.getByRole('article').first()).toBeVisible()
    await expectAccessible(page, `offers of a place on ${name}`)
    await page.keyboard.press('Escape')
    await expect(here).toBeHidden()
    expect(wrong).toEqual([])
  })

test('The part of the map that is seen becomes a search, which stands in the address and is a chip', async ({
  visit,
}) => {
  const page = await visit(desk)
  await expectPoints(page)
  await page.goto('/jobs?view=map&modes=on-site')
  await expect(marks(page).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeHidden()
  const all = Number.parseInt(await page.getByRole('status').first().innerText(), 10)
  await marks(page).first().press('Enter')
  await page.getByRole('button', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/area=[-\d.%C]+/)
  const chip = page.getByRole('list', { name: 'Filters in use' })
  await expect(chip.getByRole('link', { name: 'Remove the filter In this part of the map' })).toBeVisible()
  await expect
    .poll(async () => Number.parseInt(await page.getByRole('status').first().innerText(), 10))
    .toBeLessThan(all)
  await page.reload()
  await expect(marks(page).first()).toBeVisible({ timeout: 30_000 })
  await chip.getByRole('link', { name: 'Remove the filter In this part of the map' }).click()
  await expect(page).toHaveURL(/^(?!.*area).*view=map/)
})

test('A newcomer saves the part of the map that is seen, and is told of a new offer in it, not of one outside it', async ({
  visit,
}) => {
  const trees = `olive${randomUUID().slice(0, 8)}`
  const lucia = newPerson('Lucia Ferrer')
  const [page, office] = [await visit({ viewport: desk.viewport }), await visit()]
  await arrive(page, 'volunteer', lucia)
  await arrive(office, 'organisation', newPerson('Huerto de Barrio'))
  await publishOffer(office, { title: `Plant ${trees}`, city: 'Valencia' })
  await expectPoints(page)
  await page.goto(`/jobs?view=map&query=${trees}`)
  await expect(marks(page)).toHaveCount(1, { timeout: 30_000 })
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Search this area' }).click()
  await page.getByRole('button', { name: 'Tell me about new ones' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hear about new offers' })
  await expect(dialog).toContainText(`“${trees}” · In this part of the map`)
  await dialog.getByRole('radio', { name: 'At once' }).check()
  await dialog.getByRole('button', { name: 'Save the search' }).click()
  await expect(dialog).toHaveCount(0)

  await publishOffer(office, { title: `Prune ${trees} in Madrid`, city: 'Madrid' })
  await publishOffer(office, { title: `Water ${trees}`, city: 'Valencia' })
  const mail = await mailTo(lucia.email, new RegExp(`A new offer for “${trees}” · In the area of Valencia`))
  expect(mail.text).toContain(`Water ${trees}`)
  const found = (await mailsTo(lucia.email)).filter(({ subject }) => subject?.includes(trees))
  expect(found).toHaveLength(1)
  const [link = ''] = /https?:\/\/\S+\/jobs\?\S+/.exec(mail.text ?? '') ?? []
  await page.goto(link)
  await expect(page).toHaveURL(/area=[-\d.%C]+&view=map/)
  // Both offers are at one point, and the one in Madrid is outside.
  await expect(marks(page)).toHaveText(['2'], { timeout: 30_000 })
  await page.goto('/settings?tab=preferences')
  const mine = page.getByRole('listitem').filter({ hasText: `“${trees}”` })
  await expect(mine.getByText('In the area of Valencia', { exact: true })).toBeVisible()
  await mine.getByRole('link', { name: 'Open' }).click()
  await expect(marks(page)).toHaveText(['2'], { timeout: 30_000 })
})

test('A browser that cannot draw a map says so, and the list has the same offers', async ({ visit }) => {
  const page = await visit(desk)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto('/jobs?view=map')
  await expect(page.getByText('No map can be drawn in this browser.')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page, 'no map')
})

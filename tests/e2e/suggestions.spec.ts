import type { Page } from '@playwright/test'
import { aliveMark } from '../../lib/alive.ts'
import { comeAs, getId, someOffer } from './pages/demoTown.ts'
import { expectAccessible, expectNoOverflow, untilShown } from './pages/look.ts'
import { expect, test } from './pages/visit.ts'

const testApp = { place: 'town' } as const
const panel = (page: Page) => page.getByRole('complementary', { name: 'Suggestions' })
const part = (page: Page, name: string) => panel(page).getByRole('region', { name })
const listed = (page: Page) => page.getByRole('list', { name: 'All', exact: true })
const offers = (page: Page) => listed(page).getByRole('listitem')
const [jobs, houses, people] = [
  'Volunteer jobs of interest',
  'Organisations you may like',
  'Volunteers you may like',
]

test('Guests see suggestions beside offers, organisations and an organisation’s page; a press asks them to sign in', async ({
  visit,
}) => {
  const [desk, guest] = [await visit(testApp), await visit(testApp)]
  const page = `/user/${await getId(desk, 'huertovivo')}`
  for (const [path, shown] of [
    ['/jobs', [houses]],
    ['/entities', [jobs]],
    [page, [jobs, houses]],
  ] as const) {
    for (const name of shown) {
      await guest.goto(path)
      await expect(panel(guest).getByRole('region')).toHaveCount(shown.length)
      const list = part(guest, name).getByRole('listitem')
      await expect(list).toHaveCount(name === jobs ? 3 : 2)
      await list.getByRole('link').first().click()
      await expect(guest.getByRole('dialog', { name: 'Login' })).toBeVisible()
      await expect(guest, 'they are still where they were').toHaveURL(new RegExp(`${path}$`))
    }
  }
})

test('Guests see suggestions beside an offer, without that offer; a press asks them to sign in', async ({
  visit,
}) => {
  const guest = await visit(testApp)
  const path = `/job/${await someOffer(guest)}`
  await guest.goto(path)
  const title = await guest.getByRole('heading', { level: 1 }).innerText()
  await expect(panel(guest).getByRole('region')).toHaveCount(2)
  await expect(part(guest, jobs).getByRole('listitem')).toHaveCount(3)
  await expect(part(guest, jobs).getByRole('link', { name: title })).toHaveCount(0)
  const [offer, beside] = [
    await guest.getByRole('article').first().boundingBox(),
    await panel(guest).boundingBox(),
  ]
  expect(beside?.x).toBeGreaterThanOrEqual((offer?.x ?? 0) + (offer?.width ?? Infinity))
  for (const name of [jobs, houses]) {
    await part(guest, name).getByRole('listitem').getByRole('link').first().click()
    await expect(guest.getByRole('dialog', { name: 'Login' })).toBeVisible()
    await expect(guest, 'they are still where they were').toHaveURL(path)
    await guest.keyboard.press('Escape')
  }
})

test('The suggestions are at the right where there is space, or else below the list', async ({ visit }) => {
  for (const width of [1440, 1100, 820, 390]) {
    const guest = await visit({ ...testApp, viewport: { width, height: 900 } })
    await guest.goto('/jobs')
    await untilShown(guest)
    await offers(guest).last().scrollIntoViewIfNeeded()
    await expect(part(guest, houses).getByRole('listitem')).toHaveCount(2)
    const [list, beside] = [await listed(guest).boundingBox(), await panel(guest).boundingBox()]
    if (!list || !beside) throw new Error(`list and panel are shown at ${width}`)
    if (width >= 1280) expect(beside.x).toBeGreaterThanOrEqual(list.x + list.width)
    else expect(beside.y).toBeGreaterThanOrEqual(list.y + list.height)
    await expectNoOverflow(guest, `/jobs at ${width}`)
    await expectAccessible(guest, `/jobs at ${width}`)
  }
})

test('On a phone the suggestions below the offers load as they come near, and the feed, which has none there, asks for none', async ({
  visit,
}) => {
  const phone = await visit({ ...testApp, viewport: { width: 390, height: 844 } })
  const asked: string[] = []
  phone.on('request', (request) => {
    if (request.url().includes('/user/surfle/')) asked.push(request.url())
  })
  await phone.goto('/jobs')
  await untilQuiet(phone)
  expect(asked, 'nothing is asked for at the top').toEqual([])
  await offers(phone).last().scrollIntoViewIfNeeded()
  await expect(part(phone, houses).getByRole('listitem')).toHaveCount(2)
  expect(asked).toHaveLength(1)

  await comeAs(phone, 'lucia')
  asked.length = 0
  await phone.goto('/feed')
  await untilQuiet(phone)
  await phone.mouse.wheel(0, 3_000)
  await phone.waitForTimeout(500)
  expect(asked, 'nothing is asked for that has no place').toEqual([])
  await phone.setViewportSize({ width: 1024, height: 768 })
  await expect(panel(phone).getByRole('listitem').first()).toBeVisible()
})

/** Waits until the page is alive and what it loads at its start has been asked for. */
async function untilQuiet(page: Page): Promise<void> {
  await page.waitForSelector(`html[${aliveMark}]`)
  await page.waitForTimeout(1_000)
}

test('A volunteer sees three offers, two organisations and two volunteers, an organisation three volunteers', async ({
  visit,
}) => {
  const [desk, office] = [await visit(testApp), await visit(testApp)]
  await comeAs(desk, 'lucia')
  await desk.goto('/feed')
  for (const [name, count, path] of [
    [jobs, 3, '/jobs'],
    [houses, 2, '/entities'],
    [people, 2, '/volunteers'],
  ] as const) {
    await expect(part(desk, name).getByRole('listitem')).toHaveCount(count)
    await expect(part(desk, name).getByRole('link', { name })).toHaveAttribute('href', new RegExp(`^${path}`))
  }
  await comeAs(office, 'huertovivo')
  await office.goto('/feed')
  await expect(part(office, people).getByRole('listitem')).toHaveCount(3)
  await expect(panel(office).getByRole('region')).toHaveCount(1)
})

import type { Page } from '@playwright/test'
import { comeAs, getId, ownOffer, someOffer } from './pages/demoTown.ts'
import { expectNoOverflow, untilShown } from './pages/look.ts'
import { expect, test } from './pages/visit.ts'

/** The viewport of a 1440 by 900 window at 200 %. */
const viewport = { width: 720, height: 450 }
const fifth = viewport.height / 5
const testApp = { place: 'town', viewport } as const

/** The height of all fixed bars; what covers the screen is none. */
const getBarsHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stays = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)
    const bars = [...document.querySelectorAll('body *')]
      .filter(stays)
      .map((bar) => bar.getBoundingClientRect())
    return bars
      .filter(({ height, width }) => width > innerWidth / 2 && height < innerHeight)
      .filter(({ top, bottom }) => top < innerHeight && bottom > 0)
      .reduce((sum, { height }) => sum + height, 0)
  })

async function expectRoom(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilShown(page)
  await expectNoOverflow(page, path)
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((far) => window.scrollTo(0, far * document.documentElement.scrollHeight), share)
    const height = await getBarsHeight(page)
    expect.soft(height, `bars of ${path}, scrolled by ${share}`).toBeLessThanOrEqual(fifth)
  }
}

test('Fixed bars take at most a fifth of the height at 200 %: guests', async ({ visit }) => {
  const guest = await visit(testApp)
  const offer = await someOffer(guest)
  const organisation = await getId(await visit({ place: 'town' }), 'huertovivo')
  for (const path of ['/jobs', '/entities', `/job/${offer}`, `/user/${organisation}`, '/faq', '/login'])
    await expectRoom(guest, path)
})

test('Fixed bars take at most a fifth of the height at 200 %: members', async ({ visit }) => {
  const [desk, office] = [await visit(testApp), await visit(testApp)]
  await comeAs(desk, 'lucia')
  const offer = await someOffer(desk)
  for (const path of ['/feed', '/jobs', `/job/${offer}`, '/profile', '/settings', '/notifications', '/chat'])
    await expectRoom(desk, path)
  await comeAs(office, 'huertovivo')
  for (const path of ['/my-jobs', '/my-jobs/new', `/my-jobs/${await ownOffer(office)}/applicants`])
    await expectRoom(office, path)
})

test('A dialog scrolls as a whole at 200 %', async ({ visit }) => {
  const desk = await visit(testApp)
  await comeAs(desk, 'lucia')
  await desk.goto('/settings')
  await desk.getByRole('button', { name: 'Menu' }).click()
  await desk.getByRole('menuitem', { name: 'Invite others' }).click()
  const dialog = desk.getByRole('dialog')
  await expect(dialog.getByRole('textbox').first()).toBeVisible()
  const still = await dialog.evaluate((box) => {
    const scrolls = [box, ...box.querySelectorAll('*')].find(
      (one) => one.scrollHeight > one.clientHeight && getComputedStyle(one).overflowY === 'auto',
    )
    return box.clientHeight - (scrolls?.clientHeight ?? 0)
  })
  expect(still, 'what of the dialog does not scroll').toBeLessThanOrEqual(fifth)
})

import type { Page } from '@playwright/test'
import { withFlags } from '../../playwright.config.ts'
import { comeAs, ownOffer, someOffer } from './pages/demoTown.ts'
import { expectNoOverflow, untilShown } from './pages/look.ts'
import { expect, test } from './pages/visit.ts'

// What somebody chooses as the size of letters in the browser's settings: twice the usual one.
test.use({ launchOptions: withFlags('--blink-settings=defaultFontSize=32') })

const sizeOf = (page: Page, name: string): Promise<string> =>
  page.getByRole('heading', { name, exact: true }).evaluate((heading) => getComputedStyle(heading).fontSize)

test('Texts are as large as the reader has chosen in the browser, and everything grows with them', async ({
  visit,
}) => {
  const desk = await visit({ place: 'town', viewport: { width: 1280, height: 800 } })
  await comeAs(desk, 'huertovivo')
  const applicants = `/my-jobs/${await ownOffer(desk)}/applicants`
  for (const path of [
    applicants,
    '/my-jobs',
    '/feed',
    '/chat',
    '/settings',
    `/job/${await someOffer(desk)}`,
  ]) {
    await desk.goto(path)
    await untilShown(desk)
    await expectNoOverflow(desk, path)
  }
  await desk.goto(applicants)
  expect(await sizeOf(desk, 'Applicants'), 'twice 28 pixels').toBe('56px')
})

test('On a narrow phone the layout keeps its place: texts grow no further than it holds', async ({
  visit,
}) => {
  const phone = await visit({ place: 'town', viewport: { width: 320, height: 640 }, isMobile: true })
  await comeAs(phone, 'lucia')
  for (const path of ['/feed', '/jobs', '/profile', '/settings', '/notifications']) {
    await phone.goto(path)
    await untilShown(phone)
    const width = await phone.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(width, `pixels of ${path}`).toBeLessThanOrEqual(320)
  }
})

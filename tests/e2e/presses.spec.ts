import type { Page } from '@playwright/test'
import { aliveMark } from '../../lib/alive.ts'
import { field } from './pages/account.ts'
import { expect, test } from './pages/visit.ts'

/** Tries of each act at each moment; more with EARLY_TRIES. */
const tries = Number(process.env.EARLY_TRIES ?? 2)
/** Milliseconds after the first paint. */
const moments = [50, 150, 500]

const firstOffer = (page: Page) => page.getByRole('article').getByRole('link').first().getAttribute('href')
const isAlive = (page: Page) => page.waitForSelector(`html[${aliveMark}]`)

/** What somebody does right after the first paint of a page, and that it has its effect. */
const acts: { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'the first page',
    path: '/',
    act: async (page) => {
      await page.getByRole('contentinfo').getByText('Español', { exact: true }).click()
      await expect(page.getByRole('link', { name: 'Quiero hacer voluntariado' })).toBeVisible()
    },
  },
  {
    name: 'the login',
    path: '/login',
    act: async (page) => {
      await field(page, 'E-mail').pressSequentially('lucia@brota.example', { delay: 10 })
      await isAlive(page)
      await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page.getByText('Fill in all fields')).toBeVisible()
      await expect(field(page, 'E-mail')).toHaveValue('lucia@brota.example')
      await expect(field(page, 'E-mail')).not.toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'the offers',
    path: '/jobs',
    act: async (page) => {
      const box = page.getByRole('textbox', { name: 'Search offers' })
      await box.pressSequentially('garden', { delay: 10 })
      await box.press('Enter')
      await expect(page).toHaveURL('/jobs?query=garden')
    },
  },
  {
    name: 'an offer',
    path: '/job/{id}',
    act: async (page) => {
      await page.getByText('Apply now', { exact: true }).click()
      await expect(field(page, 'Password')).toBeVisible()
    },
  },
]

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Waits inside the page until so long after its first paint. */
const waitAfterPaint = (page: Page, moment: number) =>
  page.waitForFunction((wanted) => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    return paint !== undefined && performance.now() >= paint.startTime + wanted
  }, moment)

for (const { name, path, act } of acts)
  test(`Nothing that is pressed or typed early is lost: ${name}`, async ({ visit }) => {
    const guide = await visit({ place: 'town' })
    await guide.goto('/jobs')
    const address = path.replace('/job/{id}', String(await firstOffer(guide)))
    for (const moment of moments)
      for (let run = 0; run < tries; run++) {
        const page = await visit({ place: 'town', viewport: { width: 390, height: 844 } })
        await slowDown(page)
        await page.goto(address, { waitUntil: 'commit' })
        await waitAfterPaint(page, moment)
        await test.step(`${moment} ms after the first paint`, () => act(page))
        await page.context().close()
      }
  })

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { paths, profileTabs } from '../../lib/paths.ts'
import {
  applicantsOf,
  comeAs,
  getId,
  ownOffer,
  someOffer,
  somePost,
  waitedForOffer,
} from './pages/demoTown.ts'
import { expectAccessible, expectNoOverflow, untilShown } from './pages/look.ts'
import { expect, test, type Visit } from './pages/visit.ts'

const widths = [390, 820, 1440]
const looks = [
  { language: 'en', colorScheme: 'light', turn: 0 },
  { language: 'en', colorScheme: 'dark', turn: 1 },
  { language: 'es', colorScheme: 'light', turn: 2 },
  { language: 'es', colorScheme: 'dark', turn: 3 },
] as const

/** A quarter of the screens: the four looks rotate, so that each screen is tested and each look is used often. */
const getQuarter = (paths: string[], turn: number) => paths.filter((_, place) => place % 4 === turn)

const guestScreens = [
  '/',
  '/jobs',
  '/jobs?query=xyzzy',
  '/entities',
  '/entities?query=xyzzy',
  '/search/huerto',
  '/search/xyzzy',
  '/login',
  '/register',
  '/register?typeRegister=ong',
  '/register-volunteer',
  '/forgot-password',
  '/reset-password?token=old',
  '/not-me?token=some',
  '/validate',
  '/validate?token=some',
  '/appeal?token=old',
  '/not-found',
  '/stores',
  '/donate',
  '/contact',
  '/about',
  '/faq',
  '/terms',
  '/privacy',
  '/cookies',
  '/disclaimer',
  '/own-data',
  '/own-data?token=old',
  '/unsubscribe',
  '/unsubscribe?token=old',
]
const volunteerScreens = [
  '/feed',
  '/jobs',
  '/jobs/favorites',
  '/jobs/applied',
  '/entities',
  '/search',
  '/search/huerto',
  '/search/huerto?tab=organisations',
  '/settings',
  '/settings?tab=preferences',
  '/settings?tab=security',
  paths.savedPosts,
  '/notifications',
  '/chat',
  ...profileTabs.map((tab) => paths.profile(tab)),
]
const organisationScreens = [
  '/my-jobs',
  '/my-jobs/new',
  '/volunteers',
  '/volunteers?tab=find',
  '/settings',
  '/profile?tab=profile',
  '/profile',
  '/notifications',
  '/feed',
]
const moderatorScreens = [
  '/dashboard',
  '/dashboard?tab=verification',
  '/dashboard?tab=verification&status=verified',
  '/dashboard?tab=appeals',
  '/dashboard?tab=log',
  '/dashboard?status=decided',
]

/** Every tab of a profile page. */
async function getPage(page: Page, key: string): Promise<string[]> {
  const id = await getId(page, key)
  return profileTabs.map((tab) => paths.user(id, tab))
}

/** Opens a screen and runs all checks of a look, at every width. */
async function look(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await untilShown(page)
  await expectAccessible(page, `${name} ${path}`)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page, `${name} ${path} at ${width}`)
  }
}

/** Accounts by language: an account’s language applies while it is signed in. The moderator’s is English. */
const speakers = {
  en: { volunteer: 'lucia', organisation: 'huertovivo' },
  es: { volunteer: 'mateo', organisation: 'puentenorte' },
} as const

for (const { language, colorScheme, turn } of looks) {
  const speaker = speakers[language]
  const testApp: Visit = { place: 'town', language, colorScheme, reducedMotion: 'reduce' }
  const name = `${language} ${colorScheme}`
  // Screens of someone's own things are looked at in both languages and in both schemes, but not in all four looks.
  const isWhole = turn === 0 || turn === 3

  test.describe(name, () => {
    test('The screens of a guest are accessible', async ({ visit }) => {
      const page = await visit(testApp)
      for (const path of getQuarter(guestScreens, turn)) await look(page, path, name)
      if (!isWhole) return
      for (const tab of ['profile', 'jobs'] as const)
        await look(page, paths.user(await getId(page, 'huertovivo'), tab), name)
      await page.goto(paths.user(await getId(page, 'mateo')))
      await expectAccessible(page, `${name} a volunteer’s preview`)
      await page.goto(paths.post(randomUUID()))
      await expectAccessible(page, `${name} a post`)
      await page.goto(`/job/${await someOffer(page)}`)
      await page.locator('[data-foot]').getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page, `${name} preview with the login`)
      await page.keyboard.press('Escape')
      await look(page, `/job/${await someOffer(page)}`, name)
    })

    test('The screens of a volunteer are accessible', async ({ visit }) => {
      const page = await visit(testApp)
      await comeAs(page, speaker.volunteer)
      for (const path of getQuarter(volunteerScreens, turn)) await look(page, path, name)
      for (const path of getQuarter(await getPage(page, 'huertovivo'), turn)) await look(page, path, name)
      if (!isWhole) return
      await look(page, `/job/${await someOffer(page)}`, name)
      await look(page, paths.post(await somePost(page)), name)
      // A conversation with messages of both, a request, and an empty one.
      for (const key of ['mateo', 'noor', 'hannah'].filter((one) => one !== speaker.volunteer))
        await look(page, paths.chat({ userId: await getId(page, key) }), name)
    })

    test('The screens of an organisation are accessible', async ({ visit }) => {
      const page = await visit(testApp)
      await comeAs(page, speaker.organisation)
      for (const path of getQuarter(organisationScreens, turn)) await look(page, path, name)
      for (const path of getQuarter(await getPage(page, 'mateo'), turn)) await look(page, path, name)
      if (!isWhole) return
      const id = await ownOffer(page)
      const compare = (await applicantsOf(page, id)).join()
      const screens = [
        ...[`/job/${id}`, `/my-jobs/${id}/edit`, paths.poster(id)],
        ...['', `?compare=${compare}`].map((query) => paths.applicants(id) + query),
      ]
      for (const path of screens) await look(page, path, name)
      if (speaker.organisation === 'puentenorte')
        await look(page, paths.applicants(await waitedForOffer(page), 'waitlisted'), name)
    })

    test('The screens of a moderator are accessible', async ({ visit }) => {
      const page = await visit(testApp)
      await comeAs(page, 'clara')
      for (const path of getQuarter(moderatorScreens, turn)) await look(page, path, name)
    })
  })
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`No layout shifts at ${viewport.width}`, async ({ visit }) => {
    const desk = await visit({ place: 'town', viewport })
    await comeAs(desk, 'lucia')
    const screens = ['/jobs', `/job/${await someOffer(desk)}`, '/feed', paths.post(await somePost(desk))]
    for (const path of screens) {
      await desk.addInitScript(watchShifts)
      await desk.goto(path)
      await untilShown(desk)
      await desk.mouse.wheel(0, 1200)
      await desk.waitForTimeout(500)
      const shift = await desk.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
      expect.soft(shift, `${path} shifts`).toBeLessThan(0.02)
    }
  })
}

/** Sums the unexpected layout shifts of the page. */
function watchShifts(): void {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) sum += value
    }
    document.documentElement.dataset.shift = String(sum)
  }).observe({ type: 'layout-shift', buffered: true })
}

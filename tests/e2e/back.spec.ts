import type { Locator, Page } from '@playwright/test'
import { comeAs, ownOffer } from './pages/demoTown.ts'
import { expect, test } from './pages/visit.ts'

const testApp = { place: 'town', viewport: { width: 390, height: 844 } } as const

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Scrolls down this far, once the page is long enough. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate((y) => window.scrollTo({ top: y }), top)
      return place(page)
    })
    .toBe(top)
}

/** A link that can be pressed without scrolling, by its address: those far from the screen may come and go. */
async function inSight(page: Page, links: Locator): Promise<Locator> {
  const findAddress = () =>
    links.evaluateAll((all) => {
      const seen = all.find((link) => {
        const { top: y } = link.getBoundingClientRect()
        return y > 120 && y < 600
      })
      return seen?.getAttribute('href') ?? ''
    })
  let address = ''
  const seesOne = async () => {
    address = await findAddress()
    return address !== ''
  }
  await expect.poll(seesOne).toBe(true)
  return links.and(page.locator(`[href="${address}"]`)).first()
}

/** Where an element is on the screen. */
const getTop = (item: Locator) => item.evaluate((link) => Math.round(link.getBoundingClientRect().top))

/**
 * Follows a visible link and returns: it is where it was on the screen, and the loaded items are restored. The page may
 * have become longer above it, by a row that announces new posts.
 */
async function expectSamePlace(page: Page, links: Locator, top: number, items = links): Promise<void> {
  await expect(links.first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await scrollTo(page, top)
  const [count, address] = [await items.count(), page.url()]
  const pressed = await inSight(page, links)
  const shownAt = await getTop(pressed)
  await pressed.click()
  await expect(page).not.toHaveURL(address)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(items, 'as much as was there').toHaveCount(count)
  const moved = async () => Math.abs((await getTop(pressed)) - shownAt)
  await expect.poll(moved, `the pixels that the link moved in ${address}`).toBeLessThan(10)
}

test('Back returns to the previous position in the offers, the organisations, a search and the feed', async ({
  visit,
}) => {
  const page = await visit(testApp)
  await comeAs(page, 'lucia')
  const cards = page.getByRole('main').getByRole('article').getByRole('link')
  await page.goto('/jobs?type=part-time%2Ccontinuous-face-to-face%2Cfull-time')
  await expectSamePlace(
    page,
    page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link'),
    1_500,
  )
  await page.goto('/entities')
  await expectSamePlace(
    page,
    page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link'),
    1_300,
  )
  await page.goto('/search/huerto')
  await expectSamePlace(page, cards, 300)
  await page.goto('/feed')
  const posts = page.getByRole('list', { name: 'Posts' }).getByRole('article')
  await expect(posts.first()).toBeVisible()
  const first = await posts.count()
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }))
      return posts.count()
    }, 'more posts than came with the page')
    .toBeGreaterThan(first)
  await expectSamePlace(page, posts.locator('a[href^="/post/"]'), 6_000, posts)
})

test('Back returns to the previous position among the applicants, with its filter', async ({ visit }) => {
  const page = await visit(testApp)
  await comeAs(page, 'huertovivo')
  await page.goto(`/my-jobs/${await ownOffer(page)}/applicants`)
  const people = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  await expectSamePlace(page, people, 250)
  const all = await people.count()
  await page.getByRole('button', { name: /^Pending/ }).click()
  await expect(page).toHaveURL(/status=pending/)
  await expect(people).not.toHaveCount(all)
  await expectSamePlace(page, people, 100)
})

test('The link “back to the offers” restores the filters and the scroll position', async ({ visit }) => {
  const page = await visit(testApp)
  await comeAs(page, 'lucia')
  await page.goto('/jobs?type=part-time%2Ccontinuous-face-to-face&sort=newest')
  const cards = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link')
  await expect(cards.first()).toBeVisible()
  await scrollTo(page, 900)
  const address = page.url()
  await (await inSight(page, cards)).click()
  await expect(page).toHaveURL(/\/job\//)
  await page.getByRole('link', { name: 'Back to the offers' }).click()
  await expect(page).toHaveURL(address)
  await expect.poll(() => place(page)).toBe(900)
  // Also when the offer was reloaded meanwhile.
  await (await inSight(page, cards)).click()
  await expect(page).toHaveURL(/\/job\//)
  await page.reload()
  await page.getByRole('link', { name: 'Back to the offers' }).click()
  await expect(page).toHaveURL(address)
  // A visitor from elsewhere is led to the list, and never out of the site.
  await page.goBack()
  await expect(page).toHaveURL(/\/job\//)
  await page.getByRole('link', { name: 'Back to the offers' }).click()
  await expect(page).toHaveURL(address)
})

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './visit.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Waits until everything that was on its way is shown. The open stream of a member is never idle. The chat fills the
 * screen: its list stands where others have their foot.
 */
export async function untilShown(page: Page): Promise<void> {
  await expect(page.locator('footer, nav [data-scrolls]').first()).toBeAttached()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() =>
    Promise.allSettled(
      [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()),
    ),
  )
}

/** Axe finds nothing on what is on the screen now; `apart`: what it cannot look into, as nothing runs there. */
export async function expectAccessible(page: Page, name: string, apart?: string): Promise<void> {
  await settle(page)
  const axe = new AxeBuilder({ page }).withTags(rules)
  const { violations } = await (apart ? axe.exclude(apart) : axe).analyze()
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`,
  )
  expect.soft(told, `axe on ${name}`).toEqual([])
}

/** Nothing is wider than the screen. */
export async function expectNoOverflow(page: Page, name: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(width, `pixels over the edge on ${name}`).toBeLessThanOrEqual(0)
}

/** Colours are judged as they stay, not in the middle of a transition; what turns for ever is not waited for. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

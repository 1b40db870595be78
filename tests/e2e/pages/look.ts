import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './visit.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Waits until all pending requests are shown. A member’s open stream is never idle. The chat fills the screen: its list
 * is where other pages have their foot.
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

/** Runs axe on the screen; `apart`: frames that it cannot inspect, as they run no scripts. */
export async function expectAccessible(page: Page, name: string, apart?: string): Promise<void> {
  await settle(page)
  // No screen has frames to inspect but those left out, so that axe needs no page of its own.
  // All that is right would be described, too, which takes longer than finding it.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
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

/** Waits for transitions to end, so that final colours are judged; endless animations are skipped, and those of scrolling. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

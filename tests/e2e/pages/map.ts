import type { Locator, Page } from '@playwright/test'
import { withFlags } from '../../../playwright.config.ts'
import { expect } from './visit.ts'

/** Headless Chromium draws maps in software. */
export const drawingMaps = withFlags('--use-angle=swiftshader', '--enable-unsafe-swiftshader')

const map = (page: Page): Locator => page.getByRole('region', { name: 'Map of the offers' }).first()

/** The points of the map, and clusters of them. */
export const marks = (page: Page): Locator => map(page).getByRole('button', { name: /^\d+ offers?( in|$)/ })

export const toMap = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map' })

/** The cities are loaded after the start, and then the places of offers are found. */
export async function expectPoints(page: Page): Promise<void> {
  const count = async () =>
    (await (await page.request.post('/api/jobs/jobs/search/points', { data: {} })).json()).total
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(0)
}

import type { Locator, Page } from '@playwright/test'
import { expect } from './visit.ts'

const farEnough = 150

/** Presses Tab until the element has a visible focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < farEnough; presses++) {
    await page.keyboard.press('Tab')
    if (await hasFocus(target)) return expectVisibleFocus(target)
  }
  throw new Error(`Tab does not lead to ${target}`)
}

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && target.first().evaluate((element) => element === document.activeElement)

/** The focus ring is on the element or on a near ancestor. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const isSeen = await target.evaluate((element) => {
    const hasRing = (one: Element | null, steps: number): boolean =>
      one !== null &&
      (getComputedStyle(one).outlineStyle !== 'none' || (steps > 0 && hasRing(one.parentElement, steps - 1)))
    return hasRing(element, 3)
  })
  expect(isSeen, `the focus is seen on ${target}`).toBe(true)
}

const containsFocus = (dialog: Locator) => () =>
  dialog.evaluate((element) => element.contains(document.activeElement))

/** Waits for the focus before a key: it moves into a dialog shortly after that appears. */
export async function closeByEscape(dialog: Locator): Promise<void> {
  await expect.poll(containsFocus(dialog), 'the focus moves into the dialog').toBe(true)
  await dialog.page().keyboard.press('Escape')
}

/** The focus stays inside, however often Tab is pressed in either direction. */
export async function expectTrap(page: Page, dialog: Locator): Promise<void> {
  const isInside = containsFocus(dialog)
  await expect.poll(isInside, 'the focus moves into the dialog').toBe(true)
  for (const key of [...Array(6).fill('Tab'), ...Array(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    expect(await isInside(), `${key} stays in the dialog`).toBe(true)
  }
}

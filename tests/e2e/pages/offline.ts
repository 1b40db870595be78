import type { Page } from '@playwright/test'

/** Waits until the page and its offline code are loaded, then goes offline. */
export async function goOffline(page: Page): Promise<void> {
  await page.bringToFront()
  await page.waitForTimeout(4_000)
  await page.context().setOffline(true)
}

/**
 * Goes offline exactly while the code that contains this word is loading; other code still arrives until then. Returns
 * a function that waits until the page has stopped asking: it asks twice.
 */
export async function goOfflineWhileLoading(page: Page, word: string): Promise<() => Promise<void>> {
  const addresses = '**/_next/static/**/*.js'
  const lost = Promise.withResolvers<void>()
  let refused = 0
  await page.route(addresses, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    if (!body.includes(word)) return route.fulfill({ response, body })
    // Requests of the same moment have arrived by then.
    if (refused === 0) await new Promise((later) => setTimeout(later, 1_000))
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
    refused += 1
    if (refused === 1) lost.resolve()
  })
  return async () => {
    await lost.promise
    await page.unroute(addresses)
    await page.waitForTimeout(1_500)
  }
}

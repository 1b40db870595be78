import type { Page } from '@playwright/test'

/** Delays all requests to these addresses, as a slow connection does, until the returned function is called. */
export async function delay(page: Page, addresses: string): Promise<() => void> {
  const told = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await told.promise
    await route.continue()
  })
  return () => told.resolve()
}

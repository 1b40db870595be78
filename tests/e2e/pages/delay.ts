import type { Page } from '@playwright/test'

/** Holds back all that is asked for under these addresses, as a slow line does, until the answer is called. */
export async function delay(page: Page, addresses: string): Promise<() => void> {
  const told = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await told.promise
    await route.continue()
  })
  return () => told.resolve()
}

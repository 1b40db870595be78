import type { Locator } from '@playwright/test'
import { arrive, newPerson } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

test('A row of tabs that is wider than a phone fades at the sides where there is more, and one that fits does not', async ({
  visit,
}) => {
  const phone = await visit({ viewport: { width: 360, height: 700 } })
  await arrive(phone, 'volunteer', newPerson('Alba Vidal'))

  await phone.goto('/profile')
  const row = phone.getByRole('navigation', { name: /^Pages of/ })
  await expectFades(row, { start: '0px', end: '32px' })
  await row.evaluate((nav) => nav.scrollTo({ left: nav.scrollWidth }))
  await expectFades(row, { start: '32px', end: '0px' })

  await phone.goto('/settings')
  await expectFades(phone.getByRole('navigation', { name: 'Settings' }), { start: '0px', end: '0px' })
})

async function expectFades(row: Locator, { start, end }: { start: string; end: string }): Promise<void> {
  await expect(row).toHaveCSS('--fade-start', start)
  await expect(row).toHaveCSS('--fade-end', end)
}

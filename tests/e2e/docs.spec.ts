import { expectNoOverflow } from './pages/look.ts'
import { expect, getOrigin, test } from './pages/visit.ts'

for (const width of [390, 1440]) {
  test(`A developer finds an endpoint in the description and reads its parameters, ${width} wide`, async ({
    visit,
  }) => {
    const guest = await visit({ viewport: { width, height: 900 } })
    const hosts = new Set<string>()
    guest.on('request', (request) => hosts.add(new URL(request.url()).origin))
    await guest.goto('/api/docs')
    await expect(guest.getByRole('heading', { level: 1, name: 'Brota' })).toBeVisible()
    if (width > 1000) {
      await guest.getByPlaceholder('Search').fill('apply')
      // The first search waits for Redoc’s index of all endpoints.
      await expect(guest.locator('[data-role="search:results"]')).toContainText('offer', { timeout: 30_000 })
    }
    const apply = guest.locator('[data-section-id="tag/jobs/operation/jobs.applyToJob"]')
    await apply.scrollIntoViewIfNeeded()
    await expect(apply).toContainText('/api/jobs/job/apply')
    await expect(apply).toContainText('volunteer')
    await expectNoOverflow(guest, 'the description of the endpoints')
    expect([...hosts]).toEqual([getOrigin()])
  })
}

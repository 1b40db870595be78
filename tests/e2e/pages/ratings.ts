import type { Locator, Page } from '@playwright/test'
import { applyTo, getCookie, publishOffer, through } from './people.ts'
import { expect } from './visit.ts'

type Found = { data: { id: string; volunteer: { id: string } }[] }

/** Publishes an offer of the organisation signed in in `office` and accepts these volunteers, through the endpoints. */
export async function takeIn(office: Page, volunteers: Page[]): Promise<void> {
  const jobId = await publishOffer(office)
  for (const volunteer of volunteers) await applyTo(volunteer, jobId, 'Two hands and some time.')
  await acceptAll(office, jobId, volunteers)
}

/** Accepts all that applied to an offer, these volunteers, and waits until it can no longer be undone: then they may rate. */
export async function acceptAll(office: Page, jobId: string, volunteers: Page[]): Promise<void> {
  const { data } = (await through(office).post('/api/jobs/job/application', { job_id: jobId })) as Found
  for (const { id } of data)
    await through(office).put(`/api/jobs/job/application/${id}`, { status: 'accepted' })
  for (const volunteer of volunteers) {
    const seen = async () => (await through(volunteer).get(`/api/jobs/job/${jobId}`)).application?.status
    await expect.poll(seen).toBe('accepted')
  }
}

/** The panel of the tab “profile” on an organisation’s page. */
export const ratings = (page: Page): Locator => page.getByRole('region', { name: 'Ratings' })

/** Opens the ratings of the organisation signed in in `office`. */
export async function openRatings(page: Page, office: Page): Promise<void> {
  await page.goto(`/user/${await getCookie(office, 'brota.user_id')}?tab=profile`)
  await expect(ratings(page)).toBeVisible()
}

/** Chooses stars, writes a reason, and sends it. */
export async function rate(page: Page, stars: number, comment: string): Promise<void> {
  const panel = ratings(page)
  await panel.getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` }).press('Space')
  await panel.getByRole('textbox', { name: 'Tell it in your own words' }).fill(comment)
  await panel.getByRole('button', { name: /^(Send review|Save changes)$/ }).click()
  await expect(page.getByText('Your review was sent').last()).toBeVisible()
}

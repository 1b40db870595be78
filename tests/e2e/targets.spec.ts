import type { Locator } from '@playwright/test'
import { drawingMaps, expectPoints, marks } from './pages/map.ts'
import { arrive, newPerson, publishOffer, through } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

test.use({ launchOptions: drawingMaps })

const viewport = { width: 360, height: 740 }

/** A finger needs 44 pixels in height; what is narrower than that stands alone in its row. */
async function expectFinger(target: Locator, name: string): Promise<void> {
  await expect(target).toBeVisible({ timeout: 30_000 })
  expect((await target.boundingBox())?.height, name).toBeGreaterThanOrEqual(44)
}

test('On a phone a finger reaches the buttons of a map', async ({ visit }) => {
  const phone = await visit({ viewport, isMobile: true, hasTouch: true })
  await arrive(phone, 'organisation', newPerson('Casa Verde'))
  const jobId = await publishOffer(phone)
  await expectPoints(phone)
  await phone.goto(`/job/${jobId}`)
  await phone.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
  for (const name of ['Zoom in', 'Zoom out'])
    await expectFinger(phone.getByRole('button', { name }).first(), name)
})

test('On a phone a finger reaches the offers on a map', async ({ visit }) => {
  const phone = await visit({ place: 'town', viewport, isMobile: true, hasTouch: true })
  await expectPoints(phone)
  await phone.goto('/jobs?view=map')
  const offers = marks(phone)
  await expectFinger(offers.first(), 'the first mark')
  for (const mark of await offers.all()) {
    const { width = 0, height = 0 } = (await mark.boundingBox()) ?? {}
    expect(Math.min(width, height), String(await mark.getAttribute('aria-label'))).toBeGreaterThanOrEqual(44)
  }
})

test('On a tablet a finger reaches what a mouse does', async ({ visit }) => {
  const tablet = await visit({
    ...{ place: 'town', viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true },
  })
  await tablet.goto('/jobs?view=map')
  for (const name of ['Zoom in', 'Zoom out'])
    await expectFinger(tablet.getByRole('button', { name, exact: true }).first(), name)
  for (const name of ['Log in', 'List', 'Map', 'Privacy'])
    await expectFinger(
      tablet
        .getByRole('link', { name, exact: true })
        .or(tablet.getByRole('button', { name, exact: true }))
        .first(),
      name,
    )
})

test('On a phone a finger reaches what belongs to a comment, and the connections of a person', async ({
  visit,
}) => {
  const phone = await visit({ viewport, isMobile: true, hasTouch: true })
  await arrive(phone, 'volunteer', newPerson('Iris Prado'))
  const { id } = Object(await through(phone).post('/api/posts/posts', { text: 'Rain at last' }))
  await through(phone).post(`/api/posts/posts/${id}/comments`, { text: 'At last' })
  await phone.goto(`/post/${id}`)
  for (const name of [/^Like the comment/, /^Answer the comment/, /^More actions for the comment/])
    await expectFinger(phone.getByRole('button', { name }), String(name))
  await phone.goto('/profile')
  await expectFinger(phone.getByRole('link', { name: 'No connections' }), 'the connections')
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { applyTo, arrive, getCookie, newPerson, publishOffer, through } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

const phoneSize = { width: 390, height: 844 }
const longText = Array.from({ length: 40 }, (_, n) => `Paragraph ${n} of what we do there, word after word.`)

test('An offer on a phone shows place, time and hours above the text, and Apply stays visible', async ({
  visit,
}) => {
  const [office, phone] = [await visit(), await visit({ viewport: phoneSize })]
  const app = newPerson('Casa Nube')
  await arrive(office, 'organisation', app)
  const title = `Read ${randomUUID().slice(0, 8)}`
  const id = await publishOffer(office, {
    title,
    about: longText.join('\n\n'),
    durationHours: 2,
    durationPer: 'visit',
    startDate: '2031-05-12',
  })
  await arrive(phone, 'volunteer', newPerson('Ona Riu'))
  await phone.goto(`/job/${id}`)
  const apply = phone.getByRole('button', { name: 'Apply now' })
  await expect(apply).toBeInViewport()
  await expect(apply).toHaveCount(1)
  const about = phone.getByRole('heading', { name: 'What it is about' })
  const textTop = (await about.boundingBox())?.y ?? 0
  for (const fact of ['Valencia', '2 hours a visit', /2031/]) {
    const shown = phone.getByRole('main').getByText(fact).filter({ visible: true }).first()
    await expect(shown).toBeVisible()
    expect((await shown.boundingBox())?.y ?? textTop, String(fact)).toBeLessThan(textTop)
  }
  const height = await phone.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeGreaterThan(2_000)
  for (const share of [0.3, 0.6, 1]) {
    await phone.evaluate((y) => window.scrollTo({ top: y }), height * share - 844)
    await expect(apply, `at ${share} of the page`).toBeInViewport()
  }
  await expectAccessible(phone, 'an offer on a phone')
  await expectNoOverflow(phone, 'an offer on a phone')
  await apply.click()
  await expect(phone.getByRole('dialog', { name: `Apply to “${title}”` })).toBeVisible()
})

test('An opened offer counts one view of a volunteer and none of its organisation, which reads it in its offers', async ({
  visit,
}) => {
  const [office, sofa] = [await visit(), await visit()]
  await arrive(office, 'organisation', newPerson('Casa Roca'))
  const title = `View ${randomUUID().slice(0, 8)}`
  const id = await publishOffer(office, { title })
  await arrive(sofa, 'volunteer', newPerson('Pau Vidal'))
  const open = async (page: Page) => {
    const counted = page.waitForResponse(`**/api/jobs/jobs/${id}/view`)
    await page.goto(`/job/${id}`)
    expect((await counted).status()).toBe(204)
    await expect(page.getByRole('heading', { name: title, level: 1 }).filter({ visible: true })).toBeVisible()
  }
  const expectViews = async (count: string) => {
    await office.goto('/my-jobs')
    const card = office.getByRole('main').getByRole('article').filter({ hasText: title })
    const views = card.locator('dl > div').filter({ has: office.getByText('Views', { exact: true }) })
    await expect(views.getByRole('definition')).toHaveText(count)
  }
  await open(office)
  await expectViews('0')
  await open(sofa)
  await expectViews('1')
  // The same volunteer is one view a day.
  await open(sofa)
  await open(office)
  await expectViews('1')
})

test('A full offer says so in lists, is listed below open ones, and shows alternatives', async ({
  visit,
}) => {
  const [office, sofa, phone, guest] = [
    await visit(),
    await visit(),
    await visit({ viewport: phoneSize }),
    await visit(),
  ]
  await arrive(office, 'organisation', newPerson('Casa Río'))
  const word = `sage${randomUUID().slice(0, 8)}`
  const open = await publishOffer(office, { title: `Open ${word}`, categories: ['design'] })
  const full = await publishOffer(office, { title: `Full ${word}`, categories: ['design'], vacancies: 1 })
  await arrive(sofa, 'volunteer', newPerson('Iu Bosch'))
  await applyTo(sofa, full, 'Me.')
  const applications = await through(office).post('/api/jobs/job/application', { job_id: full })
  const [application] = (applications as { data: { id: string }[] }).data
  await through(office).put(`/api/jobs/job/application/${application?.id}`, { status: 'accepted' })
  await arrive(phone, 'volunteer', newPerson('Mar Puig'))
  for (const page of [phone, guest]) {
    await page.goto(`/jobs?query=${word}`)
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.getByRole('heading')).toHaveText([`Open ${word}`, `Full ${word}`])
    await expect(cards.nth(0)).not.toContainText('All places taken')
    await expect(cards.nth(1)).toContainText('All places taken')
    await page.goto(`/job/${full}`)
    const others = page
      .getByRole('region', { name: 'Similar offers with places left' })
      .filter({ visible: true })
    await expect(others.getByRole('link', { name: `Open ${word}` })).toBeVisible()
    await expect(others.getByRole('link', { name: `Full ${word}` })).toHaveCount(0)
    await expectAccessible(page, 'a full offer')
  }
  await phone.goto(`/job/${full}`)
  await phone
    .getByRole('region', { name: 'Similar offers with places left' })
    .filter({ visible: true })
    .getByRole('link', { name: `Open ${word}` })
    .click()
  await expect(phone).toHaveURL(`/job/${open}`)
})

test('An organisation’s page shows its open offers above the tabs, to guests and on phones too', async ({
  visit,
}) => {
  const [office, phone, guest] = [await visit(), await visit({ viewport: phoneSize }), await visit()]
  await arrive(office, 'organisation', newPerson('Casa Monte'))
  const word = `mint${randomUUID().slice(0, 8)}`
  for (const number of [1, 2, 3, 4]) await publishOffer(office, { title: `Offer ${number} ${word}` })
  await publishOffer(office, { title: `Draft ${word}`, status: 'draft' })
  await arrive(phone, 'volunteer', newPerson('Blai Font'))
  const id = await getCookie(office, 'brota.user_id')
  for (const page of [phone, guest]) {
    await page.goto(`/user/${id}`)
    const offers = page.getByRole('region', { name: 'Open offers' })
    await expect(offers.getByRole('listitem')).toHaveCount(3)
    await expect(offers).not.toContainText('Draft')
    const tabs = page.getByRole('navigation', { name: /Casa Monte/ })
    expect((await offers.boundingBox())?.y ?? 0).toBeLessThan((await tabs.boundingBox())?.y ?? 0)
    await expectAccessible(page, 'an organisation with open offers')
    await expectNoOverflow(page, 'an organisation with open offers')
  }
  await expect(
    phone.getByRole('region', { name: 'Open offers' }).getByRole('listitem').first(),
  ).toBeInViewport()
  await phone.getByRole('link', { name: 'See all 4 offers' }).click()
  await expect(phone).toHaveURL(`/user/${id}?tab=jobs`)
  await expect(phone.getByRole('region', { name: 'Offers', exact: true }).getByRole('article')).toHaveCount(4)
})

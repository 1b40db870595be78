import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { getId, nameModerator } from './pages/moderation.ts'
import { arrive, newPerson, through } from './pages/people.ts'
import { openRatings, rate, ratings, takeIn } from './pages/ratings.ts'
import { expect, test } from './pages/visit.ts'

test('A review that moderators took down is not asked for again, and what leads to it shows it', async ({
  visit,
}) => {
  const [office, desk] = [await visit(), await visit()]
  const phone = await visit({ viewport: { width: 390, height: 844 } })
  const [host, vera, clara] = [newPerson('Huerta Nueva'), newPerson('Vera Sanchis'), newPerson('Clara Soler')]
  await arrive(office, 'organisation', host)
  await arrive(phone, 'volunteer', vera)
  await arrive(desk, 'volunteer', clara)
  await takeIn(office, [phone])
  await openRatings(phone, office)
  await rate(phone, 2, 'Their head is a lazy man.')
  const { data } = await through(office).get(`/api/account/ratings/${await getId(office)}`)
  const review = { kind: 'rating', id: data[0].id, reason: 'harassment' }

  await test.step('the notice of a review opens the reviews', async () => {
    await office.goto('/notifications')
    await office
      .getByRole('main')
      .getByRole('link', { name: /rated you/ })
      .click()
    await expect(ratings(office).getByRole('heading', { name: 'Ratings' })).toBeInViewport()
    await expect(ratings(office)).toContainText('Their head is a lazy man.')
  })

  await test.step('the moderators’ desk opens the review', async () => {
    await through(office).post('/api/moderation/report', review)
    await nameModerator(clara)
    await desk.goto('/dashboard')
    await desk
      .getByRole('article', { name: vera.name })
      .filter({ hasText: 'Their head is a lazy man.' })
      .getByRole('link', { name: 'Open' })
      .click()
    await expect(ratings(desk)).toContainText('Their head is a lazy man.')
  })

  await test.step('its author is told where the form was', async () => {
    await through(desk).post('/api/moderation/decide', { ...review, action: 'remove' })
    await openRatings(phone, office)
    await expect(ratings(phone)).toContainText('The moderation team has taken down your review')
    await expect(ratings(phone).getByRole('radio')).toHaveCount(0)
    await expectAccessible(phone, 'a review that was taken down')
    await expectNoOverflow(phone, 'a review that was taken down')
  })

  await test.step('once it is back, the decision leads to it', async () => {
    await through(desk).post('/api/moderation/decide', { ...review, action: 'restore' })
    await phone.goto('/notifications')
    await phone
      .getByRole('main')
      .getByRole('link', { name: /visible again/ })
      .first()
      .click()
    await phone.getByRole('link', { name: 'See the review' }).click()
    await expect(ratings(phone)).toContainText('Their head is a lazy man.')
  })
})

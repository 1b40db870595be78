import type { Page } from '@playwright/test'
import { openBell } from './pages/account.ts'
import { comeAs, getId, somePost } from './pages/demoTown.ts'
import { image } from './pages/files.ts'
import { connections } from './pages/friends.ts'
import { expectAccessible } from './pages/look.ts'
import { arrive, getCookie, newPerson, through } from './pages/people.ts'
import { openRatings, rate, ratings, takeIn } from './pages/ratings.ts'
import { expect, test } from './pages/visit.ts'

const testApp = { place: 'town' } as const
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: /^Pages of/ }).getByRole('link', { name, exact: true })

test('An organisation’s page shows its profile, stars, response time and six tabs', async ({ visit }) => {
  const desk = await visit(testApp)
  await comeAs(desk, 'lucia')
  await desk.goto(`/user/${await getId(desk, 'huertovivo')}`)
  const card = desk.getByRole('article').first()
  await expect(card.getByRole('heading', { level: 1 })).toContainText('Huerto Vivo')
  await expect(card.getByRole('img', { name: 'Verified organisation' })).toBeVisible()
  await expect(card.getByText('València, Spain')).toBeVisible()
  await expect(connections(desk)).toBeVisible()
  await expect(card.getByRole('link', { name: /^\d\.\d of 5 stars \d+ ratings?$/ })).toBeVisible()
  await expect(card.getByRole('link', { name: 'Send message' })).toBeVisible()
  await expect(card.getByRole('button', { name: /^Connect(ed)? with Huerto Vivo/ })).toBeVisible()
  const panel = desk.getByRole('complementary')
  await expect(panel.getByText(/^Usually answers in/)).toBeVisible()
  await expect(panel.getByText(/^On Brota since \w+ \d{4}$/)).toBeVisible()
  await expect(panel.getByRole('link', { name: 'Website' })).toHaveAttribute('rel', /nofollow/)

  const tabs = {
    feed: 'Posts',
    profile: 'Profile',
    timeline: 'Timeline',
    media: 'Media',
    friends: 'Connections',
    jobs: 'Offers',
  }
  for (const [id, name] of Object.entries(tabs)) {
    await tab(desk, name).click()
    await expect(desk).toHaveURL(new RegExp(`tab=${id}`))
    await expect(tab(desk, name)).toHaveAttribute('aria-current', 'page')
    await expect(desk.getByRole('main').getByRole('region', { name, exact: true })).toBeVisible()
  }
  await expect(
    desk.getByRole('list', { name: 'Published offers' }).getByRole('article').first(),
  ).toBeVisible()
  await desk.goBack()
  await expect(tab(desk, 'Connections')).toHaveAttribute('aria-current', 'page')

  // The stars lead to the ratings, also from the tab that has them.
  const stars = card.getByRole('link', { name: /of 5 stars/ })
  for (const _visit of ['first', 'second']) {
    await desk.evaluate(() => window.scrollTo({ top: 0 }))
    await stars.click()
    const heading = ratings(desk).getByRole('heading', { name: 'Ratings' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  }
})

test('A volunteer’s page has chips in place of stars; the viewer’s own has no message button', async ({
  visit,
}) => {
  const desk = await visit(testApp)
  await comeAs(desk, 'huertovivo')
  await desk.goto(`/user/${await getId(desk, 'mateo')}`)
  const panel = desk.getByRole('complementary')
  await expect(panel.getByRole('heading', { name: 'Interests' })).toBeVisible()
  await expect(panel.getByRole('heading', { name: 'Availability' })).toBeVisible()
  await expect(panel.getByText(/Usually answers/)).toHaveCount(0)
  await expect(desk.getByRole('main').getByText('No ratings yet')).toHaveCount(0)
  await tab(desk, 'Offers').click()
  await expect(desk.getByRole('region', { name: 'Offers' })).toBeVisible()

  await desk.goto('/profile')
  await expect(desk.getByRole('link', { name: 'Edit my profile' })).toBeVisible()
  const card = desk.getByRole('article').first()
  await expect(card.getByRole('button', { name: /Connect/ })).toHaveCount(0)
  await expect(card.getByRole('link', { name: 'Send message' })).toHaveCount(0)
})

test('The viewer’s card is shown beside the feed and a post', async ({ visit }) => {
  const [desk, office] = [await visit(testApp), await visit(testApp)]
  await comeAs(desk, 'lucia')
  await comeAs(office, 'huertovivo')
  for (const path of ['/feed', `/post/${await somePost(desk)}`]) {
    await desk.goto(path)
    const own = desk.getByRole('complementary', { name: 'Your profile' })
    await expect(own.getByText('València, Spain')).toBeVisible()
    await expect(own.getByText(/^\d+ connections?$/)).toBeVisible()
    await expect(own.getByRole('heading', { name: 'Interests' })).toBeVisible()
    await expect(own.getByText('Environment and animals')).toBeVisible()
    await expect(own.getByText('Saturday: morning, afternoon')).toBeVisible()
    await office.goto(path)
    const theirs = office.getByRole('complementary', { name: 'Your profile' })
    await expect(theirs.getByText(/of 5 stars$/)).toBeAttached()
    await expect(theirs.getByRole('list', { name: 'Links' })).toBeVisible()
    await expect(theirs.getByRole('heading', { name: 'Availability' })).toHaveCount(0)
  }
})

test('Guests see an organisation’s profile and offers, a volunteer’s preview, and not found for no account', async ({
  visit,
}) => {
  const [desk, guest] = [await visit(testApp), await visit(testApp)]
  await comeAs(desk, 'lucia')
  await guest.goto(`/user/${await getId(desk, 'huertovivo')}`)
  await expect(tab(guest, 'Profile')).toHaveAttribute('aria-current', 'page')
  await expect(tab(guest, 'Timeline')).toHaveCount(0)
  await guest.goto(`/user/${await getId(desk, 'mateo')}`)
  await expect(guest.getByRole('heading', { level: 1, name: /^Mateo/ })).toBeVisible()
  await expect(
    guest.getByText('Log in or create an account to see the whole profile').filter({ visible: true }),
  ).toBeVisible()
  await expect(guest.getByRole('dialog')).toHaveCount(0)
  const missing = await guest.goto('/user/01a1fd46-0000-7000-8000-000000000000')
  expect(missing?.status()).toBe(404)
  await expect(guest.getByRole('heading', { name: 'Nothing grows here' })).toBeVisible()
})

test('The cover and the photo are changed in place', async ({ visit }) => {
  const [desk, sofa] = [await visit(), await visit()]
  const [iris, leo] = [newPerson('Iris Font'), newPerson('Leo Brito')]
  await arrive(desk, 'volunteer', iris)
  await arrive(sofa, 'volunteer', leo)
  await desk.goto('/profile')
  const card = desk.getByRole('article').first()
  const shown = () => card.locator('img').evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src))
  const change = async (name: string, frame: string, colour: string) => {
    const before = await shown()
    const choosing = desk.waitForEvent('filechooser')
    await desk.getByRole('button', { name }).click()
    await (await choosing).setFiles(await image('new.jpg', colour))
    await desk.getByRole('dialog', { name: frame }).getByRole('button', { name: 'Use this picture' }).click()
    await expect(desk.getByText('Your picture is up.').last()).toBeVisible()
    await expect.poll(shown).not.toEqual(before)
  }
  await change('Change the cover', 'Frame your cover', '#86b049')
  await change('Change the photo', 'Frame your photo', '#4a45c4')
  const mine = await shown()

  // The second time it is said again, in place of the first.
  const said = desk.getByText('Only pictures are accepted (JPG, PNG, WebP or GIF).')
  for (const _ of [1, 2]) {
    const choosing = desk.waitForEvent('filechooser')
    await desk.getByRole('button', { name: 'Change the photo' }).click()
    await (await choosing).setFiles({
      name: 'song.mp3',
      mimeType: 'audio/mpeg',
      buffer: Buffer.from('no picture'),
    })
    await expect(said.and(desk.locator(':not([data-before])'))).toBeVisible()
    await expect(said).toHaveCount(1)
    await said.evaluate((one) => one.setAttribute('data-before', ''))
  }

  // Other accounts see both, and cannot change them.
  await sofa.goto(`/user/${await getCookie(desk, 'brota.user_id')}`)
  const theirs = sofa.getByRole('article').first().locator('img')
  expect(await theirs.evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src))).toEqual(mine)
  await expect(sofa.getByRole('button', { name: /^Change the/ })).toHaveCount(0)
})

test('Volunteers rate organisations; the mean, the number and the reply are shown', async ({ visit }) => {
  test.setTimeout(240_000)
  const [office, desk, sofa, guest] = [await visit(), await visit(), await visit(), await visit()]
  const app = newPerson('Huerta Clara')
  await arrive(office, 'organisation', app)
  await arrive(desk, 'volunteer', newPerson('Noa Serra'))
  await arrive(sofa, 'volunteer', newPerson('Pau Neto'))
  await arrive(guest, 'volunteer', newPerson('Rita Lago'))
  await takeIn(office, [desk, sofa])
  const card = (page: Page) => page.getByRole('article').first()

  await test.step('stars are asked for; one rating is told in the singular', async () => {
    await openRatings(desk, office)
    await expect(card(desk).getByText('No ratings yet')).toBeVisible()
    await ratings(desk).getByRole('button', { name: 'Send review' }).click()
    await expect(ratings(desk).getByText('Choose one to five stars.')).toBeVisible()
    await rate(desk, 4, 'We planted leeks until the sun went down.')
    await expect(card(desk).getByRole('link', { name: '4.0 of 5 stars 1 rating', exact: true })).toBeVisible()
    await expect(ratings(desk)).toContainText('We planted leeks until the sun went down.')
  })

  await test.step('a second one: the mean with one decimal, the plural', async () => {
    await openRatings(sofa, office)
    await expect(ratings(sofa)).toContainText('Noa Serra')
    await rate(sofa, 5, 'I came for a day and stayed.')
    await expect(card(sofa).getByRole('link', { name: '4.5 of 5 stars 2 ratings' })).toBeVisible()
  })

  await test.step('who has not served there reads, and writes none', async () => {
    await openRatings(guest, office)
    await expect(ratings(guest)).toContainText('I came for a day and stayed.')
    await expect(ratings(guest).getByRole('radio')).toHaveCount(0)
  })

  await test.step('the organisation hears of it and answers', async () => {
    await office.goto('/my-jobs')
    const bell = await openBell(office)
    await bell.getByRole('link', { name: /rated you/ }).click()
    await expect(office).toHaveURL(/\/profile\?tab=profile/)
    await ratings(office).getByRole('button', { name: 'Answer Noa Serra' }).click()
    await office.getByRole('textbox', { name: 'Your answer to Noa Serra' }).fill('The leeks say thank you.')
    await office.getByRole('button', { name: 'Publish answer' }).click()
    await expect(ratings(office)).toContainText('The leeks say thank you.')
    await expectAccessible(office, 'ratings with an answer')
  })

  await test.step('the volunteer sees the answer and changes the rating, once given', async () => {
    await desk.reload()
    await expect(ratings(desk)).toContainText('The leeks say thank you.')
    await desk.getByRole('region', { name: 'Your review' }).getByRole('button', { name: 'Edit' }).click()
    await rate(desk, 2, 'The leeks did not come up.')
    await expect(card(desk).getByRole('link', { name: '3.5 of 5 stars 2 ratings' })).toBeVisible()
  })

  await test.step('what cannot be read is said in its own words', async () => {
    await desk.route('**/api/account/ratings/**', (route) =>
      route.fulfill({ status: 404, json: { error: 'Not found', message: 'Not found' } }),
    )
    // A direct link: the browser sends the requests.
    await desk.goto('/entities')
    await desk.getByRole('link', { name: 'Huerta Clara', exact: true }).click()
    await tab(desk, 'Profile').click()
    await expect(desk.getByText('Unable to get your review!')).toBeVisible()
    await expect(desk.getByText('Unable to get other users review!')).toBeVisible()
  })
})

test('A profile comes with its first six posts, as the feed does, and reads the others on the way down', async ({
  visit,
}) => {
  const phone = await visit({ viewport: { width: 390, height: 844 } })
  await arrive(phone, 'volunteer', newPerson('Nora Sanz'))
  for (let number = 1; number <= 8; number++)
    await through(phone).post('/api/posts/posts', {
      text: `Row ${number} of beans. `.padEnd(400, 'rain and sun '),
    })
  const sent = await phone.request.get(`/user/${await getCookie(phone, 'brota.user_id')}`)
  const [newest, sixth, seventh] = [8, 3, 2].map((number) => `Row ${number} of beans`)
  const html = await sent.text()
  expect([newest, sixth, seventh].map((text) => html.includes(String(text)))).toEqual([true, true, false])
  await phone.goto(sent.url())
  const last = phone.getByRole('main').getByText('Row 1 of beans')
  await expect(async () => {
    await phone.mouse.wheel(0, 1_500)
    await expect(last).toBeVisible({ timeout: 300 })
  }).toPass()
})

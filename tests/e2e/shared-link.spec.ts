import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { choose, field, fillCity, introduce, logIn } from './pages/account.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { arrive, getCookie, newPerson, publishOffer, signUp } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'
import { getButton, mailTo } from './setup/mailbox.ts'

const phoneSize = { width: 390, height: 844 }
const login = (page: Page) => page.getByRole('dialog', { name: 'Login' })
const openHeart = (title: string) => `Save “${title}” to favourites`

/** The header, and all fixed elements at the foot of the screen. */
const getBarsHeight = (page: Page) =>
  page
    .locator('header, [data-foot], nav')
    .evaluateAll((bars) =>
      bars
        .filter(
          (bar) => ['sticky', 'fixed'].includes(getComputedStyle(bar).position) && bar.checkVisibility(),
        )
        .reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0),
    )

test('The title of a shared offer has whole words on the narrowest phone', async ({ visit }) => {
  const office = await visit()
  await arrive(office, 'organisation', newPerson('Casa Nova'))
  const id = await publishOffer(office, { title: 'Acompanhamento extracurricular em Braga' })
  const phone = await visit({ viewport: { width: 320, height: 640 }, isMobile: true, language: 'pt' })
  await phone.goto(`/job/${id}`)
  const lines = await phone.getByRole('heading', { level: 1 }).evaluate((title) =>
    [...(title.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(title.firstChild ?? title, index)
      range.setEnd(title.firstChild ?? title, index + word.length)
      return `${word}: ${range.getClientRects().length}`
    }),
  )
  expect(lines).toEqual(['Acompanhamento: 1', 'extracurricular: 1', 'em: 1', 'Braga: 1'])
  await expectNoOverflow(phone, 'a shared offer')
})

test('A newcomer with a shared link reads the preview: nothing covers it, nothing opens by itself', async ({
  visit,
}) => {
  const [office, phone] = [await visit(), await visit({ viewport: phoneSize, answered: false })]
  await arrive(office, 'organisation', newPerson('Casa Luna'))
  const title = `Paint ${randomUUID().slice(0, 8)}`
  const id = await publishOffer(office, { title })
  await phone.goto(`/job/${id}`)
  const question = phone.getByRole('dialog', { name: 'You decide what we measure' })
  await expect(question).toBeVisible()
  const heading = phone.getByRole('heading', { level: 1, name: title })
  await expect(heading).toBeInViewport()
  // The question stands at the foot; nothing else has opened.
  await expect(phone.getByRole('dialog')).toHaveCount(1)
  const isCovered = await heading.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return !element.contains(document.elementFromPoint(x + width / 4, y + height / 2))
  })
  expect(isCovered, 'the title is covered').toBe(false)
  const bar = phone.getByRole('button', { name: 'Apply now' })
  await expect(bar).toBeInViewport()
  await expect(phone.getByRole('navigation', { name: 'Sections' })).toBeHidden()
  await expectAccessible(phone, 'the preview of an offer on a phone, with the cookie question')
  await expectNoOverflow(phone, 'the preview of an offer on a phone')
  expect(await getBarsHeight(phone), 'what stays on the screen leaves four fifths to read').toBeLessThan(
    phoneSize.height / 5,
  )
  // At the end of the page nothing is hidden by the bar.
  const [text, foot] = [
    phone.getByRole('complementary', { name: 'Suggestions' }),
    phone.locator('[data-foot]'),
  ]
  // The suggestions, and with them the page, grow when they come near.
  await expect(async () => {
    await phone.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }))
    const bottom = await text.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(bottom).toBeLessThan((await foot.boundingBox())?.y ?? 0)
  }).toPass()
  // A visitor without an answer can continue, and is asked nothing else.
  await bar.click()
  await expect(login(phone)).toBeVisible()
  // The question, which is not answered, and the login.
  await expect(phone.getByRole('dialog')).toHaveCount(2)
})

test('A guest’s press opens the login or the sign-up, and takes effect after signing in', async ({
  visit,
}) => {
  const [office, desk] = [await visit(), await visit()]
  const app = newPerson('Casa Sol')
  const person = newPerson('Nuria Pla')
  const title = `Paint ${randomUUID().slice(0, 8)}`
  await arrive(office, 'organisation', app)
  const id = await publishOffer(office, { title })
  const systemId = await getCookie(office, 'brota.user_id')
  await arrive(await visit(), 'volunteer', person)
  const leave = async () => {
    // A page that learns that its session ended loads itself again, which would cancel the next visit of the story.
    await desk.goto('/robots.txt')
    await desk.context().clearCookies({ name: /^brota\.(token|refreshToken)$/ })
  }

  await test.step('apply', async () => {
    await desk.goto(`/job/${id}`)
    await desk.getByRole('button', { name: 'Apply now' }).click()
    const [enter, create] = [
      login(desk).getByRole('button', { name: 'Log in' }),
      login(desk).getByRole('link', { name: /Create account/ }),
    ]
    const sizes = await Promise.all([enter, create].map((one) => one.boundingBox()))
    expect([sizes[1]?.width, sizes[1]?.height]).toEqual([sizes[0]?.width, sizes[0]?.height])
    await logIn(desk, person)
    await expect(desk.getByRole('dialog', { name: `Apply to “${title}”` })).toBeVisible()
    await desk.reload()
    await expect(desk.getByRole('button', { name: 'Apply now' })).toBeVisible()
    await expect(desk.getByRole('dialog'), 'it happens once').toHaveCount(0)
  })

  await test.step('the heart', async () => {
    await leave()
    await desk.goto(`/job/${id}`)
    await desk.getByRole('button', { name: openHeart(title) }).click()
    const saved = desk.waitForResponse((answer) => answer.url().endsWith(`/${id}/favorite`))
    await logIn(desk, person)
    expect((await saved).ok()).toBe(true)
    await expect(desk.getByRole('button', { name: `Remove “${title}” from favourites` })).toBeVisible()
    await desk.goto('/jobs/favorites')
    await expect(desk.getByRole('link', { name: title })).toBeVisible()
  })

  await test.step('the organisation', async () => {
    await leave()
    await desk.goto(`/job/${id}`)
    await desk.getByRole('article').first().getByRole('link', { name: app.name }).click()
    await expect(desk).toHaveURL(`/job/${id}`)
    await logIn(desk, person)
    await expect(desk).toHaveURL(`/user/${systemId}`)
  })

  await test.step('connect', async () => {
    const other = newPerson('Olga Rey')
    const sofa = await visit()
    await arrive(sofa, 'volunteer', other)
    await leave()
    await desk.goto(`/user/${await getCookie(sofa, 'brota.user_id')}`)
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    await desk.getByRole('button', { name: /^Connect with Olga/ }).click()
    await logIn(desk, person)
    await expect(desk.getByText('Requested')).toBeVisible()
  })

  await test.step('an offer in a list leads to that offer', async () => {
    await leave()
    await desk.goto(`/jobs?query=${encodeURIComponent(title)}`)
    await desk.getByRole('link', { name: title }).click()
    await expect(login(desk)).toBeVisible()
    await logIn(desk, person)
    await expect(desk).toHaveURL(`/job/${id}`)
    await expect(desk.getByText('Boots.')).toBeVisible()
  })
})

test('A newcomer comes from an offer through sign-up, the email on another device and the profile back to “Apply now”', async ({
  visit,
}) => {
  const [office, desk, phone] = [await visit(), await visit(), await visit({ viewport: phoneSize })]
  await arrive(office, 'organisation', newPerson('Casa Mar'))
  const title = `Paint ${randomUUID().slice(0, 8)}`
  const id = await publishOffer(office, { title })
  const person = newPerson('Pau Mas')

  await desk.goto(`/job/${id}`)
  await desk.getByRole('button', { name: 'Apply now' }).click()
  await login(desk)
    .getByRole('link', { name: /Create account/ })
    .click()
  const register = desk.getByRole('dialog', { name: 'Register' })
  await register.getByRole('button', { name: /^I want to volunteer/ }).click()
  await field(desk, 'Name').fill(person.name)
  await field(desk, 'E-mail').fill(person.email)
  await field(desk, 'Password').fill(person.password)
  await field(desk, 'Repeat the password').fill(person.password)
  await register.getByRole('checkbox', { name: /privacy policy/ }).check()
  await register.getByRole('button', { name: 'Create my account' }).click()
  await expect(desk.getByRole('region', { name: 'Confirm your e-mail to start taking part' })).toBeVisible()
  await expect(desk).toHaveURL(`/job/${id}`)

  await phone.goto(getButton(await mailTo(person.email, /^Confirm your Brota account$/)))
  await phone.getByRole('button', { name: 'Validate my account' }).click()
  await field(phone, 'Password').fill(person.password)
  await phone.getByRole('button', { name: 'Validate my account' }).click()
  await expect(phone).toHaveURL(`/job/${id}`)

  await expect(phone.getByRole('link', { name: 'Add my age' })).toHaveAttribute(
    'href',
    `/settings?tab=main&field=age&then=${encodeURIComponent(`/job/${id}`)}`,
  )
  const missing = phone.getByRole('list', { name: 'What your profile lacks' })
  await expect(missing.getByRole('link')).toHaveText([
    'Age',
    'Country',
    'City',
    'Introduction',
    'Interests',
    'When you can',
  ])
  await missing.getByRole('link', { name: 'When you can' }).click()
  const monday = phone.getByRole('checkbox', { name: 'Monday, Morning' })
  await expect(monday).toBeInViewport()
  await expect(monday).toBeFocused()
  await expect(phone.getByRole('group', { name: /^When you can/ })).toContainText('*')
  await phone.goBack()
  await phone.getByRole('link', { name: 'Complete my profile' }).click()
  await expect(field(phone, 'Age')).toBeFocused()
  await phone.getByRole('button', { name: 'Save and go back' }).click()
  await expect(phone.getByText('Tell us your age.')).toBeVisible()
  await expect(phone.getByText('Tick when you are free, or that you have no time now.')).toBeVisible()
  await field(phone, 'Age').fill('31')
  await phone.getByRole('combobox', { name: 'Country' }).selectOption('Spain')
  await fillCity(phone, 'Valencia')
  await introduce(phone, 'I like walls.', ['Environment and animals'])
  await choose(phone, 'Saturday, Morning')
  await phone.getByRole('button', { name: 'Save and go back' }).click()
  await expect(phone).toHaveURL(`/job/${id}`)
  await expect(phone.getByRole('button', { name: 'Apply now' })).toBeInViewport()
})

test('The link in the email leads back also after it was requested again', async ({ visit }) => {
  const [office, desk, phone] = [await visit(), await visit(), await visit()]
  await arrive(office, 'organisation', newPerson('Casa Río'))
  const id = await publishOffer(office)
  const person = newPerson('Rita Gas')
  await desk.goto(`/job/${id}`)
  await desk.getByRole('banner').getByRole('button', { name: 'Create account' }).click()
  await signUp(desk, 'volunteer', person)
  await desk.reload()
  await desk.getByRole('button', { name: 'Send it again' }).click()
  await expect(desk.getByText(`Link sent to ${person.email}.`)).toBeVisible()
  await expect
    .poll(async () => getButton(await mailTo(person.email, /^Confirm your Brota account$/)))
    .toContain(`then=${encodeURIComponent(`/job/${id}`)}`)
  await phone.goto(getButton(await mailTo(person.email, /^Confirm your Brota account$/)))
  await phone.getByRole('button', { name: 'Validate my account' }).click()
  await field(phone, 'Password').fill(person.password)
  await phone.getByRole('button', { name: 'Validate my account' }).click()
  await expect(phone).toHaveURL(`/job/${id}`)
})

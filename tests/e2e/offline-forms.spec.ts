import type { Page } from '@playwright/test'
import { field } from './pages/account.ts'
import { image } from './pages/files.ts'
import { fillOffer, next, publish } from './pages/jobForm.ts'
import { nameModerator, report, writePost } from './pages/moderation.ts'
import { goOffline } from './pages/offline.ts'
import { arrive, newPerson } from './pages/people.ts'
import { chooseFromMenu } from './pages/posts.ts'
import { expect, test } from './pages/visit.ts'

const notSent = /^No connection\. Nothing that you wrote is lost/
/** Shorter than any time-out. */
const soon = { timeout: 3_000 }
/** The message above the form, or in a toast. */
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: notSent }).first()

test('The contact form says at once that it cannot be sent, keeps its words, and is sent later, by guests too', async ({
  visit,
}) => {
  const [guest, desk] = [await visit(), await visit()]
  const person = newPerson('Nerea Costa')
  await arrive(desk, 'volunteer', person)
  for (const page of [guest, desk]) {
    await page.goto('/contact')
    await field(page, 'Name').fill('Nerea Costa')
    await field(page, 'Your e-mail').fill(person.email)
    await field(page, 'Subject').fill('A broken gate')
    await field(page, 'Message').fill('The gate of the garden does not close.')
    await goOffline(page)
    const send = page.getByRole('main').getByRole('button', { name: 'Send' })
    await send.click()
    await expect(alert(page)).toBeVisible(soon)
    await expect(alert(page)).toBeInViewport()
    await expect(field(page, 'Message')).toHaveValue('The gate of the garden does not close.')
    await page.context().setOffline(false)
    await send.click()
    await expect(page.getByRole('heading', { name: 'Thank you for writing' })).toBeVisible()
  }
})

test('An invitation written offline stays open with its addresses, and is sent on the next press', async ({
  visit,
}) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Oriol Costa'))
  await desk.goto('/jobs')
  await desk.getByRole('button', { name: 'Menu' }).click()
  await desk.getByRole('menuitem', { name: 'Invite others' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Invite your people' })
  const address = newPerson('Pep Costa').email
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(address)
  await goOffline(desk)
  const send = dialog.getByRole('button', { name: 'Send invitation' })
  await send.click()
  await expect(alert(desk)).toBeVisible(soon)
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue(address)
  await desk.context().setOffline(false)
  await send.click()
  await expect(desk.getByText('Message sent successfully.')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('An offer written offline: its draft, its images and its publication say so, and continue online', async ({
  visit,
}) => {
  const office = await visit()
  await arrive(office, 'organisation', newPerson('Huerta Honda'))
  await office.goto('/my-jobs/new')
  const offer = { title: 'Mend the well', about: 'A day with ropes.', question: 'Have you a rope?' }
  const images = {
    cover: await image('cover.jpg', '#1b7a4b'),
    images: [await image('well.jpg', '#d9c58b')],
  }
  await fillOffer(office, offer, { ...images, count: 1 })
  const question = field(office, 'Question 1')

  await test.step('publishing', async () => {
    await goOffline(office)
    await office.getByRole('button', { name: 'Submit' }).click()
    await expect(alert(office)).toBeVisible(soon)
    await expect(alert(office)).toBeInViewport()
    await expect(question).toHaveValue(offer.question)
  })

  await test.step('an image', async () => {
    await office.getByRole('button', { name: 'Previous' }).click()
    await office.getByRole('button', { name: 'Volunteering images' }).setInputFiles(images.cover)
    await expect(office.getByRole('main').getByText(notSent).last()).toBeVisible(soon)
    await expect(office.getByRole('button', { name: /^Remove (Cover image|Image )/ })).toHaveCount(2)
    await office.context().setOffline(false)
    await office.getByRole('button', { name: 'Volunteering images' }).setInputFiles(images.cover)
    await expect(office.getByRole('button', { name: /^Remove (Cover image|Image )/ })).toHaveCount(3)
    await next(office)
  })

  await test.step('a draft', async () => {
    await office.context().setOffline(true)
    await office.getByRole('button', { name: 'Save draft' }).click()
    await expect(alert(office)).toBeVisible(soon)
    await expect(question).toHaveValue(offer.question)
    await office.context().setOffline(false)
    await office.getByRole('button', { name: 'Save draft' }).click()
    await expect(office.getByText('Draft saved.')).toBeVisible()
  })
  await office.waitForURL('/my-jobs/*/edit')
  await office.reload()
  await expect(field(office, 'Title')).toHaveValue(offer.title)
  for (let step = 0; step < 5; step++) await next(office)
  await expect(question).toHaveValue(offer.question)
  await goOffline(office)
  await office.getByRole('button', { name: 'Submit' }).click()
  await expect(alert(office)).toBeVisible(soon)
  await office.context().setOffline(false)
  await publish(office)
})

test('A moderator’s decision made offline stays in its dialog, with its rule and text, and is sent later', async ({
  visit,
}) => {
  const [hers, his, desk] = [await visit(), await visit(), await visit()]
  const [nuria, otto, eva] = [newPerson('Nuria Roble'), newPerson('Otto Roble'), newPerson('Eva Roble')]
  await arrive(hers, 'volunteer', nuria)
  await arrive(his, 'volunteer', otto)
  await arrive(desk, 'volunteer', eva)
  await nameModerator(eva)
  await hers.goto(`/post/${await writePost(his, 'Only my acorns are good acorns.')}`)
  await chooseFromMenu(hers, hers.getByRole('article').first(), 'Report')
  await report(hers, `Report the post by ${otto.name}`, 'Harassment or hate', 'He insults everybody.')

  await desk.goto('/dashboard')
  await desk.getByRole('button', { name: `Take down: Post by ${otto.name}` }).click()
  const dialog = desk.getByRole('dialog', { name: `Take down what ${otto.name} published` })
  const [rule, words] = [dialog.getByRole('combobox', { name: /Which rule/ }), dialog.getByRole('textbox')]
  await rule.selectOption('spam')
  await words.fill('Acorns are for everybody.')
  await goOffline(desk)
  const decide = dialog.getByRole('button', { name: 'Take down' })
  await decide.click()
  await expect(alert(desk)).toBeVisible(soon)
  await expect(words).toHaveValue('Acorns are for everybody.')
  await expect(rule).toHaveValue('spam')
  await desk.context().setOffline(false)
  await decide.click()
  await expect(desk.getByText('Taken down', { exact: true })).toBeVisible()
  await expect(dialog).toBeHidden()
})

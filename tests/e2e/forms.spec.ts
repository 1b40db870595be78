import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createPng } from '../api/setup/bombs.ts'
import { createZip } from '../api/setup/zip.ts'
import { choose, field, fillCity } from './pages/account.ts'
import { createImageZip, image } from './pages/files.ts'
import { addImages, fillBasic, fillOffer, fillPeriod, next, publish, toStep } from './pages/jobForm.ts'
import { expectNoOverflow } from './pages/look.ts'
import { applyTo, arrive, dayFromNow, newPerson, publishOffer } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'
import { mailTo } from './setup/mailbox.ts'

const offer = {
  title: 'Read aloud on Sundays',
  about: 'An hour of stories in the day room.',
  question: 'Which story would you read first?',
}

/** The card of an offer under “My offers”. */
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function chooseFromMenu(page: Page, title: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for “${title}”` }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

test('A failed submit preserves the input and focuses the first error', async ({ visit }) => {
  const office = await visit()
  await arrive(office, 'organisation', newPerson('Libros al Sol'))
  await office.goto('/my-jobs/new')
  await field(office, 'Title').fill(offer.title)
  await field(office, 'What it is about').fill(offer.about)
  // The organisation's own city is filled in.
  await expect(field(office, 'City')).toHaveValue('Valencia')
  await field(office, 'City').fill('')
  // By mouse: the list shows the chosen country, far down, and stays open.
  const country = office.getByRole('combobox', { name: 'Country' })
  await country.locator('..').getByRole('button').click()
  await expect(office.getByRole('option', { name: 'Spain' })).toBeInViewport()
  await office.getByRole('option', { name: 'Sweden' }).click()
  await expect(country).toHaveValue('Sweden')
  await toStep(office, 'Questions')
  await field(office, 'Question 1').fill(offer.question)
  await office.getByRole('button', { name: 'Submit' }).click()

  await expect(office.getByRole('main').getByRole('alert')).toContainText(
    'Something is missing in “Basic info”.',
  )
  await expect(office.getByText('Write the city.')).toBeVisible()
  await expect(office.getByText('Say what is asked for; if nothing is, say so too.')).toBeVisible()
  await expect(field(office, 'City')).toBeFocused()
  await expect(field(office, 'Title')).toHaveValue(offer.title)
  await expect(field(office, 'What it is about')).toHaveValue(offer.about)

  await test.step('each error goes as soon as its cause is gone, and the alert with the last', async () => {
    await fillCity(office, 'Valencia')
    await expect(office.getByText('Write the city.')).toBeHidden()
    await field(office, 'Requirements').fill('Boots.')
    await expect(office.getByText('Say what is asked for; if nothing is, say so too.')).toBeHidden()
  })
  await test.step('the list tells done steps from faulty ones', async () => {
    const steps = office.getByRole('navigation', { name: 'Steps' })
    for (const done of ['Basic info', 'Questions'])
      await expect(steps.getByRole('button', { name: `${done} (done)` })).toBeVisible()
    for (const faulty of ['Categories', 'Period', 'Skills', 'Images'])
      await expect(steps.getByRole('button', { name: `${faulty} (something is missing)` })).toBeVisible()
  })
  await toStep(office, 'Questions')
  await expect(field(office, 'Question 1')).toHaveValue(offer.question)
  await office.getByRole('button', { name: 'Submit' }).click()
  await expect(office.getByRole('main').getByRole('alert')).toContainText(
    'Something is missing in “Categories”.',
  )
  await expect(office.getByText('Choose at least one category.')).toBeVisible()
})

test('The button “Next” checks its step, says what is missing and focuses it', async ({ visit }) => {
  const office = await visit()
  await arrive(office, 'organisation', newPerson('Pan y Sal'))
  await office.goto('/my-jobs/new')
  await field(office, 'Title').fill(offer.title)
  await field(office, 'City').fill('')
  await next(office)
  const alert = office.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Something is missing in “Basic info”.')
  await expect(field(office, 'City')).toBeFocused()
  await expect(office.getByText('Write the city.')).toBeVisible()
  await expect(field(office, 'Title')).not.toHaveAttribute('aria-invalid')
  await fillBasic(office, offer)
  await expect(alert).toBeHidden()
  await next(office)
  // A group has no single field: its first choice takes the focus.
  await next(office)
  await expect(office.getByText('Choose at least one category.')).toBeVisible()
  await choose(office, 'Older people')
  await expect(office.getByText('Choose at least one category.')).toBeHidden()
  await next(office)
  await expect(field(office, 'Hours')).toBeVisible()
})

test('Each step on a phone starts at its top, by keyboard as well', async ({ visit }) => {
  const phone = await visit({ viewport: { width: 390, height: 844 } })
  await arrive(phone, 'organisation', newPerson('Viento Norte'))
  await phone.goto('/my-jobs/new')
  await fillBasic(phone, offer)
  await next(phone)
  await expect(phone.getByText('Step 2 of 6')).toBeInViewport()
  await choose(phone, 'Older people')
  await next(phone)
  await expect(phone.getByText('Step 3 of 6')).toBeInViewport()
  await expect(phone.getByRole('group', { name: 'Period' })).toBeFocused()
  await phone.getByRole('button', { name: 'Previous' }).click()
  await expect(phone.getByText('Step 2 of 6')).toBeInViewport()
})

test('On a phone each step says whether it is complete or something is missing, and a press opens it', async ({
  visit,
}) => {
  const phone = await visit({ viewport: { width: 320, height: 640 } })
  await arrive(phone, 'organisation', newPerson('Viento Sur'))
  await phone.goto('/my-jobs/new')
  const steps = phone.getByRole('navigation', { name: 'Steps' })
  await fillBasic(phone, offer)
  await next(phone)
  await next(phone)
  await expect(steps.getByRole('button', { name: 'Basic info (done)' })).toBeVisible()
  await expect(steps.getByRole('button', { name: 'Categories (something is missing)' })).toBeVisible()
  await steps.getByRole('button', { name: 'Basic info (done)' }).click()
  await expect(phone.getByText('Step 1 of 6')).toBeVisible()
  await expectNoOverflow(phone, 'the steps of an offer on a narrow phone')
})

test('Each field of the offer rejects invalid input at once, and names the limit', async ({ visit }) => {
  const office = await visit()
  await arrive(office, 'organisation', newPerson('Agua Clara'))
  await office.goto('/my-jobs/new')
  await field(office, 'Title').fill('a'.repeat(81))
  await expect(office.getByText('At most 80 characters.')).toBeVisible()
  await field(office, 'Title').fill(offer.title)
  await expect(office.getByText('At most 80 characters.')).toBeHidden()
  await fillCity(office, 'a'.repeat(121))
  await expect(office.getByText('At most 120 characters.')).toBeVisible()
  await fillCity(office, 'Valencia')

  await toStep(office, 'Period')
  await field(office, 'Hours').fill('10001')
  await expect(office.getByText('Write a whole number from 1 to 10000.')).toBeVisible()
  await field(office, 'Minimum age').fill('old')
  await expect(office.getByText('Write a whole number from 0 to 120.')).toBeVisible()
  await field(office, 'Application deadline').fill(dayFromNow(-2))
  await expect(office.getByText('The deadline has to be today or later.')).toBeVisible()

  await toStep(office, 'Images')
  const uploads: string[] = []
  office.on('request', (request) => {
    if (request.url().includes('/api/media') && request.method() === 'POST') uploads.push(request.url())
  })
  // From the disk: ten megabytes take the browser's wire longer than an act may take.
  const heavy = test.info().outputPath('heavy.jpg')
  await writeFile(heavy, Buffer.alloc(10 * 1024 * 1024 + 1))
  for (const box of ['Cover image', 'Volunteering images']) {
    await office.getByRole('button', { name: box }).setInputFiles(heavy)
    await expect(office.getByText('“heavy.jpg” is too large: 10 MB at most.')).toHaveCount(
      box === 'Cover image' ? 1 : 2,
    )
  }
  const page = { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html>') }
  for (const box of ['Cover image', 'Volunteering images']) {
    await office.getByRole('button', { name: box }).setInputFiles(page)
    await expect(office.getByText('“page.jpg” is neither an image nor a zip.')).toHaveCount(
      box === 'Cover image' ? 1 : 2,
    )
  }
  const images = office.getByRole('button', { name: 'Volunteering images' })
  await images.setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: createPng(6_400, 6_400) })
  await expect(office.getByText('“map.png” has too many pixels: 40 million at most.')).toBeVisible()
  await images.setInputFiles({
    name: 'maps.zip',
    mimeType: 'application/zip',
    buffer: createZip({ 'maps/valley.png': createPng(6_400, 6_400) }),
  })
  await expect(
    office.getByText('“valley.png” in “maps.zip” has too many pixels: 40 million at most.'),
  ).toBeVisible()
  await images.setInputFiles(
    await createImageZip(
      'beds.zip',
      Array.from({ length: 21 }, () => '#1b7a4b'),
    ),
  )
  await expect(office.getByText('“beds.zip” holds 21 files: 20 at most.')).toBeVisible()
  await images.setInputFiles(
    await createImageZip(
      'beds.zip',
      Array.from({ length: 11 }, () => '#1b7a4b'),
    ),
  )
  await expect(office.getByText('“beds.zip” holds 11 images, and there is room for 10.')).toBeVisible()
  const mixed = createZip({
    'bed.jpg': (await image('bed.jpg', '#1b7a4b')).buffer,
    'read.txt': Buffer.from('Hi'),
  })
  await images.setInputFiles({ name: 'mixed.zip', mimeType: 'application/zip', buffer: mixed })
  await expect(office.getByText('“read.txt” in “mixed.zip” is not an image.')).toBeVisible()
  expect(uploads).toEqual([])
})

test('An error is scrolled into view and focused; the input stays', async ({ visit }) => {
  const office = await visit()
  await arrive(office, 'organisation', newPerson('Sombra Larga'))
  await office.goto('/my-jobs/new')
  await fillBasic(office, offer)
  const alert = office.getByRole('main').getByRole('alert')
  const save = office.getByRole('button', { name: 'Save draft' })
  await office.context().setOffline(true)
  await save.scrollIntoViewIfNeeded()
  await save.click()
  await expect(alert).toContainText('No connection.')
  await expect(alert).toBeInViewport()
  await expect(alert).toBeFocused()
  await office.context().setOffline(false)

  await office.route('**/api/jobs/jobs', (route) =>
    route.fulfill({ status: 409, json: { error: 'Internal error', message: '' } }),
  )
  await save.click()
  await expect(alert).toContainText('Error! Try again later')
  await expect(alert).toBeInViewport()
  await expect(alert).toBeFocused()
  await expect(field(office, 'What it is about')).toHaveValue(offer.about)
})

test('A server error is shown in its step', async ({ visit }) => {
  const office = await visit()
  await arrive(office, 'organisation', newPerson('Puertas Abiertas'))
  // This browser’s clock is a week slow.
  await office.clock.setSystemTime(Date.now() - 7 * 86_400_000)
  await office.goto('/my-jobs/new')
  const images = {
    cover: await image('cover.jpg', '#1b7a4b'),
    images: [await image('room.jpg', '#d9c58b')],
  }
  await fillOffer(office, offer, { ...images, count: 1 })
  for (let step = 0; step < 3; step++) await office.getByRole('button', { name: 'Previous' }).click()
  await field(office, 'Application deadline').fill(dayFromNow(-2))
  for (let step = 0; step < 3; step++) await next(office)
  await office.getByRole('button', { name: 'Submit' }).click()
  await expect(office.getByText('The deadline has to be today or later.')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Period (something is missing)' })).toBeVisible()
  await expect(field(office, 'Hours')).toHaveValue('12')
  await fillPeriod(office)
  for (let step = 0; step < 3; step++) await next(office)
  await publish(office)
})

test('A new offer asks before it is left whether it stays, and can be deleted', async ({ visit }) => {
  const office = await visit()
  await arrive(office, 'organisation', newPerson('Faro Sur'))
  await office.goto('/my-jobs')
  await office.getByRole('main').getByRole('link', { name: 'Create offer' }).first().click()
  await field(office, 'Title').fill(offer.title)
  await expect(office.getByText(/^Saved as a draft at /)).toBeVisible()
  const address = /\/my-jobs\/new\?draft=/
  await expect(office).toHaveURL(address)
  const question = office.getByRole('alertdialog', { name: 'Keep the draft?' })

  await office.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Volunteers' }).click()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(office).toHaveURL(address)
  await expect(field(office, 'Title')).toHaveValue(offer.title)

  await office.goBack()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(office).toHaveURL(address)
  await expect(field(office, 'Title')).toHaveValue(offer.title)

  await office.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Volunteers' }).click()
  await question.getByRole('button', { name: 'Delete it' }).click()
  await expect(office).toHaveURL('/volunteers')
  await office.goto('/my-jobs')
  await expect(office.getByText('You have no offers yet.')).toBeVisible()
})

test('A draft is saved with a title alone and continued later', async ({ visit }) => {
  const office = await visit()
  await arrive(office, 'organisation', newPerson('Tinta Fresca'))
  await office.goto('/my-jobs/new')
  const save = office.getByRole('button', { name: 'Save draft' })
  await save.click()
  await expect(office.getByText('Give the offer a title.')).toBeVisible()
  await expect(field(office, 'Title')).toBeFocused()
  await field(office, 'Title').fill(offer.title)
  await toStep(office, 'Categories')
  await choose(office, 'Older people')
  await save.click()
  await expect(office.getByText('Draft saved.')).toBeVisible()
  await expect(office).toHaveURL(/\/edit$/)

  await office.goto('/my-jobs?status=draft')
  await expect(card(office, offer.title)).toContainText('Draft')
  await card(office, offer.title).getByRole('link', { name: offer.title }).click()
  await expect(field(office, 'Title')).toHaveValue(offer.title)
  await fillBasic(office, offer)
  await next(office)
  await expect(office.getByRole('checkbox', { name: 'Older people' })).toBeChecked()
  await next(office)
  await fillPeriod(office)
  await next(office)
  await choose(office, 'Teamwork')
  await next(office)
  await addImages(office, await image('cover.jpg', '#4a45c4'), [await image('room.jpg', '#86b049')])
  await expect(office.getByRole('button', { name: /^Remove (Cover image|Image )/ })).toHaveCount(2)
  await next(office)
  await field(office, 'Question 1').fill(offer.question)
  await publish(office)
  await expect(office.getByRole('heading', { name: offer.title })).toBeVisible()
})

test('An offer is changed, copied, closed, renewed and deleted', async ({ visit }) => {
  const [office, desk] = [await visit(), await visit()]
  const tag = randomUUID().slice(0, 8)
  const title = `Sort the seeds ${tag}`
  const changed = `Sort the bulbs ${tag}`
  await arrive(office, 'organisation', newPerson('Semilla Vieja'))
  const id = await publishOffer(office, { title })
  const volunteer = newPerson('Rita Blanco')
  await arrive(desk, 'volunteer', volunteer)
  await applyTo(desk, id, 'I know my beans.')

  await office.goto('/my-jobs')
  await card(office, title).getByRole('link', { name: 'Edit' }).click()
  await field(office, 'Title').fill(changed)
  await office.getByRole('button', { name: 'Update' }).click()
  const told = office.getByRole('alertdialog', { name: 'Tell people about the changes?' })
  await told.getByRole('button', { name: 'Update and tell them' }).click()
  await expect(office.getByText('Your offer is updated.')).toBeVisible()
  await expect(office.getByRole('heading', { name: changed })).toBeVisible()

  await test.step('closing may refuse those who still wait', async () => {
    await office.goto('/my-jobs')
    await chooseFromMenu(office, changed, 'Close')
    const question = office.getByRole('alertdialog', { name: `Close “${changed}”?` })
    await question.getByRole('checkbox', { name: /^Tell those still pending/ }).check()
    await question.getByRole('button', { name: 'Close the offer' }).click()
    await expect(office.getByText('The offer is closed.')).toBeVisible()
    await expect(card(office, changed)).toContainText('Closed')
    await mailTo(volunteer.email, /^Your application to/)
  })

  await test.step('a closed offer is renewed', async () => {
    await card(office, changed).getByRole('link', { name: 'Renew' }).click()
    await expect(office.getByRole('heading', { name: 'Renew offer' })).toBeVisible()
    for (let step = 0; step < 2; step++) await next(office)
    await field(office, 'Application deadline').fill(dayFromNow(40))
    // The rest is as it was, and need not be gone through.
    await publish(office)
  })

  await test.step('a copy is a draft of its own', async () => {
    await office.goto('/my-jobs')
    await chooseFromMenu(office, changed, 'Duplicate')
    await expect(office.getByText('We made a draft like it.')).toBeVisible()
    await expect(office).toHaveURL(/\/edit$/)
    await expect(office).not.toHaveURL(`/my-jobs/${id}/edit`)
    await expect(field(office, 'What it is about')).toHaveValue('We plant beans and patience.')
  })

  await test.step('deleting names what is lost', async () => {
    await office.goto('/my-jobs?status=published')
    await chooseFromMenu(office, changed, 'Delete')
    const question = office.getByRole('alertdialog', { name: `Delete “${changed}”?` })
    await expect(question).toContainText('Its texts, pictures and 1 application are lost')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(card(office, changed)).toBeVisible()
    await chooseFromMenu(office, changed, 'Delete')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(office.getByText('The offer is deleted.')).toBeVisible()
    await expect(card(office, changed)).toHaveCount(0)
    await desk.goto(`/job/${id}`)
    await expect(desk.getByRole('heading', { name: 'Nothing grows here' })).toBeVisible()
  })
})

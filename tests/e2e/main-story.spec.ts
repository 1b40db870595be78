import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import * as account from './pages/account.ts'
import { createImageZip, image } from './pages/files.ts'
import { fillOffer, publish } from './pages/jobForm.ts'
import { applicant, apply, decide, searchOffers } from './pages/jobs.ts'
import { newPerson } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'
import { mailsTo, mailTo } from './setup/mailbox.ts'

const question = 'What would you bring to the garden?'

// Two stories share one site: each uses its own offer.
const someFlowers = () => `magnolia${randomUUID().slice(0, 8)}`

test('Two sign-ups lead to an accepted and a refused volunteer', async ({ visit }) => {
  test.setTimeout(240_000)
  const flowers = someFlowers()
  const offer = {
    title: `Plant ${flowers} with our neighbours`,
    about: 'Every Saturday in the old yard.',
    question,
  }
  const huerto = newPerson('Huerto de Barrio')
  const lucia = newPerson('Lucia Ferrer')
  const mateo = newPerson('Mateo Rossi')
  const [office, desk, sofa] = [await visit(), await visit(), await visit()]
  let address = ''

  await test.step('the organisation signs up, validates and completes its page', async () => {
    await account.signUpOrganisation(office, huerto)
    await account.validate(office, huerto)
    await expect(office).toHaveURL('/feed')
    await account.openAccountForm(office)
    await account.introduce(office, 'We turn empty plots into gardens.', ['Environment and animals'])
    await account.changePhoto(office, await image('logo.jpg', '#4a45c4', 800, 800))
    await account.saveAccount(office)
  })

  await test.step('it publishes an offer with images through the six steps', async () => {
    await office.goto('/my-jobs')
    await office.getByRole('main').getByRole('link', { name: 'Create offer' }).first().click()
    const images = [
      await image('yard.jpg', '#86b049'),
      await createImageZip('more.zip', ['#d9c58b', '#7aa3b8']),
    ]
    await fillOffer(office, offer, { cover: await image('cover.jpg', '#1b7a4b'), images, count: 3 })
    await publish(office)
    await expect(office.getByRole('heading', { name: offer.title })).toBeVisible()
    await expect(office.getByRole('region', { name: 'Pictures' })).toContainText('1 of 4')
    address = new URL(office.url()).pathname
  })

  await test.step('a volunteer signs up, validates and completes the profile', async () => {
    await account.signUpVolunteer(desk, lucia)
    await account.validate(desk, lucia)
    await expect(desk).toHaveURL('/feed')
    await completeVolunteer(desk)
  })

  await test.step('finds the offer by words and filters, keeps it and applies', async () => {
    await desk.goto('/jobs')
    await searchOffers(desk, flowers)
    await desk.getByRole('button', { name: `Save “${offer.title}” to favourites` }).click()
    await desk.getByRole('link', { name: 'Favourites' }).click()
    await desk.getByRole('link', { name: offer.title }).click()
    await expect(desk).toHaveURL(address)
    await apply(desk, question, 'Two hands and a wheelbarrow, "red", with a bell.')
  })

  await test.step('a second volunteer applies too', async () => {
    await account.signUpVolunteer(sofa, mateo)
    await account.validate(sofa, mateo)
    await completeVolunteer(sofa)
    await sofa.goto(address)
    await apply(sofa, question, 'Only good will.')
  })

  await test.step('the organisation learns of both, by mail and in the bell', async () => {
    await mailTo(huerto.email, /^Lucia Ferrer applied to/)
    await mailTo(huerto.email, /^Mateo Rossi applied to/)
    await office.goto('/my-jobs')
    await expect(office.getByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible()
    const bell = await account.openBell(office)
    await bell.getByRole('link', { name: `Mateo Rossi and Lucia Ferrer applied to ${offer.title}` }).click()
    await expect(applicant(office, 'Lucia Ferrer')).toContainText(question)
    await expect(applicant(office, 'Lucia Ferrer')).toContainText('Two hands and a wheelbarrow')
    await expect(applicant(office, 'Mateo Rossi')).toContainText('Only good will.')
  })

  await test.step('it accepts one, after thinking twice', async () => {
    await office.getByRole('button', { name: 'Accept Lucia Ferrer' }).click()
    const doubt = office.getByRole('alertdialog', { name: 'Accept Lucia Ferrer?' })
    await doubt.getByRole('button', { name: 'Cancel' }).click()
    await expect(applicant(office, 'Lucia Ferrer')).toContainText('Pending')
    await decide(office, 'Lucia Ferrer', 'Accept')
    await expect(applicant(office, 'Lucia Ferrer')).toContainText('Accepted')
  })

  await test.step('it refuses the other, takes it back once and refuses again', async () => {
    await decide(office, 'Mateo Rossi', 'Refuse')
    await applicant(office, 'Mateo Rossi').getByRole('button', { name: 'Undo' }).click()
    await expect(applicant(office, 'Mateo Rossi')).toContainText('Pending')
    await decide(office, 'Mateo Rossi', 'Refuse')
    await expect(applicant(office, 'Mateo Rossi')).toContainText('Refused')
    await mailTo(mateo.email, /^Your application to/)
    await mailTo(lucia.email, /^You were accepted for/)
    const refusals = (await mailsTo(mateo.email)).filter(({ subject }) =>
      subject?.startsWith('Your application'),
    )
    expect(refusals).toHaveLength(1)
  })

  await test.step('both volunteers learn it in the site', async () => {
    await desk.goto(address)
    await expect(desk.getByText('You are in').filter({ visible: true })).toBeVisible()
    await expect(await account.openBell(desk)).toContainText(
      `Huerto de Barrio accepted you for ${offer.title}`,
    )
    await sofa.goto(address)
    await expect(sofa.getByText('You were not selected').filter({ visible: true })).toBeVisible()
    await expect(await account.openBell(sofa)).toContainText(
      `Huerto de Barrio did not select you this time for ${offer.title}`,
    )
  })

  await test.step('the organisation sees its volunteer and takes the answers along', async () => {
    const downloading = office.waitForEvent('download')
    await office.getByRole('button', { name: 'Download as CSV' }).click()
    const table = await readFile(await (await downloading).path(), 'utf8')
    expect(table).toContain(question)
    expect(table).toContain('Two hands and a wheelbarrow, ""red"", with a bell.')
    expect(table).toContain('Only good will.')
    await office.goto('/volunteers')
    await expect(applicant(office, 'Lucia Ferrer').getByRole('link', { name: offer.title })).toBeVisible()
    await expect(applicant(office, 'Mateo Rossi')).toHaveCount(0)
  })
})

async function completeVolunteer(page: Page): Promise<void> {
  await account.openAccountForm(page)
  await account.field(page, 'Age').fill('31')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('Spain')
  await account.fillCity(page, 'Valencia')
  await account.introduce(page, 'I like soil under my nails.', [
    'Environment and animals',
    'Education and skills',
  ])
  await account.choose(page, 'Saturday, Morning')
  await account.saveAccount(page)
}

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { choose, field, fillCity } from './pages/account.ts'
import { image } from './pages/files.ts'
import { addImages, fillBasic, fillPeriod, next, toStep } from './pages/jobForm.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { goOffline } from './pages/offline.ts'
import { applyTo, arrive, dayFromNow, getCookie, newPerson, publishOffer, signInAs } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'
import { mailTo } from './setup/mailbox.ts'

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

const saved = (page: Page) => page.getByText(/^Saved as a draft at /)

for (const [name, viewport] of Object.entries(widths)) {
  test(`An offer is written on one device, goes on after a reload and on another, and is published (${name})`, async ({
    visit,
  }) => {
    const [office, home] = [await visit({ viewport }), await visit({ viewport })]
    await arrive(office, 'organisation', newPerson('Casa Olmo'))
    const offer = {
      title: `Water ${randomUUID().slice(0, 8)}`,
      about: 'We water.',
      question: 'Have you a can?',
    }

    await test.step('it becomes a draft while it is written, and a reload loses nothing', async () => {
      await office.goto('/my-jobs/new')
      await expect(field(office, 'City')).toHaveValue('Valencia')
      await fillBasic(office, offer)
      await expect(saved(office)).toBeVisible()
      await expect(office).toHaveURL(/\/my-jobs\/new\?draft=/)
      await field(office, 'Additional information').fill('Bring a hat.')
      await expect(field(office, 'Additional information')).toBeFocused()
      await expect(saved(office)).toBeVisible()
      await expectAccessible(office, 'a draft that is saved')
      await expectNoOverflow(office, 'a draft that is saved')
      await office.screenshot({ path: test.info().outputPath('saved.png'), fullPage: true })
      await office.waitForTimeout(2_500)
      await office.reload()
      await expect(field(office, 'Title')).toHaveValue(offer.title)
      await expect(field(office, 'Additional information')).toHaveValue('Bring a hat.')
    })

    await test.step('done steps are marked', async () => {
      const steps = office.getByRole('navigation', { name: 'Steps' })
      await expect(steps.getByRole('button', { name: 'Basic info (done)' })).toBeVisible()
      await expect(steps.getByRole('button', { name: 'Period', exact: true })).toBeVisible()
    })

    await test.step('offline it stays on the device, and is saved when that is online again', async () => {
      await goOffline(office)
      await field(office, 'Requirements').fill('Boots and patience.')
      await expect(office.getByText(/^Kept on this device; it will be saved/)).toBeVisible()
      await office.context().setOffline(false)
      await expect(saved(office)).toBeVisible({ timeout: 25_000 })
    })

    await test.step('it goes on on another device', async () => {
      await signInAs(home, office)
      await home.goto('/my-jobs?status=draft')
      await home.getByRole('link', { name: offer.title }).click()
      await expect(field(home, 'Requirements')).toHaveValue('Boots and patience.')
      await next(home)
      await choose(home, 'Older people')
      await next(home)
      await fillPeriod(home)
      await next(home)
      await choose(home, 'Teamwork')
      await next(home)
      await addImages(home, await image('cover.jpg', '#1b7a4b'), [await image('can.jpg', '#d9c58b')])
      await expect(home.getByRole('button', { name: /^Remove (Cover image|Image )/ })).toHaveCount(2)
      await next(home)
      await field(home, 'Question 1').fill(offer.question)
      await expect(saved(home)).toBeVisible()
    })

    await test.step('its preview shows the page to a volunteer and to a guest, on both screens', async () => {
      await home.getByRole('button', { name: 'Preview' }).click()
      const dialog = home.getByRole('dialog', { name: 'What others will see' })
      const page = dialog.frameLocator('iframe')
      await expect(page.getByRole('heading', { name: offer.title })).toBeVisible()
      await expect(page.getByText('Boots and patience.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
      await home.screenshot({ path: test.info().outputPath('preview-volunteer.png') })
      await page.getByRole('button', { name: 'Apply now' }).filter({ visible: true }).click()
      await expect(home.getByRole('dialog')).toHaveCount(1)
      await dialog.getByRole('button', { name: 'Computer' }).click()
      await home.screenshot({ path: test.info().outputPath('preview-computer.png') })
      await dialog.getByRole('button', { name: 'A guest' }).click()
      await expect(page.getByRole('heading', { name: offer.title })).toBeVisible()
      await expect(page.getByText('Boots and patience.')).toBeHidden()
      await home.screenshot({ path: test.info().outputPath('preview-guest.png') })
      await expectAccessible(home, 'the preview of an offer')
      await expectNoOverflow(home, 'the preview of an offer')
      await dialog.getByRole('button', { name: 'Close' }).click()
    })

    await test.step('it is published, and can be shared and printed', async () => {
      await home.getByRole('button', { name: 'Submit' }).click()
      const dialog = home.getByRole('dialog', { name: 'Your offer is published.' })
      await expect(dialog).toBeVisible()
      await expect(dialog.getByRole('textbox', { name: 'Its address' })).toHaveValue(/\/job\/[-\w]+$/)
      const code = dialog.getByRole('img', { name: `QR code of “${offer.title}”` })
      expect(await code.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0)
      await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /whatsapp/)
      await expect(dialog.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', /^mailto:/)
      await home.screenshot({ path: test.info().outputPath('share.png') })
      await expectAccessible(home, 'the ways to share an offer')
      await expectNoOverflow(home, 'the ways to share an offer')
      await dialog.getByRole('link', { name: 'Poster' }).click()
      await expect(home.getByRole('heading', { name: offer.title })).toBeVisible()
      await expectAccessible(home, 'a poster')
      await home.screenshot({ path: test.info().outputPath('poster.png'), fullPage: true })
      await home.emulateMedia({ media: 'print' })
      await expect(home.getByRole('banner')).toBeHidden()
      await expect(home.getByRole('button', { name: 'Print' })).toBeHidden()
      await home.pdf({
        path: test.info().outputPath('poster.pdf'),
        preferCSSPageSize: true,
        printBackground: true,
      })
    })
    expect(await getCookie(home, 'brota.user_id')).toBe(await getCookie(office, 'brota.user_id'))
  })
}

test('What is written without a title stays on the device, and the changes of a published offer, too', async ({
  visit,
}) => {
  const office = await visit()
  await arrive(office, 'organisation', newPerson('Casa Aliso'))
  await test.step('a new offer without a title', async () => {
    await office.goto('/my-jobs/new')
    await field(office, 'What it is about').fill('We mend nets.')
    await expect(office.getByText(/^Kept on this device\. With a title/)).toBeVisible()
    await expect(office).toHaveURL('/my-jobs/new')
    await office.goto('/my-jobs/new')
    await expect(field(office, 'What it is about')).toHaveValue('We mend nets.')
  })
  await test.step('a published offer', async () => {
    const id = await publishOffer(office, { title: 'Mend the nets' })
    await office.goto(`/my-jobs/${id}/edit`)
    await field(office, 'Title').fill('Mend all the nets')
    await expect(office.getByText(/^Your changes are kept on this device/)).toBeVisible()
    await office.goto(`/my-jobs/${id}/edit`)
    await expect(field(office, 'Title')).toHaveValue('Mend all the nets')
    await office.getByRole('button', { name: 'Discard them' }).click()
    await expect(field(office, 'Title')).toHaveValue('Mend the nets')
    await office.goto(`/my-jobs/${id}/edit`)
    await expect(field(office, 'Title')).toHaveValue('Mend the nets')
  })
})

test('A deadline after the day of a single event is pointed at as it is chosen, and is saved in a draft only', async ({
  visit,
}) => {
  const office = await visit()
  await arrive(office, 'organisation', newPerson('Casa Fresno'))
  await office.goto('/my-jobs/new')
  await fillBasic(office, { title: 'One evening', about: 'We sing.', question: '' })
  await toStep(office, 'Period')
  await field(office, 'Start date').fill(dayFromNow(10))
  await fillPeriod(office)
  const problem = office.getByText('Nobody applies to an event that is over', { exact: false })
  await expect(problem).toBeHidden()
  await office.getByRole('combobox', { name: 'Type of volunteering' }).selectOption('One-time face-to-face')
  await expect(problem).toBeVisible()
  await expect(saved(office)).toBeVisible()
  await next(office)
  await expect(field(office, 'Application deadline')).toBeFocused()
  await field(office, 'Application deadline').fill(dayFromNow(10))
  await expect(problem).toBeHidden()
})

test('A new offer begins from an older one, without its dates', async ({ visit }) => {
  const office = await visit({ viewport: widths.phone })
  await arrive(office, 'organisation', newPerson('Casa Haya'))
  await office.goto('/my-jobs/new')
  await expect(field(office, 'Title')).toBeVisible()
  const older = office.getByRole('button', { name: 'Start from an older offer' })
  await expect(older, 'there is none yet').toHaveCount(0)
  const word = randomUUID().slice(0, 8)
  await publishOffer(office, { title: `Paint ${word}`, startDate: dayFromNow(40) })
  await publishOffer(office, { title: 'Another one' })
  await office.goto('/my-jobs/new')
  await older.click()
  const dialog = office.getByRole('dialog', { name: 'Start from an older offer' })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('searchbox', { name: 'Search your offers by title' }).fill(word)
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(office, 'the older offers')
  await expectNoOverflow(office, 'the older offers')
  await office.screenshot({ path: test.info().outputPath('template.png') })
  await dialog.getByRole('button', { name: `Start from “Paint ${word}”` }).click()
  await expect(office).toHaveURL(/\/edit$/)
  await expect(field(office, 'Title')).toHaveValue(`Paint ${word}`)
  await toStep(office, 'Period')
  await expect(field(office, 'Start date')).toHaveValue('')
  await expect(field(office, 'Application deadline')).toHaveValue('')
})

test('Before a published offer is changed the organisation sees what its applicants will be told', async ({
  visit,
}) => {
  const [office, sofa] = [await visit(), await visit()]
  await arrive(office, 'organisation', newPerson('Casa Tilo'))
  const id = await publishOffer(office, { title: 'Sort the books' })
  const reader = newPerson('Greta Lobo')
  await arrive(sofa, 'volunteer', reader)
  await applyTo(sofa, id, 'I like books.')
  await office.goto(`/my-jobs/${id}/edit`)
  await fillCity(office, 'Cádiz')
  const update = office.getByRole('button', { name: 'Update', exact: true })
  await update.click()
  const question = office.getByRole('alertdialog', { name: 'Tell people about the changes?' })
  await expect(question.getByRole('listitem')).toHaveText(['Where it is'])
  await expectAccessible(office, 'what applicants will be told')
  await office.screenshot({ path: test.info().outputPath('told.png') })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(office, 'City')).toHaveValue('Cádiz')
  await update.click()
  await question.getByRole('button', { name: 'Update and tell them' }).click()
  await expect(office.getByText('Your offer is updated.')).toBeVisible()
  await mailTo(reader.email, /“Sort the books” has changed/)
  await sofa.goto('/notifications')
  await expect(sofa.getByText(/changed “?Sort the books/)).toBeVisible()
})

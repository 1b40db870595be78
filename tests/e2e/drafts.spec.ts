import type { Page } from '@playwright/test'
import { field } from './pages/account.ts'
import { arrive, newPerson, publishOffer } from './pages/people.ts'
import { expect, test, type Visit } from './pages/visit.ts'

const phone: Visit = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const question = 'Why would you like to join?'
const answer = 'I have two hands and a free Saturday.'

/** The dialog in which one applies, opened from the offer's page. */
async function openApply(page: Page) {
  await page.getByRole('button', { name: 'Apply now' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: question })).toBeVisible()
  return dialog
}

async function openReport(page: Page) {
  await page.getByRole('button', { name: /^Options for the offer of/ }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const dialog = page.getByRole('dialog', { name: /^Report the offer/ })
  await expect(dialog).toBeVisible()
  return dialog
}

async function openInvite(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Invite others' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite your people' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('Escape and a press outside keep what is typed into a dialog; sending and signing out end it', async ({
  visit,
}) => {
  const [office, desk] = [await visit(), await visit()]
  await arrive(office, 'organisation', newPerson('Vivero Alto'))
  const id = await publishOffer(office)
  const volunteer = newPerson('Irene Sol')
  await arrive(desk, 'volunteer', volunteer)
  await desk.goto(`/job/${id}`)

  await test.step('an application', async () => {
    const dialog = await openApply(desk)
    await dialog.getByRole('textbox', { name: question }).fill(answer)
    await desk.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await openApply(desk)
    await expect(dialog.getByRole('textbox', { name: question })).toHaveValue(answer)
    // Beside it.
    await desk.mouse.click(20, 450)
    await expect(dialog).toBeHidden()
    await desk.reload()
    await openApply(desk)
    await expect(dialog.getByRole('textbox', { name: question })).toHaveValue(answer)
    await desk.keyboard.press('Escape')
  })

  await test.step('a report, until it is sent', async () => {
    const dialog = await openReport(desk)
    await dialog.getByRole('radio', { name: /^Fraud|^Scam/ }).check()
    await dialog.getByRole('textbox', { name: /tell us more/ }).fill('They ask for money first.')
    await desk.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await desk.reload()
    await openReport(desk)
    await expect(dialog.getByRole('radio', { name: /^Fraud|^Scam/ })).toBeChecked()
    await expect(dialog.getByRole('textbox', { name: /tell us more/ })).toHaveValue(
      'They ask for money first.',
    )
    await dialog.getByRole('button', { name: 'Send report' }).click()
    const after = desk.getByRole('dialog', { name: 'Thank you, we will look at it' })
    await after.getByRole('button', { name: 'Done' }).click()
    await expect(after).toBeHidden()
  })

  await test.step('an invitation', async () => {
    const dialog = await openInvite(desk)
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org')
    await desk.keyboard.press('Escape')
    await desk.reload()
    await openInvite(desk)
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ana@example.org')
    await desk.keyboard.press('Escape')
  })

  await test.step('a message to the site', async () => {
    await desk.goto('/contact')
    await field(desk, 'Message').fill('How does one start?')
    await desk.goto('/jobs')
    await desk.goto('/contact')
    await expect(field(desk, 'Message')).toHaveValue('How does one start?')
    await expect(field(desk, 'Name')).toHaveValue(volunteer.name)
  })

  await test.step('signing out leaves none of it in the browser', async () => {
    const stored = () => desk.evaluate(() => JSON.stringify(localStorage))
    expect(await stored()).toContain('two hands')
    await desk.getByRole('button', { name: 'Menu' }).click()
    await desk.getByRole('menuitem', { name: 'Log out' }).click()
    await desk.waitForURL('/login')
    for (const words of ['two hands', 'ana@example.org', 'How does one start']) {
      expect(await stored()).not.toContain(words)
    }
  })
})

test('on a phone Back closes what lies over the page and stays on it; the next Back leaves', async ({
  visit,
}) => {
  const [office, sofa] = [await visit(), await visit(phone)]
  await arrive(office, 'organisation', newPerson('Monte Claro'))
  const id = await publishOffer(office)
  await arrive(sofa, 'volunteer', newPerson('Noa Rey'))
  await sofa.goto('/jobs')
  await sofa.goto(`/job/${id}`)

  await test.step('a dialog with words in it', async () => {
    const dialog = await openApply(sofa)
    await dialog.getByRole('textbox', { name: question }).fill(answer)
    await sofa.goBack()
    await expect(dialog).toBeHidden()
    await expect(sofa).toHaveURL(`/job/${id}`)
    await openApply(sofa)
    await expect(dialog.getByRole('textbox', { name: question })).toHaveValue(answer)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    await expect(sofa).toHaveURL(`/job/${id}`)
  })

  await test.step('the search over the page', async () => {
    await sofa
      .getByRole('button', { name: /^Search/ })
      .first()
      .click()
    const overlay = sofa.getByRole('dialog', { name: 'Search Brota' })
    await expect(overlay).toBeVisible()
    await sofa.goBack()
    await expect(overlay).toBeHidden()
    await expect(sofa).toHaveURL(`/job/${id}`)
  })

  await test.step('once nothing lies over it, Back leaves the page at once', async () => {
    await sofa.goBack()
    await expect(sofa).toHaveURL('/jobs')
  })

  await test.step('filters that were chosen in their sheet stay', async () => {
    await sofa.getByRole('button', { name: /^Filters/ }).click()
    const sheet = sofa.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('checkbox', { name: /^Part-time/ }).click()
    await expect(sofa).toHaveURL(/type=part-time/)
    await sofa.goBack()
    await expect(sheet).toBeHidden()
    await expect(sofa).toHaveURL(/type=part-time/)
    await expect(sofa.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  })
})

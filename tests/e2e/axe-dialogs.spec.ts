import type { Page } from '@playwright/test'
import { paths } from '../../lib/paths.ts'
import { comeAs, getId, ownOffer } from './pages/demoTown.ts'
import { toStep } from './pages/jobForm.ts'
import { expectAccessible } from './pages/look.ts'
import { expect, test, type Visit } from './pages/visit.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`Dialogs and menus are accessible, ${colorScheme}`, async ({ visit }) => {
    const testApp: Visit = { place: 'town', colorScheme, reducedMotion: 'reduce' }
    const guest = await visit({ ...testApp, answered: false })
    await guest.goto('/jobs')
    const question = guest.getByRole('dialog', { name: 'You decide what we measure' })
    await expect(question).toBeVisible()
    await expect(question, 'Firefox stops the Tab key at what may scroll').toHaveCSS('overflow', 'visible')
    await expectAccessible(guest, 'the consent question')
    await guest.getByRole('button', { name: 'Refuse' }).click()
    await guest.getByRole('banner').getByRole('button', { name: 'Create account' }).click()
    await expect(guest.getByRole('dialog', { name: 'Register' })).toBeVisible()
    await expectAccessible(guest, 'the sign-up dialog')
    for (const kind of [/^I want to volunteer/, /^I represent an organisation/]) {
      await guest.getByRole('dialog').getByRole('button', { name: kind }).click()
      await guest.getByRole('dialog').getByRole('button', { name: 'Create my account' }).click()
      await expectAccessible(guest, `the sign-up form of ${kind}, with mistakes`)
      await guest.getByRole('dialog').getByRole('button', { name: 'Choose again' }).click()
    }

    const phone = await visit({ ...testApp, viewport: { width: 390, height: 844 } })
    await phone.goto('/jobs')
    await phone.getByRole('button', { name: /^Filters/ }).click()
    await expect(phone.getByRole('dialog', { name: 'Filters' })).toBeVisible()
    await expectAccessible(phone, 'the filters on a phone')

    const desk = await visit(testApp)
    await comeAs(desk, 'huertovivo')
    await desk.goto('/my-jobs')
    await desk.getByRole('button', { name: /^Notifications: / }).click()
    await expect(desk.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
    await expectAccessible(desk, 'the bell')
    await desk.keyboard.press('Escape')
    await desk.getByRole('button', { name: 'Menu' }).click()
    await expect(desk.getByRole('menu')).toBeVisible()
    await expectAccessible(desk, 'the menu')
    await desk.keyboard.press('Escape')
    await desk
      .getByRole('button', { name: /^More actions for/ })
      .first()
      .click()
    await desk.getByRole('menuitem', { name: 'Delete' }).click()
    await expect(desk.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(desk, 'the question before deleting')
    await desk.keyboard.press('Escape')
    await lookAtOffers(desk)
    await lookAtWords(desk)
  })
}

/** The dialogs of an organisation that writes an offer and makes it known. */
async function lookAtOffers(desk: Page): Promise<void> {
  await desk.goto('/my-jobs/new')
  await desk.getByRole('button', { name: 'Start from an older offer' }).click()
  const older = desk.getByRole('dialog', { name: 'Start from an older offer' })
  await expect(older.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(desk, 'the older offers')
  await desk.keyboard.press('Escape')
  await desk.goto(paths.editJob(await ownOffer(desk)))
  await toStep(desk, 'Questions')
  await desk.getByRole('button', { name: 'Preview' }).click()
  const preview = desk.getByRole('dialog', { name: 'What others will see' })
  await expect(preview.frameLocator('iframe').getByRole('heading').first()).toBeVisible()
  await expectAccessible(desk, 'the preview of an offer')
  await desk.goto(paths.published(await ownOffer(desk)))
  await expect(desk.getByRole('dialog', { name: 'Your offer is published.' })).toBeVisible()
  await expectAccessible(desk, 'the ways to share an offer')
}

/** What a conversation and its list open, and the question before a mute. */
async function lookAtWords(desk: Page): Promise<void> {
  await desk.goto(paths.chat({ userId: await getId(desk, 'mateo') }))
  await desk
    .getByRole('log')
    .getByRole('button', { name: /^Options for/ })
    .first()
    .press('Enter')
  await expect(desk.getByRole('menuitem', { name: 'Reply' })).toBeVisible()
  await expectAccessible(desk, 'the menu of a message')
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: 'New conversation' }).click()
  await expect(desk.getByRole('dialog', { name: 'New conversation' })).toBeVisible()
  await expectAccessible(desk, 'a new conversation')
  await desk.keyboard.press('Escape')
  await desk.getByRole('textbox', { name: 'Search your messages' }).fill('puerta')
  await expect(desk.locator('mark').first()).toBeVisible()
  await expectAccessible(desk, 'a search in messages')
  await desk.goto(paths.user(await getId(desk, 'mateo')))
  await desk
    .getByRole('button', { name: /^Options for Mateo/ })
    .first()
    .click()
  await desk.getByRole('menuitem', { name: 'Mute', exact: true }).click()
  await expect(desk.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(desk, 'the question before a mute')
}

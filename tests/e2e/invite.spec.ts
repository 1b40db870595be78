import type { Page } from '@playwright/test'
import { field, validate } from './pages/account.ts'
import { comeAs } from './pages/demoTown.ts'
import { tabTo } from './pages/keys.ts'
import { expectAccessible } from './pages/look.ts'
import { arrive, getCookie, newPerson } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'
import { getButton, mailsTo, mailTo } from './setup/mailbox.ts'

/** Opens the dialog from the menu. */
async function openInvite(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Invite others' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite your people' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('An invitation by email leads to an account that is connected with the inviter', async ({ visit }) => {
  const [desk, phone] = [await visit(), await visit()]
  const [inviter, guest] = [newPerson('Lidia Costa'), newPerson('Omar Vidal')]
  await arrive(desk, 'volunteer', inviter)
  await desk.goto('/jobs')
  const dialog = await openInvite(desk)
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill('not an address')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('It must be an email')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(guest.email)
  await dialog.getByRole('button', { name: 'Add another e-mail' }).click()
  await expect(dialog.getByRole('textbox', { name: 'E-mail 2' })).toBeFocused()
  await desk.keyboard.type(inviter.email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByText('Message sent successfully. One of them is already here.')).toBeVisible()

  const mail = await mailTo(guest.email, /^Lidia Costa invites you/)
  expect(await mailsTo(inviter.email)).toHaveLength(1)
  await phone.goto(getButton(mail))
  // The invitation survives another page and a dialog.
  await phone.goto('/jobs')
  await phone.getByRole('banner').getByRole('button', { name: 'Create account' }).click()
  await phone.getByRole('button', { name: /^I want to volunteer/ }).click()
  await field(phone, 'Name').fill(guest.name)
  await field(phone, 'E-mail').fill(guest.email)
  await field(phone, 'Password').fill(guest.password)
  await field(phone, 'Repeat the password').fill(guest.password)
  await phone.getByRole('checkbox', { name: /privacy policy/ }).check()
  await phone.getByRole('button', { name: 'Create my account' }).click()
  await validate(phone, guest)

  const token = await getCookie(desk, 'brota.token')
  const answer = await desk.request.post('/api/friends/friends', {
    data: { friend_id: await getCookie(phone, 'brota.user_id') },
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(await answer.json()).toMatchObject({ friends: { status: 2 } })
  await desk.goto('/notifications')
  await expect(desk.getByRole('main').getByText(/Omar Vidal/)).toBeVisible()
})

test('A member invites by keyboard alone', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Paula Mir'))
  await desk.goto('/jobs')
  const menu = desk.getByRole('button', { name: 'Menu' })
  await tabTo(desk, menu)
  await desk.keyboard.press('Enter')
  const item = desk.getByRole('menuitem', { name: 'Invite others' })
  await expect(item).toBeVisible()
  for (
    let presses = 0;
    presses < 8 && !(await item.evaluate((one) => one === document.activeElement));
    presses++
  )
    await desk.keyboard.press('ArrowDown')
  await desk.keyboard.press('Enter')
  const dialog = desk.getByRole('dialog', { name: 'Invite your people' })
  await tabTo(desk, dialog.getByRole('textbox', { name: 'E-mail' }))
  await desk.keyboard.type(newPerson('Nil Roca').email)
  await desk.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(desk.getByText('Message sent successfully.')).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`The invitation is accessible, ${colorScheme}`, async ({ visit }) => {
    const desk = await visit({ place: 'town', colorScheme, reducedMotion: 'reduce' })
    await comeAs(desk, 'lucia')
    await desk.goto('/jobs')
    const dialog = await openInvite(desk)
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill('nobody')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    await expect(dialog.getByText('It must be an email')).toBeVisible()
    await expectAccessible(desk, `the invitation, ${colorScheme}`)
  })
}

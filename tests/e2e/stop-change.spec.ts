import { field, logIn } from './pages/account.ts'
import { arrive, newPerson } from './pages/people.ts'
import { comeBack } from './pages/posts.ts'
import { expect, test } from './pages/visit.ts'
import { getButton, mailTo } from './setup/mailbox.ts'

test('A change of address is stopped from the old address, and a new password is chosen', async ({
  visit,
}) => {
  const [stranger, owner] = [await visit(), await visit()]
  const rosa = newPerson('Rosa Prats')
  await arrive(stranger, 'volunteer', rosa)
  const elsewhere = newPerson('Elsewhere').email
  await stranger.goto('/settings?tab=security')
  await field(stranger, 'New e-mail').fill(elsewhere)
  await stranger.getByLabel('Current password').last().fill(rosa.password)
  await stranger.getByRole('button', { name: 'Send the link' }).click()
  await stranger.goto(getButton(await mailTo(elsewhere, /^Confirm your new e-mail address$/)))
  await stranger.getByRole('button', { name: 'Use this address' }).click()
  await expect(stranger).toHaveURL('/feed')

  const link = getButton(await mailTo(rosa.email, /^A change of your e-mail address was asked for$/))
  await owner.goto(link)
  await owner.getByRole('button', { name: 'That was not me' }).click()
  await expect(owner.getByRole('heading', { name: 'Your account is yours alone again' })).toBeVisible()
  await owner.getByRole('link', { name: 'Choose another password' }).click()
  await field(owner, 'New password').fill('another-leaf')
  await field(owner, 'Repeat the password').fill('another-leaf')
  await owner.getByRole('button', { name: 'Save the password' }).click()
  await expect(owner).toHaveURL('/login')
  await logIn(owner, { ...rosa, password: 'another-leaf' })
  await expect(owner).toHaveURL('/feed')
  // The tab leaves by itself, which would abort a page that is opened meanwhile.
  await expect(stranger, 'the stranger is signed out').toHaveURL(/\/login/)
  await stranger.goto('/settings')
  await expect(stranger, 'and stays so').toHaveURL(/\/login/)

  await stranger.goto(link)
  await stranger.getByRole('button', { name: 'That was not me' }).click()
  await expect(stranger.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('The link “that was not me” ends every tab of the browser within a second, except its own', async ({
  visit,
}) => {
  const chat = await visit()
  const rosa = newPerson('Rosalia Prats')
  await arrive(chat, 'volunteer', rosa)
  await chat.goto('/settings?tab=security')
  await field(chat, 'New e-mail').fill(newPerson('Elsewhere').email)
  await chat.getByLabel('Current password').last().fill(rosa.password)
  await chat.getByRole('button', { name: 'Send the link' }).click()
  const link = getButton(await mailTo(rosa.email, /^A change of your e-mail address was asked for$/))
  await chat.goto('/chat')
  const form = await chat.context().newPage()
  await form.goto('/settings')
  await expect(field(form, 'Name')).toHaveValue(rosa.name)

  const desk = await chat.context().newPage()
  await desk.goto(link)
  const left = [chat, form].map((tab) =>
    tab.waitForURL(/\/login/, { waitUntil: 'commit' }).then(() => Date.now()),
  )
  await desk.getByRole('button', { name: 'That was not me' }).click()
  const done = desk.getByRole('heading', { name: 'Your account is yours alone again' })
  await expect(done).toBeVisible()
  const pressed = Date.now()
  for (const moment of await Promise.all(left)) expect(moment - pressed).toBeLessThan(1_000)
  for (const tab of [chat, form]) await expect(tab.getByText('Rosalia')).toHaveCount(0)

  // Returning to that tab loses none of its text.
  await comeBack(desk)
  await expect(done).toBeVisible()
  await expect(desk.getByRole('banner').getByRole('button', { name: 'Menu' })).toHaveCount(0)
  await desk.getByRole('link', { name: 'Choose another password' }).click()
  await expect(field(desk, 'New password')).toBeVisible()
})

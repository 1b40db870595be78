import { field, logIn } from './pages/account.ts'
import { delay } from './pages/delay.ts'
import { image } from './pages/files.ts'
import { tabTo } from './pages/keys.ts'
import { arrive, newPerson, signUp } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'
import { getButton, mailTo } from './setup/mailbox.ts'

test('Who answers the question about cookies by keyboard goes on at the page', async ({ visit }) => {
  const desk = await visit({ answered: false })
  await desk.goto('/jobs')
  const question = desk.getByRole('dialog', { name: 'You decide what we measure' })
  await tabTo(desk, question.getByRole('button', { name: 'Refuse' }))
  await desk.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(desk.getByRole('main')).toBeFocused()
  await desk.keyboard.press('Tab')
  await expect(desk.getByRole('main').locator(':focus')).toBeVisible()
})

test('Who chooses a kind of account by keyboard goes on at its form, and back at the choice', async ({
  visit,
}) => {
  const desk = await visit()
  const press = async (name: RegExp) => {
    await tabTo(desk, desk.getByRole('button', { name }))
    await desk.keyboard.press('Enter')
  }
  await desk.goto('/register')
  await press(/^I want to volunteer/)
  await expect(desk.getByRole('heading', { name: 'Your volunteer account' })).toBeFocused()
  await press(/^Choose again/)
  await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()

  await desk.goto('/jobs')
  await press(/^Create account/)
  const dialog = desk.getByRole('dialog', { name: 'Register' })
  await press(/^I represent an organisation/)
  await expect(field(desk, 'Name of the organisation')).toBeVisible()
  await expect(dialog).toBeFocused()
  await press(/^Choose again/)
  await expect(dialog).toBeFocused()
})

test('After a link was asked for the keyboard is at what the page says then', async ({ visit }) => {
  const [phone, desk] = [await visit(), await visit()]
  const person = newPerson('Berta Gil')
  await signUp(phone, 'volunteer', person)
  const link = getButton(await mailTo(person.email, /^Confirm your Brota account$/))
  const askByKey = async () => {
    await field(desk, 'E-mail').fill(person.email)
    await field(desk, 'E-mail').press('Enter')
  }

  await test.step('from the login of an account that is not validated', async () => {
    await desk.goto('/login')
    await logIn(desk, person)
    await desk.getByRole('button', { name: 'Send me another link' }).press('Enter')
    await expect(desk.getByText(`We have sent a new link to ${person.email}.`)).toBeFocused()
  })

  await test.step('for a new password, and for one’s data', async () => {
    for (const path of ['/forgot-password', '/own-data']) {
      await desk.goto(path)
      await askByKey()
      await expect(desk.getByRole('status').filter({ hasText: person.email })).toBeVisible()
      await expect(desk.getByRole('heading', { level: 1 })).toBeFocused()
    }
  })

  await test.step('in place of a used one', async () => {
    await desk.goto(link.replace(/token=[\w-]+/, 'token=used'))
    const validate = desk.getByRole('button', { name: 'Validate my account' })
    // A form that needs its scripts waits for them.
    await expect(validate).toBeEnabled()
    await validate.press('Enter')
    await expect(desk.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
    await askByKey()
    await expect(desk.getByText(/the link is on its way/)).toBeFocused()
  })
})

test('The notice about the e-mail keeps the keyboard when its form closes and while it waits', async ({
  visit,
}) => {
  const desk = await visit()
  await signUp(desk, 'volunteer', newPerson('Hugo Lara'))
  await desk.goto('/jobs')
  const notice = desk.getByRole('region', { name: 'Confirm your e-mail to start taking part' })
  const inNotice = () => notice.evaluate((element) => element.contains(document.activeElement))
  const change = notice.getByRole('button', { name: 'Correct the e-mail' })
  await notice.getByRole('button', { name: 'Send it again' }).press('Enter')
  await expect(notice.getByRole('button', { name: /^You can ask for another in/ })).toBeDisabled()
  await expect.poll(inNotice, 'after a sent link').toBe(true)
  await change.press('Enter')
  await expect(field(desk, 'Correct e-mail')).toBeFocused()
  await notice.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(change).toBeVisible()
  await expect.poll(inNotice, 'after the cancelled correction').toBe(true)
  await change.press('Enter')
  await field(desk, 'Correct e-mail').press('Enter')
  await expect(change).toBeVisible()
  await expect.poll(inNotice, 'after the sent correction').toBe(true)
})

test('A picture that is changed on one’s own page leaves the keyboard at its button', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Nora Vidal'))
  await desk.goto('/profile')
  const button = desk.getByRole('button', { name: 'Change the photo' })
  const choosing = desk.waitForEvent('filechooser')
  await button.press('Enter')
  await (await choosing).setFiles(await image('leaf.jpg', '#3a7d44'))
  const release = await delay(desk, '**/api/media*')
  const dialog = desk.getByRole('dialog', { name: 'Frame your photo' })
  // Each corner of the frame has a name of its own.
  for (const corner of ['Top left', 'Top right', 'Bottom right', 'Bottom left'])
    await expect(dialog.getByRole('button', { name: `${corner} corner` })).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this picture' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(button, 'while it is sent').toBeFocused()
  await expect(button).toBeDisabled()
  release()
  await expect(button).toBeEnabled()
  await expect(button, 'when it is there').toBeFocused()
})

test('Devices with the same name are told apart by when they were used', async ({ visit }) => {
  const [desk, sofa] = [await visit(), await visit()]
  const person = newPerson('Nora Vidal')
  await arrive(desk, 'volunteer', person)
  await sofa.goto('/login')
  await logIn(sofa, person)
  await expect(sofa).toHaveURL('/feed')
  await desk.goto('/settings?tab=security')
  const end = desk.getByRole('button', { name: /^Log out on/ })
  await expect(end.first()).toHaveAccessibleDescription(/^Last used/)
})

test('A picture of the profile says that it has arrived, and taken away leaves the keyboard at its button', async ({
  visit,
}) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Nora Vidal'))
  await desk.goto('/settings')
  const images = desk.getByRole('region', { name: 'Your pictures' })
  for (const [change, remove] of [
    ['Change the photo', 'Remove the photo'],
    ['Change the cover', 'Remove the cover'],
  ] as const) {
    const said = images
      .getByRole('status')
      .filter({ hasText: 'The picture is ready. Save the changes to show it.' })
    const choosing = desk.waitForEvent('filechooser')
    await images.getByRole('button', { name: change }).press('Enter')
    await (await choosing).setFiles(await image('leaf.jpg', '#3a7d44'))
    await desk.getByRole('dialog').getByRole('button', { name: 'Use this picture' }).press('Enter')
    await expect(said).toBeVisible()
    await expect(images.getByRole('button', { name: change })).toBeFocused()
    await images.getByRole('button', { name: remove }).press('Enter')
    await expect(said).toHaveCount(0)
    await expect.poll(() => images.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
})

import type { Page } from '@playwright/test'
import { chooseApplicants, openApplicants } from './pages/applicants.ts'
import { decide } from './pages/jobs.ts'
import { closeByEscape, tabTo } from './pages/keys.ts'
import { expect, test } from './pages/visit.ts'

const names = ['Ada Lluch', 'Bea Mora', 'Cai Nolla', 'Dan Oliva']
const desktop = { viewport: { width: 1440, height: 900 } }

/** The list of applicants, named by how many it has. */
const list = (office: Page) => office.getByRole('main').getByRole('region', { name: /^\d+ (person|people)$/ })
const press = async (office: Page, name: string) => {
  await tabTo(office, office.getByRole('button', { name, exact: true }))
  await office.keyboard.press('Enter')
}

test('A question opened by Space has the focus, and Escape closes it, however little moves on the screen', async ({
  visit,
}) => {
  const { office } = await openApplicants(visit, desktop, names.slice(0, 2))
  for (const name of names.slice(0, 2)) {
    const refuse = office.getByRole('button', { name: `Refuse ${name}` })
    await tabTo(office, refuse)
    await office.keyboard.press('Space')
    const question = office.getByRole('alertdialog', { name: `Refuse ${name}?` })
    await closeByEscape(question)
    await expect(question).toHaveCount(0)
    await expect(refuse).toBeFocused()
  }
})

test('Whatever is done with the chosen, the focus is on the list once their bar is gone', async ({
  visit,
}) => {
  const { office } = await openApplicants(visit, desktop, names)
  const bar = await chooseApplicants(office, names.slice(0, 2))

  await test.step('nothing', async () => {
    await press(office, 'Clear selection')
    await expect(bar).toHaveCount(0)
    await expect(list(office)).toBeFocused()
  })

  await test.step('they are shortlisted', async () => {
    await chooseApplicants(office, names.slice(0, 2))
    await press(office, 'Shortlist')
    await expect(office.getByText('2 people shortlisted.')).toBeVisible()
    await expect(list(office)).toBeFocused()
  })

  await test.step('they are compared, and the comparison is left', async () => {
    await chooseApplicants(office, names.slice(0, 2))
    await press(office, 'Compare')
    await expect(office.getByRole('region', { name: 'Compare applicants' })).toBeFocused()
    await press(office, 'Back to the applicants')
    await expect(list(office)).toBeFocused()
  })

  await test.step('they are accepted', async () => {
    await bar.getByRole('button', { name: 'Accept' }).press('Enter')
    const question = office.getByRole('alertdialog', { name: 'Accept 2 people?' })
    await question.getByRole('button', { name: 'Accept', exact: true }).press('Enter')
    await expect(office.getByText('2 new volunteers.')).toBeVisible()
    await expect(list(office)).toBeFocused()
  })

  await test.step('the last of them is chosen no more: its checkbox keeps the focus', async () => {
    const box = office.getByRole('checkbox', { name: 'Choose Dan Oliva' })
    for (const _ of ['on', 'off']) await box.press('Space')
    await expect(bar).toHaveCount(0)
    await expect(box).toBeFocused()
  })
})

test('Who saves or leaves a note goes on at the button that opens it', async ({ visit }) => {
  const { office } = await openApplicants(visit, desktop, names.slice(0, 1))
  const [add, edit] = ['Add a note about Ada Lluch', 'Edit the note about Ada Lluch']
  await press(office, add)
  await press(office, 'Cancel')
  await expect(office.getByRole('button', { name: add })).toBeFocused()
  await office.keyboard.press('Enter')
  await office.keyboard.type('Has a van.')
  await press(office, 'Save note')
  await expect(office.getByRole('button', { name: edit })).toBeFocused()
})

test('A notice that has the focus stays, and the focus returns from it to where it was', async ({
  visit,
}) => {
  const { office } = await openApplicants(visit, desktop, names.slice(0, 1))
  await decide(office, 'Ada Lluch', 'Refuse')
  const card = office.getByRole('article')
  await expect(card).toBeFocused()
  const notices = office.getByRole('region', { name: 'Notices' })
  const close = notices.getByRole('button', { name: 'Close' })
  // The key that the notices have: Tab comes to them last.
  await office.keyboard.press('Alt+t')
  await tabTo(office, close)
  // Longer than a notice is shown.
  await office.waitForTimeout(7_000)
  await expect(close).toBeFocused()
  await office.keyboard.press('Enter')
  await expect(close).toHaveCount(0)
  await expect(card).toBeFocused()
})

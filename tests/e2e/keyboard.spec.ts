import { randomUUID } from 'node:crypto'
import { apply } from './pages/jobs.ts'
import { closeByEscape, expectTrap, tabTo } from './pages/keys.ts'
import { arrive, newPerson, publishOffer } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

test('A volunteer finds an offer and applies by keyboard alone', async ({ visit }) => {
  const [office, desk] = [await visit(), await visit()]
  const word = `lavender${randomUUID().slice(0, 8)}`
  await arrive(office, 'organisation', newPerson('Barrio Verde'))
  await publishOffer(office, { title: `Cut ${word} for the market` })
  await arrive(desk, 'volunteer', newPerson('Nora Sanz'))
  const { keyboard } = desk

  await desk.goto('/jobs')
  await tabTo(desk, desk.getByRole('link', { name: 'Skip to content' }))
  await keyboard.press('Enter')
  const search = desk.getByRole('textbox', { name: 'Search offers' })
  await tabTo(desk, search)
  await keyboard.type(word)
  await keyboard.press('Enter')
  await expect(desk.getByRole('region', { name: '1 offer' })).toBeVisible()
  await expect(search, 'the words can be changed').toBeFocused()
  await desk.getByRole('button', { name: 'Clear' }).first().press('Enter')
  await keyboard.type(word)
  await desk.getByRole('search').getByRole('button', { name: 'Search' }).press('Enter')
  await expect(desk.getByRole('region', { name: '1 offer' })).toBeVisible()
  await expect(search, 'the button has become one that clears').toBeFocused()
  await tabTo(desk, desk.getByRole('link', { name: `Cut ${word} for the market` }))
  await keyboard.press('Enter')
  await expect(desk).toHaveURL(/\/job\//)

  const applyNow = desk.getByRole('button', { name: 'Apply now' })
  const dialog = desk.getByRole('dialog', { name: /^Apply to/ })
  await tabTo(desk, applyNow)
  await keyboard.press('Enter')
  await expectTrap(desk, dialog)
  await keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(applyNow).toBeFocused()

  await keyboard.press('Enter')
  const answer = dialog.getByRole('textbox', { name: 'Why would you like to join?' })
  const send = dialog.getByRole('button', { name: 'Send application' })
  await expect(answer, 'the only field of a dialog has the focus').toBeFocused()
  await tabTo(desk, send)
  await keyboard.press('Enter')
  await expect(answer, 'a missing answer takes the focus').toBeFocused()
  await keyboard.type('Because the bees do not wait.')
  await tabTo(desk, send)
  await keyboard.press('Enter')
  await expect(desk.getByText('Application has been sent successfully')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const state = desk.getByRole('status').filter({ hasText: 'Application sent', visible: true })
  await expect(state, 'the button that opened the dialog is gone').toBeFocused()
  await expect(state, 'a screen reader says where the focus is').toHaveAccessibleName('Application sent')
})

test('Who applies at the end of a long offer on a phone sees its state, which has the focus', async ({
  visit,
}) => {
  const office = await visit()
  const phone = await visit({ viewport: { width: 390, height: 740 }, isMobile: true })
  await arrive(office, 'organisation', newPerson('Barrio Verde'))
  const id = await publishOffer(office, { about: 'We plant beans and patience.\n\n'.repeat(40) })
  await arrive(phone, 'volunteer', newPerson('Nora Sanz'))
  await phone.goto(`/job/${id}`)
  await phone.getByRole('button', { name: 'Apply now' }).waitFor()
  await phone.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await apply(phone, 'Why would you like to join?', 'Because the bees do not wait.')
  const state = phone.getByRole('status').filter({ hasText: 'Application sent', visible: true })
  await expect(state).toBeFocused()
  await expect(state).toBeInViewport()
})

test('The menu and the bell work by keyboard and return the focus', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Iris Prado'))
  await desk.goto('/jobs')
  const bell = desk.getByRole('button', { name: /^Notifications: / })
  const menu = desk.getByRole('button', { name: 'Menu' })

  await tabTo(desk, bell)
  await desk.keyboard.press('Enter')
  await closeByEscape(desk.getByRole('dialog', { name: 'Notifications' }))
  await expect(bell).toBeFocused()

  await tabTo(desk, menu)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('menuitem', { name: 'My profile' })).toBeFocused()
  await desk.keyboard.press('ArrowDown')
  await expect(desk.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await desk.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

for (const [path, list] of [
  ['/jobs', 'All'],
  ['/entities', 'Organisations'],
] as const) {
  test(`One press on ${path} skips the filters, and few more reach the first item`, async ({ visit }) => {
    const desk = await visit({ place: 'town' })
    await desk.goto(path)
    const skip = desk.getByRole('link', { name: 'Skip the filters' })
    await tabTo(desk, skip)
    await expect(skip).toBeInViewport()
    await desk.keyboard.press('Enter')
    const first = desk.getByRole('list', { name: list, exact: true }).getByRole('link').first()
    const isThere = () => first.evaluate((link) => link === document.activeElement)
    // List or map, the order, and the favourite of the first offer stand between.
    const most = 5
    let presses = 0
    while (presses <= most && !(await isThere())) {
      await desk.keyboard.press('Tab')
      presses++
    }
    expect(presses, 'presses from the filters to the first link of the list').toBeLessThanOrEqual(most)
  })
}

test('A further page of a list begins at its first item for the keyboard, also the last page', async ({
  visit,
}) => {
  const desk = await visit({ place: 'town' })
  await desk.goto('/jobs')
  const list = desk.getByRole('list', { name: 'All', exact: true })
  const next = desk.getByRole('button', { name: 'Next' })
  const first = list.getByRole('heading', { level: 3 }).first()
  for (let page = 2; await next.isEnabled(); page++) {
    const before = await first.innerText()
    await next.press('Enter')
    await expect(desk.getByText(new RegExp(`^Page ${page} of`))).toBeVisible()
    await expect(first).not.toHaveText(before)
    await expect(list).toBeFocused()
  }
  await desk.keyboard.press('Tab')
  await expect(list.getByRole('listitem').first().getByRole('button')).toBeFocused()
})

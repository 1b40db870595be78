import type { Page } from '@playwright/test'
import { field, fillCity } from './pages/account.ts'
import { closeByEscape, expectTrap, tabTo } from './pages/keys.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { arrive, newPerson, publishOffer } from './pages/people.ts'
import { card, chooseFromMenu, newPost, publish } from './pages/posts.ts'
import { expect, test, type Visit } from './pages/visit.ts'

const phone: Visit = { viewport: { width: 390, height: 844 } }

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Which version stays?' })
const update = (page: Page) => page.getByRole('button', { name: 'Update' }).click()

/** A second tab of one account, at one address. */
async function secondTab(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(address)
  return tab
}

test.describe('an offer that is open in two tabs', () => {
  async function twoTabs(first: Page) {
    await arrive(first, 'organisation', newPerson('Semilla Nueva'))
    const id = await publishOffer(first, { title: 'Sort the seeds', about: 'We sort.' })
    const form = `/my-jobs/${id}/edit`
    await first.goto(form)
    const second = await secondTab(first, form)
    return { id, first, second }
  }

  async function saveFirst(tab: Page, title: string): Promise<void> {
    await field(tab, 'Title').fill(title)
    await fillCity(tab, 'Cádiz')
    await update(tab)
    await expect(tab.getByText('Your offer is updated.')).toBeVisible()
  }

  test('An offer edited in two tabs shows both versions; mine can replace theirs', async ({ visit }) => {
    const { first, second } = await twoTabs(await visit(phone))
    await field(second, 'Title').fill('Sort the bulbs')
    await field(second, 'What it is about').fill('We sort all day.')
    await saveFirst(first, 'Sort the roots')
    await update(second)
    const dialog = question(second)
    await expect(dialog.getByRole('heading', { name: 'Title' })).toBeVisible()
    await expect(dialog).toContainText('Sort the roots')
    await expect(dialog).toContainText('Sort the bulbs')
    await expect(dialog).toContainText('Also changed: City.')
    await expectTrap(second, dialog)
    await expectAccessible(second, 'the two versions of an offer')
    await expectNoOverflow(second, 'the two versions of an offer')

    await test.step('going back to the form loses nothing that was typed', async () => {
      await closeByEscape(dialog)
      await expect(field(second, 'Title')).toHaveValue('Sort the bulbs')
      await expect(field(second, 'What it is about')).toHaveValue('We sort all day.')
      await update(second)
      await expect(dialog).toBeVisible()
    })
    await tabTo(second, dialog.getByRole('button', { name: 'Keep mine' }))
    await second.keyboard.press('Enter')
    await expect(second.getByText('Your offer is updated.')).toBeVisible()
    await expect(second.getByRole('heading', { name: 'Sort the bulbs' })).toBeVisible()
    await expect(second.getByText('We sort all day.')).toBeVisible()
    await expect(
      second
        .getByText(/^Cádiz/)
        .locator('visible=true')
        .first(),
    ).toBeVisible()
  })

  test('An offer edited in two tabs can continue from their version', async ({ visit }) => {
    const { first, second } = await twoTabs(await visit())
    await field(second, 'Title').fill('Sort the bulbs')
    await saveFirst(first, 'Sort the roots')
    await update(second)
    await question(second).getByRole('button', { name: 'Take theirs' }).click()
    await expect(question(second)).toBeHidden()
    await expect(field(second, 'Title')).toHaveValue('Sort the roots')
    await expect(field(second, 'City')).toHaveValue('Cádiz')
    await field(second, 'Title').fill('Sort the roots and bulbs')
    await update(second)
    await expect(second.getByRole('heading', { name: 'Sort the roots and bulbs' })).toBeVisible()
  })

  test('An offer edited in two tabs asks nothing when both versions are equal', async ({ visit }) => {
    const { first, second } = await twoTabs(await visit())
    await field(second, 'Title').fill('Sort the roots')
    await saveFirst(first, 'Sort the roots')
    await update(second)
    await expect(second.getByText('Your offer is updated.')).toBeVisible()
    await expect(
      second
        .getByText(/^Cádiz/)
        .locator('visible=true')
        .first(),
    ).toBeVisible()
  })
})

test.describe('a post that is open in two tabs', () => {
  const editor = (page: Page) => page.getByRole('textbox', { name: 'Edit the post' })
  const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

  async function twoTabs(first: Page) {
    await arrive(first, 'volunteer', newPerson('Nora Sanz'))
    await first.goto('/feed')
    await newPost(first).fill('Come on Saturday.')
    await publish(first)
    await expect(first.getByText('Post was created')).toBeVisible()
    const second = await secondTab(first, '/feed')
    for (const tab of [first, second]) await chooseFromMenu(tab, card(tab, 'Come on Saturday'), 'Edit')
    await editor(second).fill('Come on Monday.')
    await editor(first).fill('Come on Sunday.')
    await save(first)
    await expect(card(first, 'Come on Sunday').getByText('edited')).toBeVisible()
    await save(second)
    const dialog = question(second)
    await expect(dialog).toContainText('Come on Sunday.')
    await expect(dialog).toContainText('Come on Monday.')
    return { first, second, dialog }
  }

  test('A post edited in two tabs shows both texts; mine is saved when I choose it', async ({ visit }) => {
    const { first, second, dialog } = await twoTabs(await visit(phone))
    await expectAccessible(second, 'the two versions of a post')
    await expectNoOverflow(second, 'the two versions of a post')
    await closeByEscape(dialog)
    await expect(editor(second)).toHaveValue('Come on Monday.')
    await save(second)
    await dialog.getByRole('button', { name: 'Keep mine' }).click()
    await expect(card(second, 'Come on Monday').getByText('edited')).toBeVisible()
    await expect(editor(second)).toBeHidden()
    await first.reload()
    await expect(card(first, 'Come on Monday')).toBeVisible()
  })

  test('A post edited in two tabs can continue from their text', async ({ visit }) => {
    const { second, dialog } = await twoTabs(await visit())
    await dialog.getByRole('button', { name: 'Take theirs' }).click()
    await expect(dialog).toBeHidden()
    await expect(editor(second)).toHaveValue('Come on Sunday.')
    await editor(second).fill('Come on Sunday at ten.')
    await save(second)
    await expect(card(second, 'Come on Sunday at ten.').getByText('edited')).toBeVisible()
  })
})

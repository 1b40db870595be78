import { comeAs } from './pages/demoTown.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { expect, test } from './pages/visit.ts'

for (const { width, viewport } of [
  { width: 'a desktop', viewport: { width: 1440, height: 900 } },
  { width: 'a phone', viewport: { width: 390, height: 844 } },
])
  test(`On ${width} an organisation finds an offer among its own and goes to those who wait`, async ({
    visit,
  }) => {
    const office = await visit({ place: 'town', viewport })
    await comeAs(office, 'huertovivo')
    await office.goto('/my-jobs')
    const titles = office.getByRole('main').getByRole('article').getByRole('heading')
    await expect(titles.first()).toBeVisible()
    await expect(office.getByRole('button', { name: /^All/ })).toHaveText(/^All\d+$/)

    await test.step('which say how long applicants wait, as its page does', async () => {
      const time = /Your applicants usually have an answer in (.+)\. Your page says so\./
      const said = await office.getByText(time).innerText()
      await office.getByRole('link', { name: 'Your page says so.' }).click()
      await expect(office).toHaveURL(/\/user\//)
      await expect(office.getByText(new RegExp(`^Usually .*${time.exec(said)?.[1]}`))).toBeVisible()
      await office.goBack()
      await expect(titles.first()).toBeVisible()
    })

    await test.step('by words of its title', async () => {
      await office.getByRole('textbox', { name: 'Search your offers by title' }).fill('benimaclet')
      await office.keyboard.press('Enter')
      await expect(titles).toHaveText(['Sábados de huerto en Benimaclet'])
      await expect(office).toHaveURL(/query=benimaclet/)
      await expect(office.getByRole('button', { name: /^All/ })).toHaveText('All1')
      await expectAccessible(office, 'own offers')
      await expectNoOverflow(office, 'own offers')
    })

    await test.step('a search that finds nothing says so', async () => {
      await office.goto('/my-jobs?query=submarine')
      await expect(office.getByText('No offer has these words in its title.')).toBeVisible()
      await office.getByRole('button', { name: 'Clear' }).click()
      await expect(titles.first()).toBeVisible()
    })

    await test.step('by how many wait', async () => {
      await office.getByRole('combobox', { name: 'Order' }).selectOption('Most waiting first')
      await expect(titles.first()).toHaveText('Sábados de huerto en Benimaclet')
      await office
        .getByRole('link', { name: /people wait for a decision$/ })
        .first()
        .click()
      await expect(office).toHaveURL(/applicants\?status=pending/)
      await expect(office.getByRole('button', { name: /^Pending/, pressed: true })).toBeVisible()
    })

    await test.step('the numbers of an offer over time, as bars and as a table that agrees with the list', async () => {
      await office.goto('/my-jobs?query=benimaclet')
      const offer = office.getByRole('article').first()
      const getCount = (name: string) =>
        offer.locator('dl > div', { has: office.getByText(name, { exact: true }) }).getByRole('definition')
      const views = await getCount('Views').innerText()
      const applications = await getCount('Applications').innerText()
      await office.getByRole('button', { name: /^More actions/ }).click()
      await office.getByRole('menuitem', { name: 'Views and applications over time' }).click()
      const dialog = office.getByRole('dialog', { name: /^What happened around/ })
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Views' })).toContainText(views)
      await dialog.getByText('The same as a table').click()
      const sums = dialog
        .getByRole('table')
        .first()
        .getByRole('row', { name: /^In all/ })
        .getByRole('cell')
      await expect(sums).toHaveText([views, /^\d+$/, applications, /^\d+$/])
      await expectAccessible(office, 'the numbers of an offer')
      await expectNoOverflow(office, 'the numbers of an offer')
      await office.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

    await test.step('and closing says how many wait', async () => {
      await office.getByRole('button', { name: /^More actions/ }).click()
      await office.getByRole('menuitem', { name: 'Close' }).click()
      await expect(office.getByText(/people still wait for your answer/)).toBeVisible()
      await office.getByRole('button', { name: 'Cancel' }).click()
    })
  })

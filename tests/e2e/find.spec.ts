import { apply, closeFilters, openFilters } from './pages/jobs.ts'
import { drawingMaps, expectPoints, marks, toMap } from './pages/map.ts'
import { arrive, newPerson, publishOffer } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'
import { mailsTo } from './setup/mailbox.ts'

test.use({ launchOptions: drawingMaps })

for (const { width, ...size } of [
  { width: 'a desktop', viewport: { width: 1440, height: 900 } },
  { width: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
])
  test(`On ${width} a newcomer finds offers by words, filters and a map, saves the search and applies to the next one`, async ({
    visit,
  }) => {
    const office = await visit()
    await arrive(office, 'organisation', newPerson('Refugio del Turia'))
    await publishOffer(office, { title: 'Paseos con galgos', categories: ['animals'] })
    const sofa = await visit(size)
    const ada = newPerson('Ada Lluch')
    await arrive(sofa, 'volunteer', ada)
    await expectPoints(sofa)
    const offers = sofa.getByRole('main').getByRole('article')

    await test.step('words of a category and a city find it, and a filter is a chip', async () => {
      await sofa.goto('/jobs')
      await sofa.getByRole('textbox', { name: 'Search offers' }).fill('animales valencia')
      await sofa.keyboard.press('Enter')
      await expect(sofa).toHaveURL(/query=animales/)
      await expect(offers.filter({ hasText: 'Paseos con galgos' }).first()).toBeVisible()
      const filters = await openFilters(sofa)
      await filters.getByRole('checkbox', { name: /^On site/ }).click()
      await expect(sofa).toHaveURL(/modes=on-site/)
      await closeFilters(filters)
      const chips = sofa.getByRole('list', { name: 'Filters in use' })
      await expect(chips.getByRole('link', { name: 'Remove the filter On site' })).toBeVisible()
    })

    await test.step('the map shows where, beside the same offers', async () => {
      await toMap(sofa).click()
      await expect(marks(sofa).first()).toBeVisible({ timeout: 30_000 })
      await expect(offers.filter({ hasText: 'Paseos con galgos' }).first()).toBeVisible()
    })

    await test.step('the search is saved', async () => {
      await sofa.getByRole('button', { name: 'Tell me about new ones' }).click()
      const dialog = sofa.getByRole('dialog', { name: 'Hear about new offers' })
      await expect(dialog).toContainText('“animales valencia” · On site')
      await dialog.getByRole('radio', { name: 'At once' }).check()
      await dialog.getByRole('button', { name: 'Save the search' }).click()
      await expect(dialog).toHaveCount(0)
    })

    await test.step('the next offer comes by mail, and one applies to it', async () => {
      const id = await publishOffer(office, { title: 'Baños para podencos', categories: ['animals'] })
      // Others publish offers in Valencia at the same time.
      const findLink = async () =>
        (await mailsTo(ada.email)).flatMap(
          ({ text }) => new RegExp(`https?://\\S+/job/${id}`).exec(text ?? '') ?? [],
        )[0]
      await expect.poll(findLink, { timeout: 20_000 }).toBeTruthy()
      await sofa.goto((await findLink()) ?? '')
      await apply(sofa, 'Why would you like to join?', 'I have walked dogs for years.')
    })
  })

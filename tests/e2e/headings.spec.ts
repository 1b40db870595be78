import type { Page } from '@playwright/test'
import { arrive, newPerson } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

/** The levels of the headings of a page that screen readers find, in their order. */
const levelsOn = (page: Page): Promise<number[]> =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings.filter((one) => one.checkVisibility()).map((one) => Number(one.tagName.slice(1))),
    )

/** The first is the page's own, and none skips a level. */
async function expectOrder(page: Page): Promise<void> {
  const levels = await levelsOn(page)
  expect(levels[0], 'the first heading is that of the page').toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [place, level] of levels.entries())
    expect(level, levels.join()).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1)
}

test('The feed and the lists of offers have their headings in order', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Nora Sanz'))
  await desk.goto('/feed')
  await expect(desk.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectOrder(desk)

  const town = await visit({ place: 'town' })
  for (const path of ['/jobs', '/jobs?view=map', '/search/huerto', '/search/huerto?tab=offers']) {
    await town.goto(path)
    await expect(town.getByRole('article').getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectOrder(town)
  }
})

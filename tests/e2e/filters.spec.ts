import type { Page } from '@playwright/test'
import { locales } from '#lib/locales.ts'
import { comeAs, ownOffer } from './pages/demoTown.ts'
import { expectAccessible } from './pages/look.ts'
import { expect, test } from './pages/visit.ts'

for (const [width, viewport] of [
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`The filters of a search stand above its results and go one by one, on ${width}`, async ({
    visit,
  }) => {
    const page = await visit({ place: 'town', viewport })
    await page.goto('/jobs?country=ES&categories=animals,sports&deadline=2036-05-01')
    const chips = page.getByRole('list', { name: 'Filters in use' })
    await expect(chips.getByRole('link')).toHaveText([
      'Spain',
      'Until 01/05/2036',
      'Animals',
      'Sports',
      'Remove all filters',
    ])
    await expectAccessible(page, `filters in use, on ${width}`)
    await chips.getByRole('link', { name: 'Remove the filter Spain' }).click()
    await expect(page).toHaveURL('/jobs?deadline=2036-05-01&categories=animals%2Csports')
    await expect(chips.getByRole('link')).toHaveCount(4)
    await page.goBack()
    await expect(chips.getByRole('link')).toHaveCount(5)
    await chips.getByRole('link', { name: 'Remove all filters' }).click()
    await expect(page).toHaveURL('/jobs')
    await expect(chips).toBeHidden()
  })
}

test('Clearing the filters at a desk moves the keyboard to the list, as the button goes', async ({
  visit,
}) => {
  const page = await visit({ place: 'town', viewport: { width: 1280, height: 900 } })
  await page.goto('/jobs?country=ES')
  const clear = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('button', { name: 'Clear filters' })
  await clear.press('Enter')
  await expect(clear).toBeHidden()
  await expect(page.getByRole('region', { name: /offers$/ })).toBeFocused()
})

test('A filter that nobody fits says so and offers everybody, also by keyboard', async ({ visit }) => {
  const page = await visit({ place: 'town', viewport: { width: 1280, height: 900 } })
  await comeAs(page, 'huertovivo')
  await page.goto(`/my-jobs/${await ownOffer(page)}/applicants?query=nobody-is-called-so`)
  await expect(page.getByRole('heading', { name: 'Nobody fits these filters.' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Nobody fits', exact: true })).toBeVisible()
  await expect(page.getByText('Nobody yet')).toHaveCount(0)
  await page.getByRole('button', { name: 'See all applicants' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Applicants' })).toBeVisible()
  await expect(page.getByRole('region', { name: /(person|people)$/ })).toBeFocused()

  await page.goto('/volunteers?tab=find&country=FJ')
  await page.getByRole('button', { name: 'See all results' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Volunteers' })).toBeVisible()
  await expect(page.locator('main section:focus')).toHaveCount(1)

  await page.goto('/stores?query=zzxqzq')
  await page.getByRole('button', { name: 'See all', exact: true }).press('Enter')
  const stores = page.getByRole('list', { name: 'Impact enterprises' })
  await expect(stores).toBeVisible()
  await expect(page.locator(':focus').filter({ has: stores })).toHaveCount(1)
})

test('The filters can be removed before any script runs', async ({ visit }) => {
  const page = await visit({ place: 'town', javaScriptEnabled: false })
  await page.goto('/jobs?country=ES&type=online', { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Remove the filter Online' }).click()
  await expect(page).toHaveURL('/jobs?country=ES')
})

test('A search that finds nothing offers to leave out the filter that costs most', async ({ visit }) => {
  const page = await visit({ place: 'town' })
  await page.goto('/jobs?country=AR&type=online')
  await expect(page.getByText('We could not find anything')).toBeVisible()
  const without = page.getByRole('link', { name: /^Without “Argentina”: \d+ offers?$/ })
  await expectAccessible(page, 'a search that finds nothing')
  const count = Number(/\d+/.exec((await without.textContent()) ?? '')?.[0])
  expect(count).toBeGreaterThan(0)
  await without.click()
  await expect(page).toHaveURL('/jobs?type=online')
  await expect(page.getByRole('status').filter({ hasText: `${count} offer` })).toBeVisible()
})

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('checkbox', { name }).click()
  await expect(page.getByRole('checkbox', { name })).toBeChecked()
}

test('A volunteer narrows the offers to those on site, of verified organisations and for their age', async ({
  visit,
}) => {
  const page = await visit({ place: 'town', viewport: { width: 1280, height: 900 } })
  await page.goto('/')
  await comeAs(page, 'lucia')
  await page.goto('/jobs')
  const found = page.getByRole('status').filter({ hasText: /offer/ })
  const count = async () => Number(/\d+/.exec((await found.first().textContent()) ?? '')?.[0])
  const all = await count()
  await choose(page, 'On site')
  await expect(page).toHaveURL(/modes=on-site/)
  await expect.poll(count).toBeLessThan(all)
  const onSite = await count()
  await choose(page, 'Verified organisations')
  await choose(page, 'Open to my age')
  await expect.poll(count).toBeLessThan(onSite)
  expect(await count()).toBeGreaterThan(0)
  const chips = page.getByRole('list', { name: 'Filters in use' })
  await expect(chips.getByRole('link')).toHaveText([
    'On site',
    'Verified organisations',
    'Open to my age',
    'Remove all filters',
  ])
  await chips.getByRole('link', { name: 'Remove the filter Verified organisations' }).click()
  await expect(page.getByRole('checkbox', { name: 'Verified organisations' })).not.toBeChecked()
  await expect(chips.getByRole('link')).toHaveCount(3)
})

test('A volunteer narrows the offers to weekends, to their own times and to a language', async ({
  visit,
}) => {
  const page = await visit({ place: 'town', viewport: { width: 1280, height: 900 } })
  await page.goto('/')
  await comeAs(page, 'lucia')
  await page.goto('/jobs')
  const chips = page.getByRole('list', { name: 'Filters in use' })
  await choose(page, 'Weekends')
  await choose(page, 'When I have time')
  await choose(page, 'English')
  await expect(chips.getByRole('link')).toHaveText([
    'Weekends',
    'When I have time',
    'English',
    'Remove all filters',
  ])
  await expect(page).toHaveURL('/jobs?times=weekends&myTimes=true&languages=en')
  await expectAccessible(page, 'the filters of times and language')
})

for (const [language, locale] of Object.entries(locales)) {
  test(`The order of a search is not cut on a small phone, in the language ${language}`, async ({
    visit,
  }) => {
    const phone = await visit({ place: 'town', viewport: { width: 360, height: 740 } })
    await phone.goto(`/jobs?lang=${language}`)
    await expect(phone.locator('html')).toHaveAttribute('lang', locale)
    const select = phone.getByRole('main').getByRole('combobox').filter({ visible: true }).last()
    for (const sort of ['relevance', 'deadline']) {
      await select.selectOption(sort)
      await expect(phone.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
      expect(await select.evaluate(countCutPixels), sort).toBeLessThanOrEqual(0)
    }
  })
}

/** How many pixels of its chosen label a select has no space for. */
function countCutPixels(element: Element): number {
  if (!(element instanceof HTMLSelectElement)) return Number.NaN
  const style = getComputedStyle(element)
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return Number.NaN
  pen.font = style.font
  const space = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  return Math.ceil(pen.measureText(element.selectedOptions[0]?.label ?? '').width) - Math.ceil(space)
}

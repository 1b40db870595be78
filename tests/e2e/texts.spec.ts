import { expect, test } from './pages/visit.ts'

const files = '**/texts/*.js'

test('A page’s texts are a file that loads with its scripts and is kept; a navigation brings its own', async ({
  visit,
}) => {
  const page = await visit({ place: 'town' })
  const loading = page.waitForResponse(files)
  await page.goto('/jobs')
  const file = await loading
  expect(file.headers()['cache-control']).toContain('immutable')
  expect(new URL(file.url()).pathname).toMatch(/^\/texts\/en\.guest\.jobs/)
  const data = await page.locator('#__NEXT_DATA__').textContent()
  expect(data, 'no dictionary is in the page').not.toContain('Find where you')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find where you can lend a hand')

  await page.getByRole('link', { name: 'Organisations' }).first().click()
  await expect(page).toHaveURL('/entities')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Organisations')
})

test('While the file of its texts does not come, a page is what the server rendered, and wakes when it does', async ({
  visit,
}) => {
  const page = await visit({ place: 'town' })
  let refused = 0
  await page.route(files, async (route) => {
    if (refused === 2) return route.continue()
    refused += 1
    return route.abort('connectionreset')
  })
  await page.goto('/jobs', { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find where you can lend a hand')
  expect(refused).toBe(2)
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

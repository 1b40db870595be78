import type { Page } from '@playwright/test'
import { arrive, cookieOf, newPerson } from './pages/people.ts'
import { expect, originOf, test } from './pages/visit.ts'

/** How often a page, or any tab beside it, asked for a new pair. */
function countRefreshes(page: Page): () => number {
  let count = 0
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/account/refresh-token')) count += 1
  })
  return () => count
}

const spoil = (page: Page, ...names: string[]) =>
  page
    .context()
    .addCookies(names.map((name) => ({ name: `brota.${name}`, value: 'spoiled', url: originOf() })))

const news = (page: Page) => page.getByRole('checkbox', { name: /^I would like to get news/ })

/** Something that only a session can do. */
async function act(page: Page): Promise<void> {
  // The answer itself: an earlier toast may still stand there.
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/account/preferences') && answer.status() === 200,
  )
  await news(page).click()
  await saved
  await expect(page.getByText('Data saved successfully').first()).toBeVisible()
}

test('an access token that expires in the middle costs one refresh and nothing else', async ({ visit }) => {
  const desk = await visit()
  const refreshes = countRefreshes(desk)
  await arrive(desk, 'volunteer', newPerson('Karim Soler'))
  await desk.goto('/settings?tab=preferences')
  const before = await cookieOf(desk, 'brota.refreshToken')
  await spoil(desk, 'token')
  await act(desk)
  expect(refreshes()).toBe(1)
  expect(await cookieOf(desk, 'brota.token')).not.toBe('spoiled')
  expect(await cookieOf(desk, 'brota.refreshToken')).not.toBe(before)

  await spoil(desk, 'token')
  await desk.goto('/jobs/favorites')
  await expect(desk.getByRole('heading', { name: 'Favourites' }), 'the server knows its reader').toBeVisible()
  await desk.getByRole('link', { name: 'My applications' }).click()
  await expect(desk.getByText('You have not applied to any offer yet.')).toBeVisible()
  expect(refreshes()).toBe(2)
})

test('a refresh that is refused ends at the login, without a cookie of the session', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Lia Campos'))
  await desk.goto('/settings?tab=preferences')
  await spoil(desk, 'token', 'refreshToken')
  // The page also asks by itself now and then: it may have left before it is pressed.
  await news(desk)
    .click({ timeout: 5_000 })
    .catch(() => {})
  await expect(desk).toHaveURL('/login')
  for (const name of ['token', 'refreshToken', 'user_id', 'name', 'provider', 'avatar'])
    expect(await cookieOf(desk, `brota.${name}`), name).toBe('')
  expect(await cookieOf(desk, 'brota.path')).toBe('/settings?tab=preferences')
})

test('without a refresh token nothing is refreshed', async ({ visit }) => {
  const desk = await visit()
  const refreshes = countRefreshes(desk)
  await arrive(desk, 'volunteer', newPerson('Marta Oliva'))
  await desk.goto('/settings?tab=preferences')
  await desk.context().clearCookies({ name: 'brota.refreshToken' })
  await spoil(desk, 'token')
  await news(desk).click()
  await expect(desk.getByText('Log in to continue.').or(desk.getByText(/session has ended/))).toBeVisible()
  expect(refreshes()).toBe(0)
})

test('two tabs share one refresh and never sign each other out', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Nil Serra'))
  const other = await desk.context().newPage()
  const refreshes = countRefreshes(desk)
  for (const tab of [desk, other]) await tab.goto('/settings?tab=preferences')
  for (const round of [1, 2, 3]) {
    await spoil(desk, 'token')
    await Promise.all([act(desk), act(other)])
    await expect.poll(refreshes, { message: `one refresh in round ${round}` }).toBe(round)
  }
  for (const tab of [desk, other]) {
    await tab.goto('/profile')
    await expect(tab).toHaveURL('/profile')
  }
})

test('signing out in one tab is signing out in both', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Olga Rius'))
  const other = await desk.context().newPage()
  for (const tab of [desk, other]) await tab.goto('/settings?tab=preferences')
  await desk.getByRole('button', { name: 'Menu' }).click()
  await desk.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(desk).toHaveURL('/login')
  await other.goto('/settings')
  await expect(other).toHaveURL(/\/login/)
})

test('the developers’ page shows one refresh for three calls', async ({ visit }) => {
  const desk = await visit()
  const refreshes = countRefreshes(desk)
  await arrive(desk, 'volunteer', newPerson('Pau Vidal'))
  await desk.goto('/dev/refresh-token')
  await desk.getByRole('button', { name: /testar/i }).click()
  await expect(desk.getByRole('log')).toContainText('Refresh concluído com sucesso')
  expect(refreshes()).toBe(1)
})

import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { chromiumFlags } from '../../playwright.config.ts'
import { field, fillCity, logIn } from './pages/account.ts'
import { arrive, getCookie, newPerson, through } from './pages/people.ts'
import { card, chooseFromMenu, newPost, publish } from './pages/posts.ts'
import { expect, getOrigin, test } from './pages/visit.ts'

// Only the whole browser knows that one tab is behind another.
const whole = '/usr/bin/chromium'
test.use({
  launchOptions: {
    executablePath: existsSync(whole) ? whole : (process.env.CHROMIUM ?? whole),
    args: chromiumFlags,
  },
})

/** Counts the refreshes of a page and of the tabs beside it. */
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
    .addCookies(names.map((name) => ({ name: `brota.${name}`, value: 'spoiled', url: getOrigin() })))

const news = (page: Page) => page.getByRole('checkbox', { name: /^I would like to get news/ })

/** An action that needs a session. */
async function act(page: Page): Promise<void> {
  // Waits for the response: an earlier toast may still be visible.
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/account/preferences') && answer.status() === 200,
  )
  await news(page).click()
  await saved
  await expect(page.getByText('Data saved successfully').first()).toBeVisible()
}

test('An access token that expires during use costs one refresh and nothing else', async ({ visit }) => {
  const desk = await visit()
  const refreshes = countRefreshes(desk)
  await arrive(desk, 'volunteer', newPerson('Karim Soler'))
  await desk.goto('/settings?tab=preferences')
  const before = await getCookie(desk, 'brota.refreshToken')
  await spoil(desk, 'token')
  await act(desk)
  expect(refreshes()).toBe(1)
  expect(await getCookie(desk, 'brota.token')).not.toBe('spoiled')
  expect(await getCookie(desk, 'brota.refreshToken')).not.toBe(before)

  // The page is left first: a call of its own that is cut off in mid-refresh would make one more.
  await desk.goto('/robots.txt')
  await spoil(desk, 'token')
  await desk.goto('/jobs/favorites')
  await expect(desk.getByRole('heading', { name: 'Favourites' }), 'the server knows its reader').toBeVisible()
  await desk.getByRole('link', { name: 'My applications' }).click()
  await expect(desk.getByText('You have not applied to any offer yet.')).toBeVisible()
  expect(refreshes()).toBe(2)
})

test('What was deleted is gone, also when its author leaves with an expired token or signs out at once', async ({
  visit,
}) => {
  const [desk, other] = [await visit(), await visit()]
  await arrive(desk, 'volunteer', newPerson('Alma Rueda'))
  await arrive(other, 'volunteer', newPerson('Bruno Sala'))
  const profile = `/user/${await getCookie(desk, 'brota.user_id')}?tab=feed`
  for (const text of ['The first of two', 'The second of two']) {
    await desk.goto('/feed')
    await newPost(desk).fill(text)
    await publish(desk)
    await expect(card(desk, text)).toBeVisible()
  }
  await other.goto(profile)
  await expect(card(other, 'The first of two')).toBeVisible()

  // Between them the feed may show what others post meanwhile.
  await desk.goto(profile)
  await expect(card(desk, 'The first of two')).toBeVisible()
  await spoil(desk, 'token')
  await chooseFromMenu(desk, card(desk, 'The first of two'), 'Delete')
  await expect.poll(() => getCookie(desk, 'brota.token')).not.toBe('spoiled')
  await desk.goto('/jobs')
  await other.reload()
  await expect(card(other, 'The second of two')).toBeVisible()
  await expect(card(other, 'The first of two')).toHaveCount(0)

  await desk.goto(profile)
  await chooseFromMenu(desk, card(desk, 'The second of two'), 'Delete')
  await desk.getByRole('button', { name: 'Menu' }).click()
  await desk.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(desk).toHaveURL('/login')
  await other.reload()
  await expect(other.getByText('Alma Rueda').first()).toBeVisible()
  await expect(card(other, 'The second of two')).toHaveCount(0)
})

test('A rejected refresh ends at the login, without a session cookie', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Lia Campos'))
  await desk.goto('/settings?tab=preferences')
  await spoil(desk, 'token', 'refreshToken')
  // The page also polls: it may have left before the press.
  await news(desk)
    .click({ timeout: 5_000 })
    .catch(() => {})
  await expect(desk).toHaveURL('/login')
  for (const name of ['token', 'refreshToken', 'user_id', 'name', 'provider', 'avatar'])
    expect(await getCookie(desk, `brota.${name}`), name).toBe('')
  expect(await getCookie(desk, 'brota.path')).toBe('/settings?tab=preferences')
})

test('A session without a refresh token is not refreshed', async ({ visit }) => {
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

test('Two tabs share one refresh and never sign each other out', async ({ visit }) => {
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

/** All texts of a page, with its title. */
const getWords = async (page: Page) => `${await page.title()} ${await page.locator('body').innerText()}`

/** Waits until a page shows none of these texts, or is left. */
const whenGone = (page: Page, words: string[]): Promise<number> =>
  new Promise((tell) => {
    page.once('framenavigated', () => tell(Date.now()))
    const gone = page.evaluate(
      (wanted) =>
        new Promise<void>((done) => {
          const look = setInterval(() => {
            const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
            const said = [document.title, document.body.innerText, ...fields.map(({ value }) => value)].join()
            if (wanted.some((word) => said.includes(word))) return
            clearInterval(look)
            done()
          }, 20)
        }),
      words,
    )
    // A page during navigation does not respond at first.
    gone.then(
      () => tell(Date.now()),
      () => {},
    )
  })

const signOut = async (page: Page) => {
  await page.bringToFront()
  await page.getByRole('button', { name: 'Menu' }).click()
  // The next page is slow here: the texts must disappear before it.
  await page.getByRole('menuitem', { name: 'Log out' }).click({ noWaitAfter: true })
}

/** The personal data that a browser stores beside its cookies. */
const leftIn = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage).filter((name) => name.startsWith('brota.kept')),
    ...(await caches.keys()),
  ])

test('Signing out in one tab ends every other tab within a second, also one with a half filled form', async ({
  visit,
}) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Olga Rius'))
  const [profile, form, feed] = [
    await desk.context().newPage(),
    await desk.context().newPage(),
    await desk.context().newPage(),
  ]
  await desk.goto('/jobs')
  await profile.goto('/profile')
  await expect(profile.getByRole('main').getByText('Olga Rius').first()).toBeVisible()
  await form.goto('/settings')
  await field(form, 'Name').fill('Olga Rius Half')
  await feed.goto('/feed')
  await newPost(feed).fill('Words that are nobody’s business')
  let pressed = 0
  await desk.exposeFunction('press', () => {
    pressed = Date.now()
  })
  await desk.evaluate(() => addEventListener('click', () => Reflect.get(window, 'press')(), true))
  const gone = [desk, profile, form, feed].map((tab) => whenGone(tab, ['Olga', 'business']))
  await signOut(desk)
  for (const moment of await Promise.all(gone)) expect(moment - pressed).toBeLessThan(1_000)
  for (const tab of [desk, profile, form, feed]) {
    await expect(tab).toHaveURL('/login')
    // The language may have been removed with the other cookies.
    await expect(
      tab.getByRole('banner').getByRole('button', { name: /Create account|Crear cuenta/ }),
    ).toBeVisible()
    // Guests may read the offers; every other page redirects to the login.
    await tab.goBack({ waitUntil: 'commit' }).catch(() => {})
    await expect(tab).toHaveURL(tab === desk ? /\/(login|jobs)$/ : /\/login/)
    expect(await getWords(tab)).not.toMatch(/Olga|nobody’s business/)
  }
  expect(await leftIn(profile)).toEqual([])
})

test('Other tabs follow to the login by themselves, whatever page they show', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Otto Ruiz'))
  const other = await desk.context().newPage()
  await desk.goto('/jobs')
  await other.goto('/chat')
  await signOut(desk)
  await expect(other).toHaveURL('/login')
  expect(await getWords(other)).not.toMatch(/\b(help|friends|notifications|common)\.[a-z]+/i)
})

test('A session that ends in one tab ends the others, and each returns to its page after the login', async ({
  visit,
}) => {
  const [desk, phone] = [await visit(), await visit()]
  const person = newPerson('Pia Solana')
  await arrive(desk, 'volunteer', person)
  const other = await desk.context().newPage()
  await desk.goto('/settings?tab=preferences')
  await other.goto('/jobs/favorites')
  await phone.goto('/login')
  await logIn(phone, person)
  await expect(phone).toHaveURL('/feed')
  const sessions = await through(phone).get('/api/account/sessions')
  const { id } = sessions.find(({ current }: { current: boolean }) => !current)
  await through(phone).remove(`/api/account/sessions/${id}`)
  await expect(desk).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await other.bringToFront()
  await logIn(other, person)
  await expect(other).toHaveURL(/\/(jobs\/favorites|settings\?tab=preferences)/)
})

test('A guest’s tab stays a guest’s until it is reloaded, and then shows the account', async ({ visit }) => {
  const desk = await visit()
  const person = newPerson('Quim Sala')
  const phone = await visit()
  await arrive(phone, 'volunteer', person)
  const other = await desk.context().newPage()
  await other.goto('/faq')
  await desk.goto('/login')
  await logIn(desk, person)
  await expect(desk).toHaveURL('/feed')
  await other.bringToFront()
  await other.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(other.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(other.getByRole('button', { name: /need help|help/i }).first()).toBeVisible()
  expect(await getWords(other)).not.toMatch(/\b(help|friends|notifications|common|account)\.[a-z]+/i)
})

const notAnswered = (page: Page) =>
  page.context().route('**/api/account/refresh-token', (route) => route.abort('connectionreset'))

test('A refresh without a response says so, loses nothing and continues by itself', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Rut Vila'))
  await desk.goto('/settings')
  await fillCity(desk, 'Alboraia')
  await notAnswered(desk)
  await spoil(desk, 'token')
  await desk.getByRole('button', { name: 'Save changes' }).click()
  await expect(desk.getByText('We cannot reach Brota. Trying again')).toBeVisible()
  await expect(desk).toHaveURL('/settings')
  await expect(field(desk, 'City')).toHaveValue('Alboraia')
  await desk.context().unroute('**/api/account/refresh-token')
  await expect(desk.getByText('Data saved successfully').first()).toBeVisible()
  await expect(desk.getByText('We cannot reach Brota')).toHaveCount(0)
})

test('A refresh that never gets a response ends as a complete sign-out, with the way back', async ({
  visit,
}) => {
  const desk = await visit()
  const person = newPerson('Sol Ferri')
  await arrive(desk, 'volunteer', person)
  const other = await desk.context().newPage()
  await desk.goto('/settings?tab=preferences')
  await other.goto('/jobs')
  const logged: string[] = []
  for (const tab of [desk, other]) tab.on('console', (message) => logged.push(message.text()))
  await notAnswered(desk)
  await spoil(desk, 'token')
  await desk.bringToFront()
  await news(desk).click()
  await expect(desk.getByText('We cannot reach Brota. Trying again')).toBeVisible()
  await expect(desk).toHaveURL(/\/login/, { timeout: 60_000 })
  await expect(desk.getByRole('banner').getByRole('button', { name: 'Create account' })).toBeVisible()
  // Each tab retries by itself: the first that stops ends both.
  await expect.poll(() => logged.join()).toContain('The session could not be refreshed')
  expect(await getCookie(desk, 'brota.refreshToken')).toBe('')
  await expect(other).toHaveURL(/\/login/)
  await logIn(desk, person)
  await expect(desk).toHaveURL('/settings?tab=preferences')
})

test('Deleting the account leads every tab to a page that says so', async ({ visit }) => {
  const desk = await visit()
  const person = newPerson('Tea Grau')
  await arrive(desk, 'volunteer', person)
  const other = await desk.context().newPage()
  await other.goto('/profile')
  await desk.goto('/settings?tab=security')
  await desk.bringToFront()
  // On phones the dialog is a sheet, with an entry of its own in the history.
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = desk.getByRole('alertdialog', { name: 'Delete your account for good?' })
  await dialog.getByLabel('Current password').fill(person.password)
  await dialog.getByLabel('Type “delete”').fill('delete')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  for (const tab of [desk, other]) {
    await expect(tab).toHaveURL('/account-deleted?lang=en')
    await expect(tab.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
    await expect(tab.getByText('Good to see you again')).toHaveCount(0)
  }
})

test('The developers’ page shows one refresh for three calls', async ({ visit }) => {
  const desk = await visit()
  const refreshes = countRefreshes(desk)
  await arrive(desk, 'volunteer', newPerson('Pau Vidal'))
  await desk.goto('/dev/refresh-token')
  await desk.getByRole('button', { name: /testar/i }).click()
  await expect(desk.getByRole('log')).toContainText('Refresh concluído com sucesso')
  expect(refreshes()).toBe(1)
})

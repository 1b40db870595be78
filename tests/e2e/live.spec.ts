import type { Page } from '@playwright/test'
import { demoEmail, demoPassword } from '../../lib/demo.ts'
import { comeAs } from './pages/demoTown.ts'
import { getCookie } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

const testApp = { place: 'town' } as const
const aSecond = { timeout: 1_000 }
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

/** Another demo account, which acts from elsewhere. */
async function another(page: Page, key: string) {
  const data = { email: demoEmail(key), password: demoPassword }
  const { accessToken, user } = await (await page.request.post('/api/account/login', { data })).json()
  const headers = { Authorization: `Bearer ${accessToken}` }
  const post = (path: string, friend_id: string) => page.request.post(path, { headers, data: { friend_id } })
  return {
    name: user.name as string,
    ask: (friendId: string) => post('/api/friends/add', friendId),
    withdraw: (friendId: string) => post('/api/friends/remove', friendId),
  }
}

/** The number on the bell. */
async function total(page: Page): Promise<number> {
  const words = await bell(page).getAttribute('aria-label')
  return Number(/\d+/.exec(words ?? '')?.[0] ?? 0)
}

test('Badges and lists change within a second in every tab, without polling', async ({ visit }) => {
  const first = await visit(testApp)
  await comeAs(first, 'lucia')
  const me = await getCookie(first, 'brota.user_id')
  const streams: string[] = []
  const asked: string[] = []
  const listen = (page: Page) =>
    page.on('request', (request) => {
      if (request.url().endsWith('/notifications/stream')) streams.push(request.url())
      else if (request.url().includes('/api/notifications/')) asked.push(request.url())
    })
  listen(first)
  await first.goto('/jobs')
  // It opens the stream before there is another tab that could.
  await expect.poll(() => streams.length).toBe(1)
  const second = await first.context().newPage()
  listen(second)
  await second.goto('/jobs')
  await expect(second.getByRole('main')).toBeVisible()
  await expect.poll(() => streams.length).toBe(1)

  const stranger = await another(await visit(testApp), 'ines')
  await stranger.withdraw(me)
  await second.waitForTimeout(500)
  const before = await total(first)
  asked.length = 0
  await stranger.ask(me)
  for (const tab of [first, second]) await expect.poll(() => total(tab), aSecond).toBe(before + 1)
  expect(asked).toEqual([])

  // A notification shown in one tab is read in all of them.
  await second.goto('/notifications')
  const list = second.getByRole('main')
  await expect(list.getByRole('listitem').first()).toContainText(stranger.name)
  await expect.poll(() => total(first), { timeout: 5_000 }).toBe(0)

  // An open list changes with the badges.
  await stranger.withdraw(me)
  await expect(list.getByText(stranger.name)).toHaveCount(0, aSecond)
  await second.waitForTimeout(500)
  asked.length = 0
  await stranger.ask(me)
  await expect(list.getByRole('listitem').first()).toContainText(stranger.name, aSecond)
  expect(asked.filter((address) => !address.endsWith('/read'))).toEqual([])

  // A request answered in one tab disappears in all of them.
  const answered = second.waitForResponse('**/api/notifications/deleteNotify')
  await list.getByRole('button', { name: `Accept the connection request of ${stranger.name}` }).click()
  await answered
  await expect.poll(() => total(first), aSecond).toBe(0)
  await expect(second.getByText(`You and ${stranger.name} are connected now`)).toBeVisible()

  // The tab with the stream closes: the other takes over, and misses nothing.
  await first.close()
  await stranger.withdraw(me)
  await stranger.ask(me)
  await expect(list.getByText(stranger.name).first()).toBeVisible({ timeout: 5_000 })
  await expect.poll(() => streams.length, { timeout: 10_000 }).toBe(2)
  await stranger.withdraw(me)
})

import type { Page } from '@playwright/test'
import { openBell } from './pages/account.ts'
import { tabTo } from './pages/keys.ts'
import { expectAccessible } from './pages/look.ts'
import { arrive, getCookie, newPerson, through } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

const idIn = (answer: unknown): string => String((answer as { id: string }).id)
const rows = (page: Page) => page.getByRole('main').getByRole('listitem')
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications: / })

test('Notifications of every kind are grouped, opened, dismissed and cleared in every tab at once', async ({
  visit,
}) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Alba Rius'))
  const me = await getCookie(desk, 'brota.user_id')
  const postId = idIn(await through(desk).post('/api/posts/posts', { text: 'The first beans are up.' }))
  await desk.goto('/notifications')
  await expect(desk.getByText('No notifications. Enjoy the quiet.')).toBeVisible()

  for (const name of ['Bea Coll', 'Ciro Pla', 'Dalia Mora']) {
    const other = await visit()
    await arrive(other, 'volunteer', newPerson(name))
    const { post } = through(other)
    await post(`/api/posts/posts/${postId}/like`, {})
    if (name === 'Bea Coll') await post(`/api/posts/posts/${postId}/comments`, { text: 'How tall?' })
    if (name === 'Ciro Pla') await post('/api/posts/posts', { text: 'Thanks, @Alba Rius', mentions: [me] })
    if (name === 'Dalia Mora') await post('/api/friends/add', { friend_id: me })
  }

  await test.step('one line a thing, the newest on top, without asking', async () => {
    await expect(rows(desk)).toHaveText([
      /Dalia Mora wants to connect with you/,
      /Dalia Mora and 2 others like your post“The first beans are up\.”/,
      /Ciro Pla mentioned you in a post“Thanks, @Alba Rius”/,
      /Bea Coll commented on your post“How tall\?”/,
    ])
    await expect(desk.getByRole('heading', { name: 'New' })).toBeVisible()
    await expect(bell(desk)).toHaveAccessibleName('Notifications: none unread')
    await expectAccessible(desk, 'notifications')
  })

  await test.step('a press opens what it is about', async () => {
    await rows(desk).nth(1).getByRole('link').click()
    await expect(desk).toHaveURL(`/post/${postId}`)
    await expect(desk.getByText('How tall?')).toBeVisible()
  })

  const tab = await desk.context().newPage()
  await tab.goto('/notifications')
  await expect(rows(tab)).toHaveCount(4)

  await test.step('dismissed with the keyboard: the whole group goes, in the other tab too', async () => {
    // A background tab draws no frames, and moves no focus.
    await desk.bringToFront()
    const list = await openBell(desk)
    const dismiss = list.getByRole('button', { name: 'Dismiss the notification of Dalia Mora and 2 others' })
    await tabTo(desk, dismiss)
    await desk.keyboard.press('Enter')
    await expect(dismiss).toHaveCount(0)
    // The row that has moved up.
    await expect(list.getByRole('link', { name: /Ciro Pla mentioned you/ })).toBeFocused()
    await expect(rows(tab)).toHaveCount(3)
    await desk.keyboard.press('Escape')
  })

  await test.step('cleared: who waits for an answer stays', async () => {
    await tab.bringToFront()
    await tab.getByRole('button', { name: 'Clear all' }).click()
    const sure = tab.getByRole('alertdialog', { name: 'Clear all notifications?' })
    await expect(sure).toContainText('3 notifications go from your list.')
    await sure.getByRole('button', { name: 'Cancel' }).click()
    await expect(rows(tab)).toHaveCount(3)
    await tab.getByRole('button', { name: 'Clear all' }).click()
    await sure.getByRole('button', { name: 'Clear all' }).click()
    await expect(rows(tab)).toHaveText([/Dalia Mora wants to connect with you/])
    await tab.getByRole('button', { name: 'Undo' }).click()
    await expect(tab.getByText('Your notifications are back')).toBeVisible()
    await expect(rows(tab)).toHaveCount(3)
    await tab.getByRole('button', { name: 'Clear all' }).click()
    await sure.getByRole('button', { name: 'Clear all' }).click()
    await expect(rows(tab)).toHaveCount(1)
    await tab.reload()
    await expect(rows(tab)).toHaveCount(1)
    await rows(tab).getByRole('button', { name: 'Decline the connection request of Dalia Mora' }).click()
    await expect(tab.getByText('No notifications. Enjoy the quiet.')).toBeVisible()
    await expect(tab.getByRole('region', { name: 'Notifications', exact: true })).toBeFocused()
    await expect(bell(desk)).toHaveAccessibleName('Notifications: none unread')
  })
})

test('New notifications are counted by line, in the bell and the tab’s title, until shown or all marked', async ({
  visit,
}) => {
  const [desk, other, third] = [await visit(), await visit(), await visit()]
  await arrive(desk, 'volunteer', newPerson('Nora Vidal'))
  await arrive(other, 'volunteer', newPerson('Oriol Pons'))
  await arrive(third, 'volunteer', newPerson('Pau Ferri'))
  await desk.goto('/feed')
  const write = async (text: string) => idIn(await through(desk).post('/api/posts/posts', { text }))
  const [beans, peas] = [await write('Beans for all.'), await write('Peas for all.')]
  const tab = await desk.context().newPage()
  await tab.goto('/faq')

  await test.step('two who like the same post are one', async () => {
    await through(other).post(`/api/posts/posts/${beans}/like`, {})
    await through(third).post(`/api/posts/posts/${beans}/like`, {})
    await through(other).post(`/api/posts/posts/${peas}/like`, {})
    await expect(bell(tab)).toHaveAccessibleName('Notifications: 2 unread')
    await expect(tab).toHaveTitle(/^\(2\) /)
    await tab.reload()
    await expect(bell(tab)).toHaveAccessibleName('Notifications: 2 unread')
    await expect(tab).toHaveTitle(/^\(2\) /)
  })

  await test.step('opening the list marks them, in every tab, and they stand out until it is closed', async () => {
    await desk.bringToFront()
    const list = await openBell(desk)
    await expect(list.getByRole('heading', { name: 'New' })).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveText([/Peas for all\./, /Beans for all\./])
    await expect(tab).toHaveTitle(/^[^(]/)
    await expect(bell(tab)).toHaveAccessibleName('Notifications: none unread')
    await desk.keyboard.press('Escape')
    await openBell(desk)
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await expect(list.getByRole('heading', { name: 'New' })).toHaveCount(0)
  })

  await test.step('what comes now stands above what was read, and one press marks all', async () => {
    const list = desk.getByRole('dialog', { name: 'Notifications' })
    await through(third).post(`/api/posts/posts/${peas}/comments`, { text: 'Which ones?' })
    await expect(list.getByRole('listitem')).toHaveText([
      /Pau Ferri commented on your post“Which ones\?”/,
      /Oriol Pons likes your post“Peas for all\.”/,
      /Pau Ferri and Oriol Pons like your post“Beans for all\.”/,
    ])
    await expect(list.getByRole('heading', { name: 'Earlier' })).toBeVisible()
    await list.getByRole('button', { name: 'Mark all as read' }).click()
    await expect(list.getByRole('heading', { name: 'Earlier' })).toHaveCount(0)
    await expect(list.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
    await expect(list.getByRole('listitem')).toHaveCount(3)
  })
})

test('A notification that cannot be dismissed reappears, reported and logged', async ({
  visit,
  complaints,
}) => {
  const [desk, other] = [await visit(), await visit()]
  await arrive(desk, 'volunteer', newPerson('Emma Sola'))
  await arrive(other, 'volunteer', newPerson('Fermin Gay'))
  const postId = idIn(await through(desk).post('/api/posts/posts', { text: 'Seeds to share.' }))
  await through(other).post(`/api/posts/posts/${postId}/like`, {})
  await desk.goto('/notifications')
  await desk.route('**/api/notifications/deleteNotify', (route) =>
    route.fulfill({ status: 409, json: { error: 'Internal error', message: '' } }),
  )
  await desk.getByRole('button', { name: 'Dismiss the notification of Fermin Gay' }).click()
  await expect(desk.getByText('Error! Try again later')).toBeVisible()
  await expect(rows(desk)).toHaveCount(1)
  const logged = complaints.splice(0)
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('The notifications could not be changed')
})

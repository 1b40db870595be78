import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { writePost } from './pages/moderation.ts'
import { arrive, getCookie, newPerson, through } from './pages/people.ts'
import { card, connect, openFeed } from './pages/posts.ts'
import { expect, test } from './pages/visit.ts'

const openMenu = async (page: Page, text: string) => {
  await card(page, text)
    .getByRole('button', { name: /^More actions for the post/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
}

const expectFocusIn = (post: Locator) =>
  expect.poll(() => post.evaluate((element) => element.contains(document.activeElement))).toBe(true)

const chooseByKey = async (page: Page, item: string) => {
  const wanted = page.getByRole('menuitem', { name: item })
  for (let presses = 0; presses < 8; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

test('Among posts the keyboard stays at the one whose editor closes, and goes on after the one that goes', async ({
  visit,
}) => {
  const page = await visit()
  await arrive(page, 'volunteer', newPerson('Marta Sol'))
  const bed = `bed-${randomUUID().slice(0, 8)}`
  for (const row of ['carrots', 'beans', 'onions', 'leeks']) await writePost(page, `${row} of ${bed}`)
  // On their own page no posts of others stand between.
  await page.goto(`/user/${await getCookie(page, 'brota.user_id')}`)
  const editor = page.getByRole('textbox', { name: 'Edit the post' })
  const beans = card(page, `beans of ${bed}`)

  await test.step('Escape leaves an unchanged post', async () => {
    await openMenu(page, `beans of ${bed}`)
    await chooseByKey(page, 'Edit')
    await expect(editor).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(editor).toHaveCount(0)
    await expectFocusIn(beans)
  })

  await test.step('Cancel leaves a changed one', async () => {
    await openMenu(page, `beans of ${bed}`)
    await chooseByKey(page, 'Edit')
    await editor.press('!')
    await beans.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(editor).toHaveCount(0)
    await expectFocusIn(beans)
  })

  await test.step('a deleted post leaves the next one', async () => {
    await openMenu(page, `onions of ${bed}`)
    await chooseByKey(page, 'Delete')
    await expect(card(page, `onions of ${bed}`)).toHaveCount(0)
    await expect(page.getByRole('listitem').filter({ hasText: `beans of ${bed}` })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(beans.getByRole('link').first()).toBeFocused()
  })

  await test.step('the last one leaves the one before', async () => {
    await openMenu(page, `carrots of ${bed}`)
    await chooseByKey(page, 'Delete')
    await expect(page.getByRole('listitem').filter({ hasText: `beans of ${bed}` })).toBeFocused()
  })
})

test('Further comments and answers take the focus from the button that loaded them and goes', async ({
  visit,
}) => {
  const page = await visit()
  await arrive(page, 'volunteer', newPerson('Nuno Prat'))
  const post = await writePost(page, `Who waters? ${randomUUID()}`)
  const path = `/api/posts/posts/${post}/comments`
  const commentIds: string[] = []
  for (let number = 1; number <= 22; number++) {
    const saved = await through(page).post(path, { text: `Comment ${number}.` })
    commentIds.push(String((saved as { id: string }).id))
  }
  for (let number = 1; number <= 4; number++)
    await through(page).post(path, { text: `Answer ${number}.`, parent_id: commentIds[0] })
  await page.goto(`/post/${post}`)
  const row = (text: string) => page.locator('article article').filter({ hasText: text }).last()

  await page.getByRole('button', { name: /more answer/i }).press('Enter')
  await expect(row('Answer 4.')).toBeVisible()
  await expect(row('Answer 4.')).toBeFocused()

  await page.getByRole('button', { name: /more comments/i }).press('Enter')
  await expect(row('Comment 22.')).toBeVisible()
  await expect(row('Comment 21.')).toBeFocused()
})

test('New posts that a press shows have the focus', async ({ visit }) => {
  const [hers, his] = [await visit(), await visit()]
  await arrive(hers, 'volunteer', newPerson('Olga Mas'))
  await arrive(his, 'volunteer', newPerson('Pau Roig'))
  await connect(hers, his)
  const word = randomUUID()
  await writePost(his, `first ${word}`)
  await openFeed(hers)
  await expect(card(hers, `first ${word}`)).toBeVisible()
  await writePost(his, `second ${word}`)
  await hers.getByRole('button', { name: '1 new post' }).press('Enter')
  await expect(card(hers, `second ${word}`)).toBeVisible()
  await expect(hers.getByRole('list', { name: 'Posts' })).toBeFocused()
  await hers.keyboard.press('Tab')
  await expect(card(hers, `second ${word}`).getByRole('link').first()).toBeFocused()
})

test('The field of a comment stays on the screen when the comment that was sent from it comes above it', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 1440, height: 500 } })
  await arrive(page, 'volunteer', newPerson('Quim Font'))
  const post = await writePost(page, `Who brings bread? ${randomUUID()}`)
  for (let number = 1; number <= 6; number++)
    await through(page).post(`/api/posts/posts/${post}/comments`, { text: `Loaf ${number}.` })
  await page.goto(`/post/${post}`)
  const field = page.getByRole('textbox', { name: 'Comment on the post by Quim Font' })
  for (const text of ['I do.', 'And I bring salt.']) {
    await field.fill(text)
    await field.press('Control+Enter')
    await expect(page.locator('article article').filter({ hasText: text })).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport({ ratio: 1 })
  }
})

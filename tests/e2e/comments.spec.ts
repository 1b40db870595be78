import type { Locator, Page } from '@playwright/test'
import { isRecord } from '#lib/json.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { arrive, newPerson, through } from './pages/people.ts'
import { act, card, connect } from './pages/posts.ts'
import { expect, test, type Visit } from './pages/visit.ts'

type VisitPage = (visit?: Visit) => Promise<Page>

const question = 'Who waters on Sunday?'
const comment = 'I do, after the rain.'

/** Nora's post with a comment by Iris, who is on a phone; the addresses of both. */
async function commentedPost(visit: VisitPage) {
  const [desk, hand] = [await visit(), await visit({ viewport: { width: 390, height: 844 } })]
  const [nora, iris] = [newPerson('Nora Sanz'), newPerson('Iris Prado')]
  await arrive(desk, 'volunteer', nora)
  await arrive(hand, 'volunteer', iris)
  await connect(desk, hand)
  const id = getId(await through(desk).post('/api/posts/posts', { text: question }))
  const path = `/api/posts/posts/${id}/comments`
  const commentId = getId(await through(hand).post(path, { text: comment }))
  return { desk, hand, nora, iris, postPath: `/post/${id}`, path, commentId }
}

const getId = (saved: unknown): string => (isRecord(saved) && typeof saved.id === 'string' ? saved.id : '')

const answersTo = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: `Answers to the comment by ${name}` })
const answerButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Answer the comment by ${name}` }).first()
const answerField = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name: `Your answer to ${name}` })

test('A comment is answered, its author is notified and answers back, all on one level', async ({
  visit,
}) => {
  const { desk, hand, nora, iris, postPath } = await commentedPost(visit)
  await desk.goto('/feed')
  await act(card(desk, question), 'Comment').click()
  const opener = answerButton(desk, iris.name)
  const field = answerField(desk, iris.name)
  await opener.focus()
  await desk.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await desk.keyboard.type('Thank you! Take the')

  // What was typed survives Escape, a reload, and a server that fails.
  await desk.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await expect(opener).toBeFocused()
  await desk.reload()
  await act(card(desk, question), 'Comment').click()
  await opener.click()
  await expect(field).toHaveValue('Thank you! Take the')
  await field.pressSequentially(' green hose.')
  const address = '**/api/posts/posts/*/comments'
  await desk.route(address, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 418, body: '' }) : route.continue(),
  )
  await desk.keyboard.press('Control+Enter')
  await expect(desk.getByRole('status').or(desk.getByRole('alert')).first()).toBeAttached()
  await expect(field).toHaveValue('Thank you! Take the green hose.')
  await expect(field).toBeFocused()
  await desk.unroute(address)
  await desk.keyboard.press('Control+Enter')
  await expect(field).toBeHidden()
  await expect(answersTo(desk, iris.name).getByText('Take the green hose.')).toBeVisible()
  await expect(opener).toBeFocused()
  await expect(act(card(desk, question), 'Comment')).toHaveAccessibleName('Comment 2')

  // The notification says so, and opens the post with the answer under the comment.
  await hand.goto('/notifications')
  await hand.getByText(`${nora.name} answered your comment`).click()
  await expect(hand).toHaveURL(new RegExp(`${postPath}$`))
  const thread = answersTo(hand, iris.name)
  await expect(thread.getByText('Take the green hose.')).toBeVisible()
  await answerButton(hand, nora.name).click()
  const back = answerField(hand, nora.name)
  await expect(back).toBeFocused()
  await expect(back).toHaveValue(`@${nora.name} `)
  await back.pressSequentially('Found it.')
  await expectAccessible(hand, 'the field of an answer')
  await expectNoOverflow(hand, 'the field of an answer')
  await hand.getByRole('button', { name: 'Send the answer' }).click()
  await expect(thread.getByRole('article')).toHaveCount(2)
  await expect(thread.getByRole('link', { name: `@${nora.name}` })).toBeVisible()

  // The other screen shows it in place, and a like of an answer reaches it.
  const answers = answersTo(desk, iris.name)
  await expect(answers.getByText('Found it.')).toBeVisible()
  await hand.getByRole('button', { name: `Like the comment by ${nora.name}: 0` }).click()
  await expect(desk.getByRole('button', { name: `Like the comment by ${nora.name}: 1` })).toBeVisible()
  await expectAccessible(desk, 'answered comments')
})

test('Further answers are shown on demand, and a comment takes its answers with it after it was asked', async ({
  visit,
}) => {
  const { desk, hand, nora, iris, postPath, path, commentId } = await commentedPost(visit)
  for (let number = 1; number <= 5; number += 1) {
    await through(desk).post(path, { text: `Answer ${number}`, parent_id: commentId })
  }
  await hand.goto(postPath)
  const thread = answersTo(hand, iris.name)
  const rows = thread.getByRole('article')
  await expect(rows).toHaveCount(3)
  await thread.getByRole('button', { name: 'Show 2 more answers' }).click()
  await expect(rows).toHaveCount(5)
  await expect(rows.last()).toContainText('Answer 5')
  await expectNoOverflow(hand, 'answered comments on a phone')

  // An answer goes as a comment does; the comment with its answers is asked about.
  await desk.goto(postPath)
  const first = answersTo(desk, iris.name).getByRole('article').first()
  await first.getByRole('button', { name: `More actions for the comment by ${nora.name}` }).click()
  await desk.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(first).toContainText('Answer 2')
  await desk.goto('/jobs')
  await hand.reload()
  await expect(rows.first()).toContainText('Answer 2')
  await hand.getByRole('button', { name: `More actions for the comment by ${iris.name}` }).click()
  await hand.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = hand.getByRole('alertdialog')
  await expect(dialog).toContainText('The 4 answers to it go with it.')
  await expectAccessible(hand, 'the question before a comment goes')
  await dialog.getByRole('button', { name: 'Delete the comment' }).click()
  await expect(hand.getByText(comment)).toBeHidden()
  await expect(act(card(hand, question), 'Comment')).toHaveAccessibleName('Comment')
  await hand.getByRole('button', { name: 'Undo' }).click()
  await expect(hand.getByText(comment)).toBeVisible()
  await expect(act(card(hand, question), 'Comment')).toHaveAccessibleName('Comment 5')
})

test('The field of a comment low on a phone comes into view above the tab bar as it opens', async ({
  visit,
}) => {
  const { hand, nora } = await commentedPost(visit)
  await hand.goto('/feed')
  const opener = act(card(hand, question), 'Comment')
  const { y, height } = (await opener.boundingBox()) ?? { y: 0, height: 0 }
  // The opener is the last that the screen shows above the bar.
  await hand.setViewportSize({ width: 390, height: Math.ceil(y + height) + 60 })
  await opener.press('Enter')
  const field = hand.getByRole('textbox', { name: `Comment on the post by ${nora.name}` })
  await expect(field).toBeFocused()
  await expect(card(hand, question).getByText(comment)).toBeVisible()
  const bar = await hand.getByRole('navigation', { name: 'Sections' }).boundingBox()
  const getFoot = async () => {
    const box = await field.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0)
  }
  await expect.poll(getFoot).toBeLessThan(bar?.y ?? 0)
})

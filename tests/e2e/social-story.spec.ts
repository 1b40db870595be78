import { randomUUID } from 'node:crypto'
import { openBell } from './pages/account.ts'
import { field, log, say, somebody, type Talker, talkWith, wordsOn } from './pages/chat.ts'
import { connections, expectStage, openPageOf, press, stageButton } from './pages/friends.ts'
import { act, card, newPost, openFeed, publish } from './pages/posts.ts'
import { expect, test, type Visit } from './pages/visit.ts'

async function write({ page }: Talker, words: string): Promise<void> {
  await newPost(page).fill(words)
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.status() === 201,
  )
  await publish(page)
  await expect(card(page, words)).toBeVisible()
  await saved
  await expect(newPost(page)).toHaveValue('')
}

const phone: Visit = { viewport: { width: 390, height: 844 } }

test('Two strangers connect, one publishes, the other likes and comments, and they talk', async ({
  visit,
}) => {
  const nora = await somebody(visit, 'Nora Sanz')
  const iris = await somebody(visit, 'Iris Prado', phone)

  await test.step('they connect, and the page of who requested it turns by itself', async () => {
    await openPageOf(nora.page, iris.page)
    await press(nora.page, 'connect', iris.person)
    await expect(stageButton(nora.page, 'requested', iris.person)).toBeDisabled()
    await openPageOf(iris.page, nora.page)
    await press(iris.page, 'accept', nora.person)
    await expectStage(iris.page, 'connected', nora.person)
    await expectStage(nora.page, 'connected', iris.person)
    await expect(connections(nora.page)).toHaveText('1 connection')
  })

  // Feeds also show strangers' posts: those of an earlier attempt have other words.
  const beans = `beans ${randomUUID().slice(0, 8)}`
  const [words, comment] = [`The first ${beans} are up!`, 'What did you do about the snails?']
  await test.step('a post is announced to the other, liked and commented', async () => {
    await nora.page.goto('/feed')
    await write(nora, `Today I plant ${beans}.`)
    await openFeed(iris.page)
    await expect(card(iris.page, `Today I plant ${beans}.`)).toBeVisible()
    await write(nora, words)
    await iris.page.getByRole('button', { name: '1 new post' }).click()
    const read = card(iris.page, words)
    await act(read, 'Like').click()
    await expect(act(read, 'Like')).toHaveAttribute('aria-pressed', 'true')
    await act(read, 'Comment').click()
    const box = iris.page.getByRole('textbox', { name: `Comment on the post by ${nora.person.name}` })
    await box.fill(comment)
    await iris.page.getByRole('button', { name: 'Send the comment' }).click()
    await expect(read.getByText(comment)).toBeVisible()
  })

  await test.step('its author sees both in place, in the bell and after a reload', async () => {
    const posted = card(nora.page, words)
    await expect(act(posted, 'Like')).toHaveAccessibleName('Like 1')
    await expect(act(posted, 'Comment')).toHaveAccessibleName('Comment 1')
    await expect(await openBell(nora.page)).toContainText(iris.person.name)
    await nora.page.reload()
    await act(posted, 'Comment').click()
    await expect(posted.getByText(comment)).toBeVisible()
  })

  await test.step('they talk, and each message is there once and in order', async () => {
    await talkWith(iris, nora)
    await talkWith(nora, iris)
    const spoken = [
      'I set up a fence of copper.',
      'Does it help?',
      'Since Monday none came.',
      'I will try it.',
    ]
    for (const [place, text] of spoken.entries()) {
      const [from, to] = place % 2 ? [iris, nora] : [nora, iris]
      await say(from, to, text)
      await expect(log(to.page).getByText(text, { exact: true })).toBeVisible()
    }
    for (const who of [nora, iris]) await expect.poll(() => wordsOn(who.page)).toEqual(spoken)
    await iris.page.reload()
    await expect.poll(() => wordsOn(iris.page)).toEqual(spoken)
    await expect(field(iris, nora)).toHaveValue('')
  })
})

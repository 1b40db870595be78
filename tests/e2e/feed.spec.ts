import type { Page } from '@playwright/test'
import { locales } from '#lib/locales.ts'
import { delay } from './pages/delay.ts'
import { image } from './pages/files.ts'
import { tabTo } from './pages/keys.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { arrive, newPerson, through } from './pages/people.ts'
import {
  act,
  card,
  chooseFromMenu,
  comeBack,
  composer,
  connect,
  mention,
  newPost,
  openLongFeed,
  publish,
} from './pages/posts.ts'
import { expect, test, type Visit } from './pages/visit.ts'

const phone: Visit = { viewport: { width: 390, height: 844 } }

type VisitPage = (visit?: Visit) => Promise<Page>

/** Two connected accounts: one on a desktop, one on a phone. */
async function twoPeople(visit: VisitPage) {
  const [desk, hand] = [await visit(), await visit(phone)]
  const [nora, iris] = [newPerson('Nora Sanz'), newPerson('Iris Prado')]
  await arrive(desk, 'volunteer', nora)
  await arrive(hand, 'volunteer', iris)
  await connect(desk, hand)
  return { desk, hand, nora, iris }
}

/** Scrolls the long feed to its end, until the last card is whole. */
async function scrollToOldest(page: Page, bed: string): Promise<void> {
  const oldest = card(page, `Row 1 of ${bed}`)
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1_500)
        return act(oldest, 'Like').count()
      },
      // Slowly enough that those on the way become whole.
      { intervals: [300], timeout: 60_000 },
    )
    .toBe(1)
}

async function write(page: Page, words: string): Promise<void> {
  await page.goto('/feed')
  await newPost(page).fill(words)
  await publish(page)
  await expect(page.getByText('Post was created')).toBeVisible()
}

test('What a post did not accept is forgotten once its cause is gone, and does not stay after sending', async ({
  visit,
}) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Olga Pardo'))
  await desk.goto('/feed')
  const files = desk.getByLabel('Choose photos and videos')
  const photos = await Promise.all(
    Array.from({ length: 11 }, (_, place) => image(`leaf-${place}.jpg`, '#3a7d44')),
  )
  await files.setInputFiles(photos)
  await expect(desk.getByText('There is room for 10 files at most.')).toBeVisible()
  await composer(desk).getByRole('button', { name: 'Remove leaf-3.jpg' }).click()
  await expect(desk.getByText('There is room for 10 files at most.')).toBeHidden()

  await desk.route('**/api/media', (route) => route.fulfill({ status: 418, body: '' }), { times: 1 })
  await files.setInputFiles(await image('broken.jpg', '#86b049'))
  await expect(composer(desk).getByRole('button', { name: 'Remove broken.jpg' })).toBeVisible()
  await newPost(desk).fill('Leaves of ten colours')
  await publish(desk)
  await expect(card(desk, 'Leaves of ten colours')).toBeVisible()
  await expect(composer(desk).getByRole('button', { name: 'Remove broken.jpg' })).toHaveCount(0)
})

test('A post with an image and a mention is read, liked and commented', async ({ visit }) => {
  const { desk, hand, nora, iris } = await twoPeople(visit)
  await write(desk, 'The first words, so that there is something to read.')
  await hand.goto('/feed')
  await expect(card(hand, 'The first words')).toBeVisible()

  await newPost(desk).fill('Beans are up! Thank you ')
  await mention(desk, newPost(desk), iris)
  await desk.getByLabel('Choose photos and videos').setInputFiles([await image('beans.jpg', '#3a7d44')])
  await expect(composer(desk).getByRole('button', { name: 'Remove beans.jpg' })).toBeVisible()
  await publish(desk)
  const posted = card(desk, 'Beans are up!')
  await expect(posted.getByRole('link', { name: `@${iris.name}` })).toBeVisible()
  await expect(posted.getByRole('button', { name: /^Enlarge photo/ })).toBeVisible()
  await expect(newPost(desk)).toHaveValue('')

  // The new post is announced by a pill without a request and moves nothing on the screen.
  await hand.getByRole('button', { name: '1 new post' }).click()
  const read = card(hand, 'Beans are up!')
  await expect(read).toBeVisible()
  await expectNoOverflow(hand, 'the feed on a phone')
  await act(read, 'Like').click()
  await expect(act(read, 'Like')).toHaveAttribute('aria-pressed', 'true')
  await act(read, 'Comment').click()
  const box = hand.getByRole('textbox', { name: `Comment on the post by ${nora.name}` })
  await expect(box).toBeFocused()
  await box.fill('What did you do about the snails?')
  await hand.getByRole('button', { name: 'Send the comment' }).click()
  await expect(read.getByText('What did you do about the snails?')).toBeVisible()

  // The desktop sees both in place, and after a reload.
  const like = act(posted, 'Like')
  await expect(like).toHaveAccessibleName('Like 1')
  await expect(act(posted, 'Comment')).toHaveAccessibleName('Comment 1')
  await act(read, 'Like').click()
  await expect(like).toHaveAccessibleName('Like')
  await act(read, 'Like').click()
  await desk.reload()
  await expect(like).toHaveAccessibleName('Like 1')
  await act(posted, 'Comment').click()
  await expect(posted.getByText('What did you do about the snails?')).toBeVisible()

  // An edited comment says so, also on a screen that is open.
  const comment = read.getByRole('article').filter({ hasText: 'the snails' })
  await comment.getByRole('button', { name: `More actions for the comment by ${iris.name}` }).click()
  await hand.getByRole('menuitem', { name: 'Edit' }).click()
  const edited = hand.getByRole('textbox', { name: 'Edit your comment' })
  await expect(edited).toBeFocused()
  await edited.fill('What did you do about the slugs?')
  await expectAccessible(hand, 'the editor of a comment')
  await hand.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(edited).toBeHidden()
  await expect(read.getByText('What did you do about the slugs?')).toBeVisible()
  await expect(posted.getByText('What did you do about the slugs?')).toBeVisible()
  await expect(posted.getByText('edited')).toBeVisible()
  await expectAccessible(desk, 'the feed with an open post')
  await desk.getByRole('button', { name: /^Notifications/ }).click()
  await expect(desk.getByRole('dialog').getByText(iris.name).first()).toBeVisible()
})

test('The author edits a post, deletes it, undoes that, and deletes it', async ({ visit }) => {
  const { desk, hand } = await twoPeople(visit)
  await write(desk, 'Come on Saturday at nine.')
  await chooseFromMenu(desk, card(desk, 'Come on Saturday'), 'Edit')
  const editor = desk.getByRole('textbox', { name: 'Edit the post' })
  await editor.fill('Come on Sunday at ten.')
  await desk.reload()
  await chooseFromMenu(desk, card(desk, 'Come on Saturday'), 'Edit')
  await expect(editor, 'a refresh loses no edit').toHaveValue('Come on Sunday at ten.')
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  const post = card(desk, 'Come on Sunday')
  await expect(post.getByText('edited')).toBeVisible()

  await chooseFromMenu(desk, post, 'Delete')
  await expect(post).toBeHidden()
  await desk.getByRole('button', { name: 'Undo' }).click()
  await expect(post).toBeVisible()
  await hand.goto('/feed')
  await expect(card(hand, 'Come on Sunday')).toBeVisible()
  await expect(act(card(hand, 'Come on Sunday'), 'Like')).toBeVisible()

  await chooseFromMenu(desk, post, 'Delete')
  await expect(post).toBeHidden()
  // Leaving the page also ends the undo period.
  await desk.goto('/jobs')
  await expect(async () => {
    await hand.reload()
    await expect(card(hand, 'Come on Sunday')).toBeHidden({ timeout: 500 })
  }).toPass()
})

test('A member writes, mentions, posts and comments by keyboard alone', async ({ visit }) => {
  const { desk, iris } = await twoPeople(visit)
  const { keyboard } = desk
  await desk.goto('/feed')
  await tabTo(desk, newPost(desk))
  await keyboard.type('Thank you @Iris Pr')
  await expect(desk.getByRole('option', { name: iris.name }).first()).toBeVisible()
  await keyboard.press('ArrowDown')
  await keyboard.press('ArrowUp')
  await keyboard.press('Tab')
  await expect(newPost(desk)).toHaveValue(`Thank you @${iris.name} `)
  await keyboard.type('for the seeds')
  await tabTo(desk, composer(desk).getByRole('button', { name: 'Post', exact: true }))
  await keyboard.press('Enter')
  const post = card(desk, 'for the seeds')
  await expect(post).toBeVisible()
  await expect(post).not.toHaveAttribute('aria-busy', 'true')
  await tabTo(desk, act(post, 'Like'))
  await keyboard.press('Space')
  await expect(act(post, 'Like')).toHaveAttribute('aria-pressed', 'true')
  await tabTo(desk, act(post, 'Comment'))
  await keyboard.press('Enter')
  await expect(desk.getByRole('textbox', { name: /^Comment on the post/ })).toBeFocused()
  await keyboard.type('And for the rain')
  await keyboard.press('Control+Enter')
  await expect(post.getByText('And for the rain')).toBeVisible()
})

test('A comment written before the others have loaded is shown among them', async ({ visit }) => {
  const { desk, hand } = await twoPeople(visit)
  await write(desk, 'Who waters on Sunday?')
  await hand.goto('/feed')
  await act(card(hand, 'Who waters'), 'Comment').click()
  await hand.getByRole('textbox', { name: /^Comment on the post/ }).fill('I do.')
  await hand.keyboard.press('Control+Enter')
  await expect(card(hand, 'Who waters').getByText('I do.')).toBeVisible()

  await desk.goto('/feed')
  const letCome = await delay(desk, '**/api/posts/*/comments**')
  await act(card(desk, 'Who waters'), 'Comment').click()
  await desk.getByRole('textbox', { name: /^Comment on the post/ }).fill('Thank you!')
  await desk.keyboard.press('Control+Enter')
  letCome()
  await expect(card(desk, 'Who waters').getByText('I do.')).toBeVisible()
  await expect(card(desk, 'Who waters').getByText('Thank you!')).toBeVisible()
})

test('A reload during writing loses nothing', async ({ visit }) => {
  const { desk, nora, iris } = await twoPeople(visit)
  await write(desk, 'Something to comment on.')
  await newPost(desk).fill('Half a thought about ')
  await mention(desk, newPost(desk), iris)
  await desk.getByLabel('Choose photos and videos').setInputFiles([await image('shed.jpg', '#86b049')])
  const picked = composer(desk).getByRole('button', { name: 'Remove shed.jpg' })
  await expect(picked).toBeVisible()
  await act(card(desk, 'Something to comment on.'), 'Comment').click()
  const comment = desk.getByRole('textbox', { name: `Comment on the post by ${nora.name}` })
  await comment.fill('Half a comment')
  await desk.reload()
  await expect(newPost(desk)).toHaveValue(`Half a thought about @${iris.name} `)
  await expect(picked).toBeVisible()
  await act(card(desk, 'Something to comment on.'), 'Comment').click()
  await expect(comment).toHaveValue('Half a comment')
  await publish(desk)
  const post = card(desk, 'Half a thought')
  await expect(post.getByRole('link', { name: `@${iris.name}` })).toBeVisible()
  await expect(post.getByRole('button', { name: /^Enlarge photo/ })).toBeVisible()
})

test('Guests find the login, and return to the post', async ({ visit }) => {
  const { desk, nora } = await twoPeople(visit)
  await write(desk, 'Who can lend a ladder?')
  await card(desk, 'Who can lend')
    .getByRole('link', { name: /now|ago/ })
    .click()
  await expect(desk).toHaveURL(/\/post\//)
  await expectAccessible(desk, 'a post')

  const guest = await visit()
  await guest.goto('/feed')
  await expect(guest).toHaveURL(/\/login/)
  await guest.goto(desk.url())
  await expect(guest.getByRole('heading', { name: 'This post is for members' })).toBeVisible()
  await expect(guest.getByText('Who can lend a ladder?')).toHaveCount(0)
  const dialog = guest.getByRole('dialog')
  await expect(dialog, 'nothing opens by itself').toHaveCount(0)
  await guest.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(nora.email)
  await dialog.getByRole('textbox', { name: 'Password', exact: true }).fill(nora.password)
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(guest).toHaveURL(desk.url())
  await expect(card(guest, 'Who can lend a ladder?')).toBeVisible()
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`The endless list does not jump at ${viewport.width}`, async ({ visit }) => {
    const desk = await visit({ viewport })
    // Posts of other stories are in every feed, further down.
    const day = `Day ${viewport.width}`
    await arrive(desk, 'volunteer', newPerson('Nora Sanz'))
    for (let number = 1; number <= 45; number++) {
      await through(desk).post('/api/posts/posts', {
        text: `${day} ${number}. `.padEnd(60 + number * 7, 'rain and sun '),
      })
    }
    await desk.goto('/feed')
    const posts = desk.getByRole('main').getByRole('article')
    const reading = card(desk, `${day} 30.`)
    await expect(async () => {
      await desk.mouse.wheel(0, 1_500)
      await expect(reading).toBeVisible({ timeout: 300 })
    }).toPass()
    await reading.scrollIntoViewIfNeeded()
    const getPlace = async () => Math.round((await reading.boundingBox())?.y ?? Number.NaN)
    // Posts around the place that was jumped to are laid out in the next frames.
    let before = Number.NaN
    await expect(async () => {
      before = await getPlace()
      await desk.waitForTimeout(300)
      expect(await getPlace()).toBe(before)
    }).toPass()
    await through(desk).post('/api/posts/posts', { text: 'From another window' })
    await desk.waitForTimeout(5_000)
    await comeBack(desk)
    await expect(desk.getByRole('button', { name: '1 new post' })).toBeVisible()
    expect(await getPlace()).toBe(before)

    // To the end: each post once, in order.
    await expect(async () => {
      await desk.mouse.wheel(0, 4_000)
      await expect(desk.getByText('You are all caught up.')).toBeInViewport({ timeout: 300 })
    }).toPass()
    const texts = await posts.allTextContents()
    const days = texts.flatMap((text) => new RegExp(`${day} (\\d+)\\.`).exec(text)?.[1] ?? []).map(Number)
    expect(days).toEqual(Array.from({ length: 45 }, (_, place) => 45 - place))
    await desk.getByRole('button', { name: '1 new post' }).click()
    await expect(posts.first()).toContainText('From another window')
    expect(await desk.evaluate(() => window.scrollY)).toBe(0)
  })
}

/** More than stay whole behind their reader. */
const manyRows = 130

test('A post that its reader left far behind has its text alone, is as high as before, and is whole again on the way back', async ({
  visit,
}) => {
  const { page, bed, newest } = await openLongFeed(visit, manyRows)
  await expect(act(newest, 'Like')).toBeVisible()
  const { height } = (await newest.boundingBox()) ?? {}
  await scrollToOldest(page, bed)
  await expect(act(newest, 'Like')).toHaveCount(0)
  await expect(newest.getByText(`Row ${manyRows} of ${bed} is sown`)).toHaveCount(1)
  await expect(act(card(page, `Row 50 of ${bed}`), 'Like'), 'the last that were near stay whole').toHaveCount(
    1,
  )
  expect((await newest.boundingBox())?.height).toBe(height)

  await newest.scrollIntoViewIfNeeded()
  await act(newest, 'Like').click()
  await expect(act(newest, 'Like')).toHaveAttribute('aria-pressed', 'true')
  expect((await newest.boundingBox())?.height).toBe(height)

  // A page that comes with more posts than the feed does is the same before and after its scripts run.
  await page.goto('/profile?tab=feed')
  await expect(newest).toBeVisible()
  await expect(act(newest, 'Like')).toBeVisible()
})

test('The posts under new ones stay whole, however many come above them', async ({ visit }) => {
  const { page, bed, newest } = await openLongFeed(visit)
  await expect(act(newest, 'Like')).toBeVisible()
  for (let number = 1; number <= 4; number++) {
    await newPost(page).fill(`Hail ${number} over ${bed}`)
    await publish(page)
    await expect(act(card(page, `Hail ${number} over ${bed}`), 'Like')).toBeEnabled()
  }
  // Nothing scrolls or moves meanwhile.
  await page.waitForTimeout(1_000)
  for (const number of [24, 23, 22])
    await expect(act(card(page, `Row ${number} of ${bed}`), 'Like')).toHaveCount(1)
})

test('A post whose words are selected stays whole while its reader scrolls on', async ({ visit }) => {
  const { page, bed, newest } = await openLongFeed(visit, manyRows)
  const words = `Row ${manyRows} of ${bed} is sown`
  const text = newest.getByText(words)
  await text.selectText()
  await scrollToOldest(page, bed)
  await expect(act(card(page, `Row ${manyRows - 2} of ${bed}`), 'Like')).toHaveCount(0)
  await expect(act(newest, 'Like')).toHaveCount(1)
  expect(await page.evaluate(() => String(getSelection()))).toBe(words)
})

test('On the narrowest phone no action under a post is cut, in any language', async ({ visit }) => {
  const phone = await visit({ viewport: { width: 320, height: 640 }, isMobile: true })
  await arrive(phone, 'volunteer', newPerson('Rita Vale'))
  const { id } = Object(await through(phone).post('/api/posts/posts', { text: 'Rain at last' }))
  for (const language of Object.keys(locales)) {
    await through(phone).put('/api/account/preferences', { language })
    await phone.goto(`/post/${id}`)
    const labels = phone.getByRole('article').first().locator('button span.truncate')
    await expect(labels).not.toHaveCount(0)
    const cut = await labels.evaluateAll((all) =>
      all
        .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth)
        .map((one) => one.textContent),
    )
    expect(cut, language).toEqual([])
  }
})

import type { Locator, Page } from '@playwright/test'
import { connect, field, log, row, say, somebody, type Talker, talkWith, twoTalking } from './pages/chat.ts'
import { image } from './pages/files.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { through } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

const widths = [
  { name: 'a desktop', how: { viewport: { width: 1440, height: 900 } }, surname: 'Zurbarán' },
  { name: 'a phone', how: { viewport: { width: 390, height: 844 } }, surname: 'Ibáñez' },
]

const bubble = (page: Page, text: string): Locator =>
  log(page)
    .locator('li')
    .filter({ has: page.getByText(text, { exact: true }) })

/** Opens the menu beside a message by the keyboard and presses one of its actions. */
async function act(page: Page, text: string, action: string): Promise<void> {
  await page.bringToFront()
  await bubble(page, text)
    .getByRole('button', { name: /^Options for/ })
    .press('Enter')
  await page.getByRole('menuitem', { name: action }).click()
}

/** Drops or pastes files into an element. */
async function give(target: Locator, kind: 'drop' | 'paste', files: Awaited<ReturnType<typeof image>>[]) {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }))
  await target.evaluate(
    (element, { kind, given }) => {
      const data = new DataTransfer()
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], name, { type: mimeType }))
      }
      const options = { bubbles: true, cancelable: true }
      if (kind === 'paste')
        return element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }))
      element.dispatchEvent(new DragEvent('dragover', { ...options, dataTransfer: data }))
      return element.dispatchEvent(new DragEvent('drop', { ...options, dataTransfer: data }))
    },
    { kind, given },
  )
}

/** Writes many short messages by the endpoint. */
async function write(who: Talker, other: Talker, texts: string[]): Promise<void> {
  for (const message of texts) await through(who.page).post('/api/chat/save', { userId: other.id, message })
}

for (const { name, how, surname } of widths) {
  test(`A message is edited, deleted and restored on ${name}, and both see it at once`, async ({ visit }) => {
    const [ana, bea] = await twoTalking(visit, ['Ana Corrects', 'Bea Sees'], how)
    await say(ana, bea, 'We meet at tne')
    await expect(bubble(bea.page, 'We meet at tne')).toBeVisible()
    await act(ana.page, 'We meet at tne', 'Edit')
    const editor = ana.page.getByRole('textbox', { name: 'Edit your message' })
    await expect(editor).toBeFocused()
    await expectAccessible(ana.page, `the editor of a message on ${name}`)
    await editor.press('Escape')
    await expect(editor).toHaveCount(0)
    await act(ana.page, 'We meet at tne', 'Edit')
    await editor.fill('We meet at ten')
    await editor.press('Enter')
    for (const { page } of [ana, bea]) {
      await expect(bubble(page, 'We meet at ten')).toContainText('Edited')
      await expect(log(page).getByText('We meet at tne')).toHaveCount(0)
    }
    await expectAccessible(ana.page, `an edited message on ${name}`)

    await act(ana.page, 'We meet at ten', 'Delete for both of you')
    await expect(log(ana.page).getByText('Message deleted')).toBeVisible()
    await ana.page.getByRole('button', { name: 'Undo' }).click()
    await expect(bubble(ana.page, 'We meet at ten')).toBeVisible()
    await act(ana.page, 'We meet at ten', 'Delete for both of you')
    await expect(log(bea.page).getByText('Message deleted')).toBeVisible({ timeout: 15_000 })
    for (const { page } of [ana, bea]) await expect(log(page).getByText('We meet at ten')).toHaveCount(0)
    await bea.page.reload()
    await expect(log(bea.page).getByText('Message deleted')).toBeVisible()
    await expect(log(bea.page).getByRole('button', { name: /^Options for/ })).toHaveCount(0)
  })

  test(`An answer quotes its message on ${name}, and a press on it leads there, however old it is`, async ({
    visit,
  }) => {
    const [ana, bea] = await twoTalking(visit, ['Ana Asks', 'Bea Answers'], how)
    await say(ana, bea, 'Who brings the spades?')
    await expect(bubble(bea.page, 'Who brings the spades?')).toBeVisible()
    await act(bea.page, 'Who brings the spades?', 'Reply')
    await expect(bea.page.getByText('Replying to Ana Asks')).toBeVisible()
    await expect(field(bea, ana)).toBeFocused()
    await expectAccessible(bea.page, `an answer on ${name}`)
    await say(bea, ana, 'I do')
    await expect(bea.page.getByText('Replying to Ana Asks')).toHaveCount(0)
    const quote = (page: Page) => log(page).getByRole('button', { name: /Who brings the spades\?$/ })
    await expect(quote(ana.page)).toHaveAccessibleName('Go to the message from You: Who brings the spades?')
    await expectNoOverflow(ana.page, `a quote on ${name}`)

    await write(
      ana,
      bea,
      Array.from({ length: 70 }, (_, n) => `line ${n + 1}`),
    )
    await act(bea.page, 'line 70', 'Reply')
    await say(bea, ana, 'At the end')
    const last = log(ana.page).getByRole('button', { name: /line 70$/ })
    await last.click()
    await expect(bubble(ana.page, 'line 70').first()).toBeFocused()
    await through(bea.page).post('/api/chat/save', {
      userId: ana.id,
      message: 'As I said',
      quoted_id: await bubble(bea.page, 'I do').first().getAttribute('data-message'),
    })
    await ana.page.reload()
    await log(ana.page)
      .getByRole('button', { name: /: I do$/ })
      .last()
      .click()
    await expect(bubble(ana.page, 'I do').first()).toBeInViewport()
    await ana.page.getByRole('button', { name: /^Go to the latest message/ }).click()
    await expect(log(ana.page).getByText('As I said')).toBeInViewport()
    await expect(ana.page).not.toHaveURL(/message=/)
  })

  test(`A search finds conversations and messages on ${name}, and opens one there with its words marked`, async ({
    visit,
  }) => {
    const [ana, bea] = [
      await somebody(visit, 'Ana Looks', how),
      await somebody(visit, 'Bea Wheelbarrow', how),
    ]
    await connect(ana, bea)
    await write(bea, ana, ['The wheelbarrow is in the shed, behind the tools'])
    await write(
      ana,
      bea,
      Array.from({ length: 45 }, (_, n) => `line ${n + 1}`),
    )
    await ana.page.goto('/chat')
    const search = ana.page.getByRole('textbox', { name: 'Search your messages' })
    await search.fill('wheelbarrow')
    const list = ana.page.getByRole('navigation', { name: 'Conversations' })
    await expect(list.getByRole('heading', { name: 'Messages' }).last()).toBeVisible()
    await expect(list.getByRole('link', { name: /Bea Wheelbarrow/ })).toHaveCount(2)
    await expect(list.locator('mark')).toHaveText(['wheelbarrow'])
    await expectAccessible(ana.page, `a search in messages on ${name}`)
    await expectNoOverflow(ana.page, `a search in messages on ${name}`)
    await list.getByRole('link', { name: /behind the tools/ }).click()
    await expect(log(ana.page).locator('mark')).toHaveText(['wheelbarrow'])
    await expect(log(ana.page).locator('mark')).toBeInViewport()
    await say(ana, bea, 'Found it')
    await expect(log(ana.page).getByText('Found it')).toBeInViewport()

    await ana.page.goto('/chat')
    await search.fill('nothing of the kind')
    await expect(list.getByText('Nothing in your messages has “nothing of the kind”.')).toBeVisible()
    await search.press('Escape')
    await expect(row(ana.page, bea)).toBeVisible()
  })

  test(`A conversation starts from the list on ${name}`, async ({ visit }) => {
    const [ana, bea] = [
      await somebody(visit, 'Ana Begins', how),
      await somebody(visit, `Bea ${surname}`, how),
    ]
    await ana.page.goto('/chat')
    await ana.page.getByRole('button', { name: 'New conversation' }).click()
    const dialog = ana.page.getByRole('dialog', { name: 'New conversation' })
    await dialog
      .getByRole('textbox', { name: 'Who would you like to write to?' })
      .fill(surname.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase())
    await expect(dialog.getByRole('status').filter({ hasText: /^1 result$/ })).toBeAttached()
    await expect(dialog.getByRole('link', { name: `Bea ${surname}` })).toBeVisible()
    await expectAccessible(ana.page, `a new conversation on ${name}`)
    await dialog.getByRole('link', { name: `Bea ${surname}` }).click()
    await expect(dialog).toHaveCount(0)
    await say(ana, bea, 'Hello, may I ask you something?')
    await talkWith(bea, ana)
    await expect(bubble(bea.page, 'Hello, may I ask you something?')).toBeVisible()
  })
}

test('Pictures are dropped anywhere on a conversation and pasted into its field, several at once, and described', async ({
  visit,
}) => {
  const [ana, bea] = await twoTalking(visit, ['Ana Drops', 'Bea Catches'])
  const pictures = [await image('one.jpg', '#86b049'), await image('two.jpg', '#2a6f97')]
  await give(log(ana.page), 'drop', pictures)
  for (const name of ['one.jpg', 'two.jpg'])
    await expect(ana.page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  await give(field(ana, bea), 'paste', [
    await image('three.jpg', '#c8452b'),
    await image('four.jpg', '#333333'),
  ])
  await expect(ana.page.getByRole('button', { name: 'Remove four.jpg' })).toBeVisible()
  await ana.page.getByRole('button', { name: 'Describe “two.jpg”' }).click()
  const dialog = ana.page.getByRole('dialog', { name: 'Describe what it shows' })
  await dialog.getByLabel('What it shows').fill('A blue sea.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(ana.page.getByRole('button', { name: 'Change the description of “two.jpg”' })).toBeVisible()
  await expectAccessible(ana.page, 'described pictures of a message')
  await say(ana, bea, 'All four')
  await expect(log(bea.page).getByRole('img', { name: 'Picture from Ana Drops' })).toHaveCount(3)
  await expect(log(bea.page).getByRole('img', { name: 'A blue sea.' })).toHaveCount(1)

  await act(ana.page, 'All four', 'Edit')
  await log(ana.page).getByRole('button', { name: 'Change the description of “Picture 2”' }).click()
  await dialog.getByLabel('What it shows').fill('A calm sea.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expectAccessible(ana.page, 'the editor of a message with pictures')
  await ana.page.screenshot({ path: test.info().outputPath('editor.png') })
  await log(ana.page).getByRole('button', { name: 'Save' }).click()
  for (const { page } of [ana, bea])
    await expect(log(page).getByRole('img', { name: 'A calm sea.' })).toHaveCount(1)
  await expect(bubble(bea.page, 'All four')).not.toContainText('edited')
})

test('Enter sends nothing while it chooses in an input method, as Safari reports it', async ({ visit }) => {
  const [ana, bea] = await twoTalking(visit, ['Ana Chooses', 'Bea Awaits'])
  await field(ana, bea).fill('にほん')
  const hasDefault = await field(ana, bea).evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
    ),
  )
  expect(hasDefault, 'the key is left to the input method').toBe(true)
  await expect(field(ana, bea)).toHaveValue('にほん')
  await field(ana, bea).press('Enter')
  await expect(bubble(bea.page, 'にほん')).toHaveCount(1)
})

for (const { name, how } of widths) {
  test(`Far from the site’s time zone no time covers the words of its message on ${name}`, async ({
    visit,
  }) => {
    const zone = { ...how, timezoneId: 'America/New_York' }
    const [ana, bea] = await twoTalking(visit, ['Ana Afar', 'Bea Yonder'], zone)
    const texts = ['Yes', 'Shall we meet at the garden?', `One line ${'and some more words '.repeat(9)}end`]
    for (const text of texts) await say(ana, bea, text)
    for (const { page } of [ana, bea]) {
      for (const text of texts) {
        await expect(bubble(page, text).locator('time')).toHaveText(/GMT|E[SD]T/)
        expect(await coversWords(bubble(page, text)), text).toBe(false)
      }
      await expectNoOverflow(page, `messages with time zones on ${name}`)
    }
    await ana.page.screenshot({ path: test.info().outputPath('zones.png') })
  })
}

/** Whether the time of a message lies on one of the lines of its text. */
const coversWords = (message: Locator): Promise<boolean> =>
  message.evaluate((element) => {
    const text = element.querySelector('[dir=auto]')
    const time = element.querySelector('time')?.getBoundingClientRect()
    if (!text || !time) return true
    return [...text.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < time.right && right > time.left && top < time.bottom && bottom > time.top,
    )
  })

test('Who hides that they are typing is not seen typing, and does not see others', async ({ visit }) => {
  const [ana, bea] = await twoTalking(visit, ['Ana Hides', 'Bea Shows'])
  await ana.page.goto('/settings?tab=preferences')
  await ana.page.getByRole('checkbox', { name: /^Show when I am typing/ }).click()
  await expect(ana.page.getByText('you will not see when others are typing either')).toBeVisible()
  await expect(ana.page.getByRole('checkbox', { name: /^Show when I am typing/ })).not.toBeChecked()
  await talkWith(ana, bea)
  await field(bea, ana).pressSequentially('I am thinking', { delay: 30 })
  await field(ana, bea).pressSequentially('So am I', { delay: 30 })
  await field(bea, ana).press('Enter')
  await expect(log(ana.page).getByText('I am thinking')).toBeVisible()
  for (const { page } of [ana, bea]) await expect(log(page).getByText(/is typing$/)).toHaveCount(0)
})

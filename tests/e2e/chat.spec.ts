import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  connect,
  field,
  log,
  messages,
  row,
  say,
  somebody,
  talkWith,
  twoTalking,
  wordsOn,
} from './pages/chat.ts'
import { delay } from './pages/delay.ts'
import { image } from './pages/files.ts'
import { tabTo } from './pages/keys.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { applyTo, publishOffer, through } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

/** Long enough for a busy machine: these tests are about delivery, not about speed. */
const inTime = { timeout: 30_000 }
const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => `word ${from + place}`)

test('Messages arrive within a second, each once and in order, in both directions', async ({ visit }) => {
  const [ana, bea] = await twoTalking(visit, ['Ana Soler', 'Bea Rico'])
  const took: number[] = []
  for (const [place, word] of numbered(1, 9).entries()) {
    const [from, to] = place % 2 ? [bea, ana] : [ana, bea]
    await field(from, to).fill(word)
    const start = performance.now()
    await field(from, to).press('Enter')
    await expect(log(to.page).getByText(word, { exact: true })).toBeVisible()
    took.push(performance.now() - start)
  }
  // One of nine may be delayed by a busy machine.
  expect(took.toSorted((one, other) => one - other)[4]).toBeLessThan(1_000)

  for (const word of numbered(10, 29)) await say(ana, bea, word)
  for (const { page } of [ana, bea]) await expect.poll(() => wordsOn(page), inTime).toEqual(numbered(1, 29))
  await bea.page.reload()
  await expect.poll(() => wordsOn(bea.page)).toEqual(numbered(1, 29))
})

test('A message sent before the others have loaded is shown among them', async ({ visit }) => {
  const [ana, bea] = await twoTalking(visit, ['Ana Mora', 'Bea Calvo'])
  await say(bea, ana, 'Good morning')
  await expect(log(ana.page).getByText('Good morning')).toBeVisible()
  await ana.page.goto('/chat')
  const letCome = await delay(ana.page, '**/api/chat/messages/*')
  await row(ana.page, bea).click()
  await say(ana, bea, 'Good evening')
  await expect(log(bea.page).getByText('Good evening')).toBeVisible()
  letCome()
  await expect.poll(() => wordsOn(ana.page)).toEqual(['Good morning', 'Good evening'])
})

test('A lost connection and a failing server neither lose nor duplicate a message', async ({ visit }) => {
  const [ana, bea] = await twoTalking(visit, ['Ana Lost', 'Bea Found'])
  await say(ana, bea, 'word 1')
  await expect(log(bea.page).getByText('word 1', { exact: true })).toBeVisible()

  await test.step('the writer’s line is gone, a word is said meanwhile, and comes back', async () => {
    await ana.page.context().setOffline(true)
    await expect(ana.page.getByText('You are offline.')).toBeVisible()
    for (const word of numbered(2, 4)) await say(ana, bea, word)
    await expect(log(ana.page).getByRole('img', { name: 'Sending' })).toHaveCount(3)
    expect(await wordsOn(bea.page)).toEqual(['word 1'])
    await ana.page.context().setOffline(false)
    await expect.poll(() => wordsOn(bea.page), inTime).toEqual(numbered(1, 4))
    await expect(log(ana.page).getByRole('img', { name: 'Sending' })).toHaveCount(0)
  })

  await test.step('the server takes a word but its answer is lost: it is said once', async () => {
    let lost = 0
    await ana.page.route('**/api/chat/save', async (route) => {
      const answer = await route.fetch()
      lost += 1
      if (lost <= 2) return route.abort('connectionreset')
      return route.fulfill({ response: answer })
    })
    await say(ana, bea, 'word 5')
    await say(ana, bea, 'word 6')
    await expect.poll(() => wordsOn(bea.page), inTime).toEqual(numbered(1, 6))
    await expect(log(ana.page).getByRole('img', { name: 'Sending' })).toHaveCount(0, inTime)
    expect(lost).toBeGreaterThan(2)
    await ana.page.unroute('**/api/chat/save')
  })

  await test.step('the server is away: the writer reads after a while that the word waits', async () => {
    const waits = ana.page.getByText('We cannot reach Brota. Your message waits')
    await ana.page.route('**/api/chat/save', (route) => route.abort('connectionreset'))
    await say(ana, bea, 'word 7')
    await expect(waits).toBeVisible()
    await expectAccessible(ana.page, 'a message that waits')
    await ana.page.unroute('**/api/chat/save')
    await expect.poll(() => wordsOn(bea.page), inTime).toEqual(numbered(1, 7))
    await expect(waits).toHaveCount(0)
  })

  await test.step('the reader’s line is gone: what was said meanwhile is there when it is back', async () => {
    await bea.page.context().setOffline(true)
    for (const word of numbered(8, 9)) await say(ana, bea, word)
    await expect(log(ana.page).getByRole('img', { name: 'Sending' })).toHaveCount(0)
    await bea.page.context().setOffline(false)
    await expect.poll(() => wordsOn(bea.page), { timeout: 40_000 }).toEqual(numbered(1, 9))
  })

  for (const { page } of [ana, bea]) {
    await page.reload()
    await expect.poll(() => wordsOn(page)).toEqual(numbered(1, 9))
  }
})

test('A rejected message says why, and is retried or discarded', async ({ visit }) => {
  const [ana, bea] = [await somebody(visit, 'Ana Asks'), await somebody(visit, 'Bea Waits')]
  await talkWith(ana, bea)
  for (const word of numbered(1, 4)) await say(ana, bea, word)
  await expect(ana.page.getByRole('alert').filter({ hasText: 'Not sent.' })).toBeVisible()
  await connect(ana, bea)
  await ana.page.getByRole('button', { name: 'Try again' }).click()
  await expect(ana.page.getByText('Not sent.')).toHaveCount(0)
  await expect.poll(() => wordsOn(ana.page)).toEqual(numbered(1, 4))
  await talkWith(bea, ana)
  await expect.poll(() => wordsOn(bea.page)).toEqual(numbered(1, 4))
})

test('An accepted request opens the conversation to both, a declined one disappears silently', async ({
  visit,
}) => {
  const [ana, bea, cai] = [
    await somebody(visit, 'Ana Greets'),
    await somebody(visit, 'Bea Agrees'),
    await somebody(visit, 'Cai Declines'),
  ]
  await bea.page.goto('/chat')
  await talkWith(ana, bea)
  await say(ana, bea, 'May I ask you something?')
  await expect(ana.page.getByText('Your message is waiting for Bea Agrees to accept it.')).toBeVisible()
  await expect(row(ana.page, bea)).toContainText('Waiting')

  await row(bea.page, ana).click()
  await expect(bea.page.getByText('Ana Greets would like to talk to you')).toBeVisible()
  await expectAccessible(bea.page, 'a request')
  await bea.page.getByRole('button', { name: 'Accept' }).press('Enter')
  await expect(bea.page.getByText('Ana Greets would like to talk to you')).toHaveCount(0)
  await expect(field(bea, ana), 'what was pressed is gone: one writes on').toBeFocused()
  await expect(ana.page.getByText(/is waiting for Bea Agrees/)).toHaveCount(0)
  await expect(row(ana.page, bea)).not.toContainText('Waiting')
  await say(bea, ana, 'Of course')
  await expect(log(ana.page).getByText('Of course')).toBeVisible()

  await talkWith(ana, cai)
  await say(ana, cai, 'And you?')
  await talkWith(cai, ana)
  await cai.page.getByRole('button', { name: 'Decline' }).press('Enter')
  await expect(row(cai.page, ana)).toHaveCount(0)
  await expect(field(cai, ana)).toBeFocused()
  await expect(messages(cai.page)).toHaveAccessibleName('Messages: nothing new')
  await expect(ana.page.getByText(/is waiting for Cai Declines/)).toBeVisible()
  await expect(ana.page.getByText('Seen', { exact: true })).toHaveCount(0)
})

test('Images and files are uploaded, shown or saved, and sent with the text', async ({ visit }) => {
  const [ana, bea] = await twoTalking(visit, ['Ana Shows', 'Bea Looks'])
  const pdf = { name: 'Acta mayo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  const choose = (files: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
    ana.page.locator('input[type=file]').setInputFiles(files)

  await choose([await image('garden.jpg', '#86b049'), pdf])
  await say(ana, bea, 'From yesterday')
  const shown = log(bea.page).getByRole('img', { name: 'Picture from Ana Shows' })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(log(bea.page).getByText('From yesterday')).toBeVisible()
  const saving = bea.page.waitForEvent('download')
  await log(bea.page).getByRole('link', { name: 'acta-mayo.pdf' }).click()
  expect((await saving).suggestedFilename()).toBe('acta-mayo.pdf')

  await choose({
    name: 'page.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await expect(ana.page.getByText('page.pdf cannot be sent: choose a picture')).toBeVisible()
  // From the disk: ten megabytes take the browser's wire longer than an act may take.
  const plan = test.info().outputPath('plan.pdf')
  await writeFile(plan, Buffer.concat([pdf.buffer, Buffer.alloc(10 * 1024 * 1024)]))
  await choose(plan)
  await expect(ana.page.getByText('plan.pdf is too large: 10 MB at most.')).toBeVisible()
  await choose({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') })
  await expect(ana.page.getByText('page.html cannot be sent')).toBeVisible()

  await choose(await image('alone.jpg', '#2a6f97'))
  await expect(ana.page.getByRole('button', { name: 'Remove alone.jpg' })).toBeVisible()
  await ana.page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(shown).toHaveCount(2)
  await expect(row(bea.page, ana)).toContainText('File')
})

test('Typing, seen and unread marks are shown while both accounts allow it, and disappear once read', async ({
  visit,
}) => {
  const [ana, bea] = await twoTalking(visit, ['Ana Types', 'Bea Reads'])
  await say(ana, bea, 'Hello')
  await expect(ana.page.getByText('Seen', { exact: true })).toBeVisible()

  await field(bea, ana).pressSequentially('I am thinking', { delay: 30 })
  await expect(log(ana.page).getByText('Bea Reads is typing')).toBeAttached()
  await field(bea, ana).press('Enter')
  await expect(log(ana.page).getByText('I am thinking')).toBeVisible()
  await expect(log(ana.page).getByText('Bea Reads is typing')).toHaveCount(0)
  await expect(ana.page.getByText('Seen', { exact: true })).toHaveCount(0)

  await test.step('elsewhere it is counted, in the header and in the list; opening it reads it', async () => {
    await bea.page.goto('/jobs')
    await say(ana, bea, 'Where are you?')
    await say(ana, bea, 'Come back')
    await expect(messages(bea.page)).toHaveAccessibleName('Messages: 1 unread conversation')
    await messages(bea.page).click()
    const panel = bea.page.getByRole('dialog', { name: 'Messages' })
    await expect(panel.getByRole('link', { name: /Ana Types/ })).toContainText('Come back')
    await expect(panel.getByText('2 unread messages')).toBeAttached()
    await expectAccessible(bea.page, 'the latest messages')
    await panel.getByRole('link', { name: /Ana Types/ }).click()
    await expect(bea.page).toHaveURL(/\/chat\?/)
    await expect(messages(bea.page)).toHaveAccessibleName('Messages: nothing new')
    await expect(log(bea.page).getByText('Come back')).toBeVisible()
    await expect(ana.page.getByText('Seen', { exact: true })).toBeVisible()
  })

  await test.step('what is new stands below a line when it is opened from the list', async () => {
    await bea.page.goto('/chat')
    await say(ana, bea, 'One more thing')
    await expect(row(bea.page, ana).getByText('1 unread message')).toBeAttached()
    await row(bea.page, ana).click()
    await expect(log(bea.page).getByText('New messages')).toBeVisible()
    await expect(row(bea.page, ana).getByText('1 unread message')).toHaveCount(0)
  })

  await test.step('switched off by one, seen is shown to neither', async () => {
    await through(bea.page).put('/api/account/preferences', { seenMarks: false })
    await say(ana, bea, 'And now?')
    await expect(log(bea.page).getByText('And now?')).toBeVisible()
    await ana.page.waitForTimeout(700)
    await ana.page.reload()
    await expect(log(ana.page).getByText('And now?')).toBeVisible()
    await expect(ana.page.getByText('Seen', { exact: true })).toHaveCount(0)
  })
})

test('A reload or another page during writing loses nothing', async ({ visit }) => {
  const [ana, bea] = await twoTalking(visit, ['Ana Writes', 'Bea Patient'])
  await field(ana, bea).fill('Half a thou')
  await ana.page.locator('input[type=file]').setInputFiles(await image('half.jpg', '#86b049'))
  await expect(ana.page.getByRole('button', { name: 'Remove half.jpg' })).toBeVisible()
  await ana.page.reload()
  await expect(field(ana, bea)).toHaveValue('Half a thou')
  await expect(ana.page.getByRole('button', { name: 'Remove half.jpg' })).toBeVisible()
  await ana.page.goto('/jobs')
  await ana.page.goBack()
  await expect(field(ana, bea)).toHaveValue('Half a thou')
  await field(ana, bea).press('End')
  await ana.page.keyboard.type('ght')
  await ana.page.keyboard.press('Enter')
  await expect(log(bea.page).getByText('Half a thought')).toBeVisible()
  await expect(log(bea.page).getByRole('img', { name: 'Picture from Ana Writes' })).toBeVisible()
  await ana.page.reload()
  await expect(field(ana, bea)).toHaveValue('')
})

test('The chat works by keyboard alone, from the list into a conversation and out again', async ({
  visit,
}) => {
  const [ana, bea] = await twoTalking(visit, ['Ana Keys', 'Bea Ears'])
  await say(bea, ana, 'Are you there?')
  await ana.page.goto('/chat')
  await tabTo(ana.page, row(ana.page, bea))
  await ana.page.keyboard.press('Enter')
  await expect(field(ana, bea)).toBeFocused()
  await ana.page.keyboard.type('First line')
  await ana.page.keyboard.press('Shift+Enter')
  await ana.page.keyboard.type('Second line')
  await ana.page.keyboard.press('Enter')
  await expect(log(bea.page).getByText('First line\nSecond line')).toBeVisible()
  await expect(field(ana, bea)).toBeFocused()
  await ana.page.keyboard.type('With the button')
  await tabTo(ana.page, ana.page.getByRole('button', { name: 'Send', exact: true }))
  await ana.page.keyboard.press('Enter')
  await expect(log(bea.page).getByText('With the button')).toBeVisible()
  await expect(field(ana, bea)).toBeFocused()
})

test('A profile, an offer and an applicant lead to the right conversation', async ({ visit }) => {
  const app = await somebody(visit, 'Casa Abierta', { kind: 'organisation' })
  const ana = await somebody(visit, 'Ana Applies')
  const job = await publishOffer(app.page)
  const toSite = new RegExp(`/chat\\?userId=${app.id}`)

  await ana.page.goto(`/user/${app.id}`)
  await ana.page
    .getByRole('main')
    .getByRole('link', { name: /^Send message/ })
    .first()
    .click()
  await expect(ana.page).toHaveURL(toSite)
  await expect(ana.page.getByRole('region', { name: 'Conversation with Casa Abierta' })).toBeVisible()

  await ana.page.goto(`/job/${job}`)
  await ana.page.getByRole('link', { name: 'Send message to Casa Abierta' }).click()
  await expect(ana.page).toHaveURL(toSite)

  await applyTo(ana.page, job, 'Because of the beans.')
  await app.page.goto(`/my-jobs/${job}/applicants`)
  await app.page.getByRole('link', { name: 'Send message to Ana Applies' }).click()
  await expect(app.page).toHaveURL(new RegExp(`/chat\\?userId=${ana.id}`))

  await test.step('and the application’s own message leads back to it, for both', async () => {
    await expect(log(app.page).getByText('I have applied')).toBeVisible()
    await app.page.getByRole('link', { name: 'See the application' }).click()
    await expect(app.page).toHaveURL(`/my-jobs/${job}/applicants`)
    await ana.page.goto(`/chat?userId=${app.id}`)
    await ana.page.getByRole('link', { name: 'See the offer' }).click()
    await expect(ana.page).toHaveURL(`/job/${job}`)
  })
})

test('A phone shows the list or a conversation, and nothing is too wide', async ({ visit }) => {
  const phone = { viewport: { width: 390, height: 844 } }
  const [ana, bea] = await twoTalking(visit, ['Ana Pocket', 'Bea Pocket'], phone)
  const address = `https://example.org/${'very-long-'.repeat(30)}?a=1&b=2`
  await say(ana, bea, `${address} <b>&amp; ${'w'.repeat(200)}`)
  await expect(log(bea.page).locator('li')).toHaveCount(1)
  for (const { page } of [ana, bea]) {
    await expect(log(page).getByText('<b>&amp; w')).toBeVisible()
    await expect(log(page).getByRole('link', { name: address })).toHaveAttribute('href', address)
  }
  for (const { page } of [ana, bea]) await expectNoOverflow(page, 'a conversation on a phone')
  await expect(row(bea.page, ana)).toBeHidden()
  await bea.page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(row(bea.page, ana)).toBeVisible()
  await expect(log(bea.page)).toHaveCount(0)
  await expectNoOverflow(bea.page, 'the list on a phone')
  await expectAccessible(bea.page, 'the list on a phone')
  await row(bea.page, ana).click()
  await expect(log(bea.page)).toBeVisible()
  await expectAccessible(bea.page, 'a conversation on a phone')
})

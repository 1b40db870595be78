import { withFlags } from '../../playwright.config.ts'
import { log, say, twoTalking } from './pages/chat.ts'
import { act, openLongFeed } from './pages/posts.ts'
import { expect, test } from './pages/visit.ts'

// A browser tells a screen reader of more than it tells its developer tools, from the first page on.
test.use({ launchOptions: withFlags('--force-renderer-accessibility') })

test('Screen readers and links to words find the posts that the browser skips up and down the feed', async ({
  visit,
}) => {
  const { page, bed, newest } = await openLongFeed(visit)
  const text = newest.getByText(`Row 24 of ${bed} is sown`)
  const isSkipped = () =>
    text.evaluate((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
  await expect(act(newest, 'Like')).toBeVisible()
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1_500)
      return isSkipped()
    })
    .toBe(true)
  await expect(page.getByText(`Row 1 of ${bed} is sown`)).toBeAttached()

  const devTools = await page.context().newCDPSession(page)
  const { nodes } = await devTools.send('Accessibility.getFullAXTree')
  const names = (role: string) =>
    nodes.filter((node) => !node.ignored && node.role?.value === role).map(({ name }) => name?.value)
  expect(await isSkipped(), 'reading the tree lays nothing out').toBe(true)
  const rows = Array.from({ length: 24 }, (_, place) => `Row ${24 - place} of ${bed} is sown`)
  expect(names('StaticText').filter((name) => rows.includes(name))).toEqual(rows)
  expect(names('article').length).toBeGreaterThanOrEqual(24)

  // A link to words searches the page as the browser's own search does.
  const words = encodeURIComponent(`Row 24 of ${bed}`).replaceAll('-', '%2D')
  await devTools.send('Page.navigate', { url: `${page.url()}#:~:text=${words}` })
  await expect(text).toBeInViewport()
})

test('What the library of panels says is in the page’s language, not the browser’s', async ({ visit }) => {
  const desk = await visit({ place: 'town', language: 'es', locale: 'en-GB' })
  await desk.goto('/jobs')
  await expect(desk.getByRole('button', { name: 'Mostrar sugerencias' })).toBeVisible()
  await desk.getByRole('combobox', { name: 'País' }).fill('Portu')
  await expect(desk.getByText('1 opción disponible(s).')).toBeAttached()
})

test('Each message of the other is announced, also the same words twice, but not its deletion', async ({
  visit,
}) => {
  const [nora, ivo] = await twoTalking(visit, ['Nora Quiroga', 'Ivo Barreiro'])
  // Screen readers speak what is added to a status, not what is in it.
  await nora.page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        if (!element?.closest('[role=status]')) continue
        if (type === 'characterData') said.push(target.textContent ?? '')
        else for (const { textContent } of addedNodes) said.push(textContent ?? '')
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  const said = (words: string) =>
    nora.page.evaluate(
      (text) => Reflect.get(window, 'said').filter((one: string) => one.includes(text)).length,
      words,
    )

  await say(ivo, nora, 'Good morning')
  await expect.poll(() => said('Ivo Barreiro: Good morning'), 'the first one').toBe(1)
  await say(ivo, nora, 'Fine')
  await expect.poll(() => said('Ivo Barreiro: Fine')).toBe(1)
  await say(ivo, nora, 'Fine')
  await expect.poll(() => said('Ivo Barreiro: Fine')).toBe(2)

  const twice = log(ivo.page).locator('li').filter({ hasText: 'Fine' })
  await twice
    .last()
    .getByRole('button', { name: /^Options for/ })
    .press('Enter')
  await ivo.page.getByRole('menuitem', { name: 'Delete for both of you' }).click()
  await expect(log(nora.page).getByText('Message deleted')).toBeVisible({ timeout: 15_000 })
  expect(await said('Ivo Barreiro: '), 'a deleted message is no news').toBe(3)
})

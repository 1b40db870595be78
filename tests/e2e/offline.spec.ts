import { arrive, newPerson, publishOffer } from './pages/people.ts'
import { newPost, publish } from './pages/posts.ts'
import { expect, test } from './pages/visit.ts'

const offline = 'You are offline. What you write is kept'

test('a lost line is said at once on every page, and goes by itself', async ({ visit }) => {
  const [guest, desk] = [await visit(), await visit()]
  await arrive(desk, 'volunteer', newPerson('Aina Costa'))
  for (const [page, path] of [
    [guest, '/'],
    [guest, '/jobs'],
    [desk, '/feed'],
    [desk, '/settings'],
  ] as const) {
    await page.goto(path)
    await page.bringToFront()
    await page.context().setOffline(true)
    await expect(page.getByText(offline)).toBeVisible({ timeout: 1_000 })
    await page.context().setOffline(false)
    await expect(page.getByText(offline)).toHaveCount(0)
  }
})

test('what is written without a line is not lost: it is said, stays as a draft, and goes out on another press', async ({
  visit,
}) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Bru Costa'))
  await desk.goto('/feed')
  // The page has come to rest, and with it what it needs now.
  await desk.waitForTimeout(4_000)
  await desk.context().setOffline(true)
  await newPost(desk).fill('Beans from the roof')
  await publish(desk)
  await expect(desk.getByText(/^No connection\. Nothing that you wrote is lost/)).toBeVisible()
  await expect(newPost(desk)).toHaveValue('Beans from the roof')
  await desk.context().setOffline(false)
  await desk.reload()
  await expect(newPost(desk)).toHaveValue('Beans from the roof')
  await publish(desk)
  await expect(desk.getByRole('main').getByRole('article').getByText('Beans from the roof')).toBeVisible()
})

test('a link without a line shows our page in the reader’s language, and the page itself once it is back', async ({
  visit,
}) => {
  const desk = await visit({ serviceWorkers: 'allow', language: 'br' })
  await arrive(desk, 'volunteer', newPerson('Cesc Costa'))
  await desk.goto('/jobs')
  await desk.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready
    return Boolean(active ?? installing ?? waiting)
  })
  await desk.context().setOffline(true)
  await desk.getByRole('contentinfo').getByRole('link', { name: 'Perguntas', exact: true }).click()
  await expect(desk.getByText(/^Você está sem conexão/)).toBeVisible()
  await expect(desk.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expect(desk).toHaveURL('/faq')
  await expect(desk.getByRole('link', { name: 'Tentar de novo' })).toBeVisible()
  await desk.context().setOffline(false)
  await expect(desk.getByRole('contentinfo')).toBeVisible()
  await expect(desk).toHaveURL('/faq')
  expect(await desk.evaluate(() => caches.keys()), 'nothing is stored').toEqual([])
})

test('times are the reader’s own, and a deadline says when it ends where they are', async ({ visit }) => {
  const [office, madrid, york] = [
    await visit(),
    await visit({ timezoneId: 'Europe/Madrid' }),
    await visit({ timezoneId: 'America/New_York' }),
  ]
  await arrive(office, 'organisation', newPerson('Reloj Abierto'))
  const id = await publishOffer(office)
  for (const page of [madrid, york]) {
    await page.goto('/login')
    await arrive(page, 'volunteer', newPerson('Dora Costa'))
    await page.goto(`/job/${id}`)
  }
  await expect(york.getByText(/^Until .*(GMT-[45]|E[SD]T) where you are$/).first()).toBeVisible()
  await expect(madrid.getByText(/where you are/)).toHaveCount(0)
})

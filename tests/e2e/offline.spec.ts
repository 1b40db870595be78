import type { Locator } from '@playwright/test'
import { field, fillCity } from './pages/account.ts'
import { goOffline } from './pages/offline.ts'
import { arrive, newPerson, publishOffer } from './pages/people.ts'
import { act, card, newPost, publish } from './pages/posts.ts'
import { expect, test } from './pages/visit.ts'

const notSent = /^No connection\. Nothing that you wrote is lost/
const offline = 'You are offline. What you write is kept'

test('A lost connection is reported at once on every page, and the notice disappears by itself', async ({
  visit,
}) => {
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

test('The offline notice and the message of a failed press do not cover each other', async ({ visit }) => {
  for (const width of [390, 1440]) {
    const desk = await visit({ viewport: { width, height: 844 } })
    await arrive(desk, 'volunteer', newPerson('Blanca Costa'))
    await desk.goto('/feed')
    await newPost(desk).fill('Onions')
    await publish(desk)
    const like = act(card(desk, 'Onions'), 'Like')
    await expect(like).toBeVisible()
    await goOffline(desk)
    await like.click()
    const [notice, said] = [desk.getByText(offline), desk.getByRole('alert').filter({ hasText: notSent })]
    await expect(said).toBeVisible()
    for (const [scrolled, y] of [
      ['at the top', 0],
      ['further down', 300],
    ] as const) {
      await desk.evaluate((top) => window.scrollTo({ top }), y)
      await expect(notice).toBeInViewport({ ratio: 1 })
      const [above, below] = [await notice.boundingBox(), await said.boundingBox()]
      const end = (above?.y ?? Infinity) + (above?.height ?? 0)
      expect(below?.y, `${width} wide, ${scrolled}`).toBeGreaterThanOrEqual(end)
    }
    await desk.context().setOffline(false)
    await expect(notice).toHaveCount(0)
  }
})

test('A text written offline is reported, stays as a draft, and is sent on another press', async ({
  visit,
}) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Bru Costa'))
  await desk.goto('/feed')
  await goOffline(desk)
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

/** Closes a notice, unless it has disappeared by itself. */
async function dismiss(toast: Locator): Promise<void> {
  await toast
    .getByRole('button', { name: 'Close' })
    .click({ timeout: 2_000 })
    .catch(() => {})
  await expect(toast).toHaveCount(0)
}

/** Shorter than any time-out; code that cannot load is requested twice. */
const soon = { timeout: 3_000 }

test('A comment, a like, an application and a form sent offline say so at once and wait', async ({
  visit,
}) => {
  const [office, desk] = [await visit(), await visit()]
  await arrive(office, 'organisation', newPerson('Huerta Lenta'))
  const id = await publishOffer(office)
  await arrive(desk, 'volunteer', newPerson('Dalia Costa'))
  const said = desk.getByRole('alert').filter({ hasText: notSent })

  await test.step('a comment and a like', async () => {
    await desk.goto('/feed')
    await newPost(desk).fill('Who waters on Sunday?')
    await publish(desk)
    const post = card(desk, 'Who waters on Sunday?')
    await act(post, 'Comment').click()
    const box = post.getByRole('textbox', { name: /^Comment on the post/ })
    await box.fill('I do, at eight.')
    await goOffline(desk)
    await box.press('Control+Enter')
    await expect(said.first()).toBeVisible(soon)
    await expect(box).toHaveValue('I do, at eight.')
    await dismiss(said)
    await act(post, 'Like').click()
    await expect(said.first()).toBeVisible(soon)
    await expect(act(post, 'Like')).toHaveAttribute('aria-pressed', 'false')
    await desk.context().setOffline(false)
    await act(post, 'Like').click()
    await box.press('Control+Enter')
    await expect(act(post, 'Comment')).toHaveAccessibleName('Comment 1')
    await expect(box, 'it was sent').toHaveValue('')
    await desk.reload()
    await expect(act(post, 'Like')).toHaveAttribute('aria-pressed', 'true')
    await act(post, 'Comment').click()
    await expect(post.getByText('I do, at eight.')).toBeVisible()
  })

  await test.step('an application', async () => {
    await desk.goto(`/job/${id}`)
    await desk.getByRole('button', { name: 'Apply now' }).first().click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('textbox').fill('I have two hands.')
    await goOffline(desk)
    await dialog.getByRole('button', { name: /^Send/ }).click()
    await expect(dialog.getByText(notSent)).toBeVisible(soon)
    await expect(dialog.getByRole('textbox')).toHaveValue('I have two hands.')
    await desk.context().setOffline(false)
    await dialog.getByRole('button', { name: /^Send/ }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('a form of the settings', async () => {
    await desk.goto('/settings')
    await fillCity(desk, 'Sagunto')
    await goOffline(desk)
    await desk.getByRole('button', { name: 'Save' }).click()
    await expect(said.first()).toBeVisible(soon)
    await expect(field(desk, 'City')).toHaveValue('Sagunto')
    await desk.context().setOffline(false)
    await desk.getByRole('button', { name: 'Save' }).click()
    await expect(desk.getByText('Data saved successfully')).toBeVisible()
    await desk.reload()
    await expect(field(desk, 'City')).toHaveValue('Sagunto')
  })
})

test('A page opened offline for the first time says so, and opens once online', async ({ visit }) => {
  const [office, desk] = [await visit(), await visit()]
  await arrive(office, 'organisation', newPerson('Huerta Lejana'))
  const id = await publishOffer(office)
  await arrive(desk, 'volunteer', newPerson('Elm Costa'))
  const cannotOpen = desk
    .getByRole('alert')
    .filter({ hasText: 'You are offline: this opens once you are back.' })

  await test.step('a dialog and a menu', async () => {
    await desk.goto(`/job/${id}`)
    await goOffline(desk)
    for (const opener of [
      desk.getByRole('button', { name: 'Apply now' }).first(),
      desk.getByRole('button', { name: 'Menu' }),
    ]) {
      await opener.click()
      await expect(cannotOpen).toBeVisible(soon)
      await dismiss(cannotOpen)
      // A second press, as people do.
      await opener.click()
      await expect(cannotOpen).toBeVisible(soon)
      await dismiss(cannotOpen)
    }
    await desk.context().setOffline(false)
    await desk.getByRole('button', { name: 'Menu' }).click()
    await expect(desk.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
    await desk.keyboard.press('Escape')
    await desk.getByRole('button', { name: 'Apply now' }).first().click()
    await expect(desk.getByRole('dialog').getByRole('textbox')).toBeVisible()
  })

  await test.step('the comments of a post', async () => {
    await desk.goto('/feed')
    await newPost(desk).fill('Far away')
    await publish(desk)
    const post = card(desk, 'Far away')
    await goOffline(desk)
    await act(post, 'Comment').click()
    await expect(post.getByText('You are offline. This comes as soon as you are back.')).toBeVisible(soon)
    await desk.context().setOffline(false)
    await expect(post.getByRole('textbox', { name: /^Comment on the post/ })).toBeVisible()
  })
})

test('A link followed offline shows our page in the reader’s language, and its target once online', async ({
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

test('Times are in the reader’s zone, and a deadline says when it ends there', async ({ visit }) => {
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

import { delay } from './pages/delay.ts'
import { comeAs } from './pages/demoTown.ts'
import { expectNoOverflow } from './pages/look.ts'
import { arrive, newPerson } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

test('A progress bar is shown during a change of route', async ({ visit }) => {
  const desk = await visit({ place: 'town' })
  await comeAs(desk, 'lucia')
  await desk.goto('/jobs')
  // The next screen is delayed, so that the bar is visible.
  const letGo = await delay(desk, '**/_next/data/**')
  await desk.getByRole('link', { name: 'My profile' }).first().click()
  await expect(desk.locator('#nprogress .bar')).toBeVisible()
  letGo()
  await expect(desk).toHaveURL(/\/profile/)
  await expect(desk.locator('#nprogress')).toHaveCount(0)
})

test('Bell, messages and menu open one at a time, and a press on the page or the header closes them', async ({
  visit,
}) => {
  const desk = await visit({ place: 'town' })
  await comeAs(desk, 'huertovivo')
  await desk.goto('/my-jobs')
  const panels = {
    bell: desk.getByRole('dialog', { name: 'Notifications' }),
    messages: desk.getByRole('dialog', { name: 'Messages' }),
    menu: desk.getByRole('menu'),
  }
  const buttons = { bell: /^Notifications: /, messages: /^Messages: /, menu: 'Menu' }
  const besides = { page: [700, 600], header: [640, 30] } as const
  for (const one of ['bell', 'messages', 'menu'] as const) {
    for (const [x, y] of Object.values(besides)) {
      await desk.getByRole('button', { name: buttons[one] }).click()
      for (const [name, panel] of Object.entries(panels))
        await expect(panel).toBeVisible({ visible: name === one })
      await desk.mouse.click(x, y)
      await expect(panels[one]).toBeHidden()
    }
    await expect(desk, 'the press beside it led nowhere').toHaveURL(/\/my-jobs$/)
  }
})

test('One press switches between bell, messages and menu', async ({ visit }) => {
  const desk = await visit({ place: 'town' })
  await comeAs(desk, 'huertovivo')
  await desk.goto('/my-jobs')
  const press = async (name: string | RegExp) => {
    const box = await desk.getByRole('button', { name, includeHidden: true }).boundingBox()
    await desk.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  }
  const [bell, messages, menu] = [
    desk.getByRole('dialog', { name: 'Notifications' }),
    desk.getByRole('dialog', { name: 'Messages' }),
    desk.getByRole('menu'),
  ]
  await desk.getByRole('button', { name: /^Notifications: / }).click()
  await expect(bell).toBeVisible()
  await press(/^Messages: /)
  await expect(messages).toBeVisible()
  await expect(bell).toBeHidden()
  await press('Menu')
  await expect(menu).toBeVisible()
  await expect(messages).toBeHidden()
  await press(/^Notifications: /)
  await expect(bell).toBeVisible()
  await press(/^Notifications: /)
  await expect(bell, 'its own button closes it').toBeHidden()
})

test('The notifications under the bell are at most 16rem high, and scroll', async ({ visit }) => {
  const desk = await visit({ place: 'town' })
  await comeAs(desk, 'huertovivo')
  await desk.goto('/my-jobs')
  await desk.getByRole('button', { name: /^Notifications: / }).click()
  const row = desk.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first()
  await expect(row).toBeVisible()
  const list = row.locator('xpath=ancestor::*[contains(@class, "overflow-y-auto")][1]')
  const { height, all } = await list.evaluate((box) => ({ height: box.clientHeight, all: box.scrollHeight }))
  expect(all, 'there are more of them than fit').toBeGreaterThan(16 * 16)
  expect(height).toBe(16 * 16)
})

test('The landing and sign-up pages have no header, the other screens have it', async ({ visit }) => {
  const guest = await visit({ place: 'town' })
  const search = guest.getByRole('banner').getByRole('button', { name: 'Create account' })
  for (const path of ['/', '/register', '/register?typeRegister=ong', '/register-volunteer']) {
    await guest.goto(path)
    await expect(guest.getByRole('main')).toBeVisible()
    await expect(search).toHaveCount(0)
  }
  for (const path of ['/jobs', '/login']) {
    await guest.goto(path)
    await expect(guest.getByRole('banner')).toBeVisible()
  }
})

test('Each screen has its title and the site’s purpose', async ({ visit }) => {
  const guest = await visit({ place: 'town' })
  await guest.goto('/')
  await expect(guest).toHaveTitle(/Brota/)
  const description = guest.locator('meta[name="description"]')
  await expect(description).toHaveAttribute('content', /volunteer/i)
  await guest.goto('/jobs')
  await expect(guest).toHaveTitle(/offers.*Brota|jobs.*Brota/i)
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`A notice is shown at the top right for five seconds, motion: ${reducedMotion}`, async ({ visit }) => {
    const desk = await visit({ place: 'town', viewport: { width: 1440, height: 900 }, reducedMotion })
    await comeAs(desk, 'lucia')
    await desk.goto('/settings')
    await desk.getByRole('button', { name: 'Save changes' }).click()
    const notice = desk.locator('.Toastify__toast')
    await expect(notice).toBeVisible()
    const box = await notice.boundingBox()
    expect(box?.x).toBeGreaterThan(900)
    expect(box?.y).toBeLessThan(200)
    await desk.mouse.move(100, 700)
    await desk.waitForTimeout(3_500)
    await expect(notice).toBeVisible()
    await expect(notice).toBeHidden({ timeout: 6_000 })
  })
}

test('On a tablet the header is one row, and the name in it is whole or away', async ({ visit }) => {
  for (const device of [{}, { userAgent: 'Mozilla/5.0 brotaapp' }])
    for (const language of ['es', 'en', 'pt', 'br']) {
      const desk = await visit({ language, ...device })
      await arrive(desk, 'volunteer', newPerson('Nil Serra'))
      for (const width of [768, 820, 1024]) {
        await desk.setViewportSize({ width, height: 900 })
        await desk.goto('/jobs')
        const name = `${language}, ${width} wide${'userAgent' in device ? ', in the app' : ''}`
        const header = desk.getByRole('banner')
        const lines = await header.getByText('brota', { exact: true }).evaluate((word) => {
          const range = document.createRange()
          range.selectNodeContents(word)
          return range.getClientRects().length
        })
        expect.soft(lines, `lines of the name: ${name}`).toBeLessThanOrEqual(1)
        expect.soft((await header.boundingBox())?.height, name).toBeLessThanOrEqual(65)
        const face = await header.locator('a[href="/profile"]').boundingBox()
        expect.soft(face?.width, `the face is round: ${name}`).toBe(face?.height)
        await expectNoOverflow(desk, name)
      }
      await desk.context().close()
    }
})

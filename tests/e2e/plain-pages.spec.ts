import { randomUUID } from 'node:crypto'
import { demoEmail, demoPassword } from '../../lib/demo.ts'
import { field, logIn } from './pages/account.ts'
import { comeAs } from './pages/demoTown.ts'
import { expect, test } from './pages/visit.ts'

const testApp = { place: 'town' } as const

test('A volunteer finds an enterprise by its kind and copies its coupon; a guest is asked to sign in first', async ({
  visit,
}) => {
  const desk = await visit(testApp)
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.goto('/stores')
  await expect(desk.getByRole('heading', { name: 'Impact enterprises' })).toBeVisible()
  await expect(desk.getByRole('button', { name: /^Copy the coupon/ })).toHaveCount(0)
  await desk.getByRole('button', { name: 'See the coupon' }).first().click()
  await expect(desk.getByRole('dialog', { name: 'Login' })).toBeVisible()

  await comeAs(desk, 'lucia')
  await desk.goto('/stores')
  const coupon = desk.getByRole('button', { name: /^Copy the coupon/ }).first()
  const code = (await coupon.getAttribute('aria-label'))?.split(' ').at(-1)
  await coupon.click()
  await expect(desk.getByText('Coupon copied')).toBeVisible()
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toBe(code)
})

test('A moderator adds, edits and removes an enterprise; other accounts cannot', async ({ visit }) => {
  const desk = await visit(testApp)
  const name = `Velas ${randomUUID().slice(0, 8)}`
  await desk.goto('/login')
  await logIn(desk, { email: demoEmail('clara'), password: demoPassword })
  await desk.waitForURL('**/feed')
  await desk.goto('/stores')
  await desk.getByRole('button', { name: 'Add an enterprise' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Add an enterprise' })
  await field(desk, 'Name').fill(name)
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption({ index: 1 })
  await field(desk, 'What it does and why it has an impact').fill('Shirts of old sails.')
  await field(desk, 'Website').fill('https://hilo.example')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await field(desk, 'Search enterprises').fill(name)
  await field(desk, 'Search enterprises').press('Enter')
  await expect(desk.getByRole('heading', { name })).toBeVisible()
  await desk.getByRole('button', { name: `More actions for ${name}` }).click()
  await desk.getByRole('menuitem', { name: 'Remove' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(desk.getByText('We found no enterprise like that')).toBeVisible()

  const sofa = await visit(testApp)
  await comeAs(sofa, 'lucia')
  await sofa.goto('/stores')
  await expect(sofa.getByRole('button', { name: 'Add an enterprise' })).toHaveCount(0)
})

test('A message reaches the operator; the questions are one press away from everywhere', async ({
  visit,
}) => {
  const desk = await visit(testApp)
  await comeAs(desk, 'lucia')
  await desk.goto('/jobs')
  await desk.getByRole('banner').getByRole('link', { name: 'Questions and answers' }).click()
  await expect(desk).toHaveURL('/faq')
  await expect(desk.getByRole('main').locator('details, section h2')).not.toHaveCount(0)
  await desk.goto('/contact')
  await field(desk, 'Name').fill('Ana')
  await field(desk, 'Your e-mail').fill('ana@')
  await field(desk, 'Subject').fill('Hello')
  await field(desk, 'Message').fill('How do I start?')
  await desk.getByRole('button', { name: 'Send' }).click()
  await field(desk, 'Your e-mail').fill('ana@brota.example')
  await desk.getByRole('button', { name: 'Send' }).click()
  await expect(desk.getByText('Thank you for writing')).toBeVisible()
})

for (const path of ['/donate', '/about', '/privacy', '/cookies', '/terms', '/disclaimer', '/faq']) {
  test(`The page ${path} exists in four languages`, async ({ visit }) => {
    const texts = new Set<string | null>()
    for (const language of ['es', 'en', 'br', 'pt']) {
      const desk = await visit({ ...testApp, language })
      await desk.goto(path)
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
      texts.add(await desk.getByRole('main').textContent())
    }
    expect(texts.size).toBe(4)
  })
}

for (const language of ['es', 'en', 'br', 'pt']) {
  test(`The page /faq answers twelve questions in ${language}, each opened by a press`, async ({ visit }) => {
    const desk = await visit({ ...testApp, language })
    await desk.goto('/faq')
    const questions = desk.getByRole('main').locator('details')
    await expect(questions).toHaveCount(12)
    const titles = await questions.locator('summary').allTextContents()
    expect(new Set(titles.map((title) => title.trim())).size, 'twelve different ones').toBe(12)
    for (const question of await questions.all()) {
      const answer = question.locator('.prose')
      await expect(answer).toBeHidden()
      await question.locator('summary').click()
      await expect(answer).toBeVisible()
      await expect(answer).toHaveText(/\S{3,}/)
    }
  })
}

import { expectAccessible } from './pages/look.ts'
import { arrive, newPerson } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

/** No page matches it: a percent sign with nothing after it. */
const broken = '/%'

test('A page that cannot be rendered says so in the reader’s language, inside the site’s layout', async ({
  visit,
}) => {
  const [guest, desk] = [await visit(), await visit({ language: 'br' })]
  await arrive(desk, 'volunteer', newPerson('Nora Vidal'))
  for (const [page, search] of [
    [guest, 'Search people, organisations and offers'],
    [desk, 'Buscar pessoas, organizações e vagas'],
  ] as const) {
    const answer = await page.goto(broken)
    expect(answer?.status()).toBe(400)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: search })).toBeVisible()
    await expectAccessible(page, 'a broken page')
  }
})

test('A broken page has a back button inside the native app', async ({ visit }) => {
  const phone = await visit({ userAgent: 'Mozilla/5.0 (Linux; Android 16) brotaapp/1.0' })
  await phone.goto(broken)
  await expect(phone.getByRole('banner').getByRole('button', { name: 'Back' })).toBeVisible()
})

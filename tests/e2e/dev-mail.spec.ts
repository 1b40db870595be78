import mail from '../../i18n/en/mail.ts'
import { expectAccessible } from './pages/look.ts'
import { newPerson, signUp } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'

/** The number of emails in a dictionary: each has a subject. */
const emailsIn = (texts: object): number =>
  Object.entries(texts).reduce(
    (sum, [name, text]) => sum + (typeof text === 'object' ? emailsIn(text) : Number(name === 'subject')),
    0,
  )

test('An email is shown on the developers’ page, and its button works', async ({ visit }) => {
  // The script that a visit adds to every frame would fail here: these frames run no scripts.
  const desk = await visit({ answered: false })
  const nora = newPerson('Nora Vidal')
  await signUp(desk, 'volunteer', nora)
  const kept = desk.getByRole('article').filter({ hasText: nora.email })
  await expect(async () => {
    await desk.goto('/dev/mail')
    await expect(kept).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(kept.getByRole('heading', { name: 'Confirm your Brota account' })).toBeVisible()
  await kept.getByText('Show the mail').click()
  const preview = kept.frameLocator('iframe')
  await expect(preview.getByRole('link', { name: /confirm/i })).toBeVisible()
  await expectAccessible(desk, 'the kept mails', 'iframe')
  await kept.getByRole('link', { name: 'Open the button’s address' }).click()
  await expect(desk).toHaveURL(/\/validate\?token=/)
})

test('The page of emails is in the reader’s language', async ({ visit }) => {
  for (const [language, title, lang] of [
    ['es', 'Correos de esta máquina', 'es-ES'],
    ['br', 'E-mails desta máquina', 'pt-BR'],
    ['en', 'Mails of this machine', 'en-GB'],
  ] as const) {
    const desk = await visit({ language, answered: false })
    await desk.goto('/dev/mail')
    await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(desk.locator('html')).toHaveAttribute('lang', lang)
  }
})

test('Every email is shown in each language, and nothing in it runs', async ({ visit }) => {
  const desk = await visit({ place: 'town', answered: false })
  await desk.goto('/dev/mail')
  await desk.getByRole('button', { name: 'Refuse' }).click()
  await desk.getByRole('link', { name: 'All that we write' }).click()
  await expect(desk).toHaveURL('/dev/mail?language=en')
  const subjects = new Set<string>()
  for (const [language, name] of Object.entries({
    en: 'English',
    es: 'Español',
    br: 'Português (Brasil)',
    pt: 'Português (Portugal)',
  })) {
    await desk.getByRole('main').getByRole('link', { name, exact: true }).click()
    await expect(desk).toHaveURL(`/dev/mail?language=${language}`)
    const emails = desk.getByRole('article')
    await expect(emails).toHaveCount(emailsIn(mail))
    subjects.add((await emails.getByRole('heading').allTextContents()).join())
    for (const frame of await desk.locator('iframe').all()) await expect(frame).toHaveAttribute('sandbox', '')
  }
  expect(subjects.size, 'each language has words of its own').toBe(4)
  const first = desk.getByRole('article').first()
  await expect(first.frameLocator('iframe').getByText('brota', { exact: true })).toBeVisible()
  await first.getByText('Text only').click()
  await expect(first.locator('pre')).toContainText('-- ')
  await expectAccessible(desk, 'the emails', 'iframe')
})

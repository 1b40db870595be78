import { randomUUID } from 'node:crypto'
import { expectAccessible } from './pages/look.ts'
import { arrive, newPerson, publishOffer } from './pages/people.ts'
import { expect, test } from './pages/visit.ts'
import { mailsTo, mailTo } from './setup/mailbox.ts'

const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

for (const [name, size] of Object.entries(sizes)) {
  test(`A newcomer keeps a search on a ${name}, gets a notification and a mail of a new offer, and stops it from the mail`, async ({
    visit,
  }) => {
    const flowers = `peony${randomUUID().slice(0, 8)}`
    const lucia = newPerson('Lucia Ferrer')
    const [desk, office] = [await visit(size), await visit()]
    await arrive(desk, 'volunteer', lucia)
    await arrive(office, 'organisation', newPerson('Huerto de Barrio'))

    await desk.goto('/jobs')
    await expect(desk.getByRole('button', { name: 'Tell me about new ones' })).toHaveCount(0)
    await desk.goto(`/jobs?query=${flowers}&country=ES`)
    await desk.getByRole('button', { name: 'Tell me about new ones' }).click()
    const dialog = desk.getByRole('dialog', { name: 'Hear about new offers' })
    await expect(dialog).toContainText(`“${flowers}” · Spain`)
    await dialog.getByRole('radio', { name: 'At once' }).check()
    await expectAccessible(desk, `the dialog that saves a search, ${name}`)
    await dialog.getByRole('button', { name: 'Save the search' }).click()
    await expect(dialog).toHaveCount(0)

    const title = `Plant ${flowers} with us`
    const id = await publishOffer(office, { title })
    const mail = await mailTo(lucia.email, new RegExp(`A new offer for “${flowers}” · Spain`))
    expect(mail.text).toContain(`/jobs?query=${flowers}`)
    await desk.goto('/notifications')
    const news = desk.getByRole('main').getByText('which one of your searches found')
    await expect(news).toContainText(title)
    const offer = new RegExp(`https?://\\S+/job/${id}`).exec(mail.text ?? '')?.[0] ?? ''
    await desk.goto(offer)
    await expect(desk.getByRole('heading', { name: title })).toBeVisible()

    const stop = /https?:\/\/\S+\/unsubscribe\?token=search\S+/.exec(mail.text ?? '')?.[0] ?? ''
    const sofa = await visit(size)
    await sofa.goto(stop)
    await sofa.getByRole('button', { name: 'Stop this search' }).click()
    await expect(sofa.getByText('Done: the search is paused.', { exact: false })).toBeVisible()
    await expectAccessible(sofa, `a stopped search, ${name}`)

    await desk.goto('/settings?tab=preferences')
    const mine = desk
      .getByRole('listitem')
      .filter({ hasText: `“${flowers}”` })
      .first()
    // Exactly: the buttons beside each other read “PauseDelete”.
    const paused = mine.getByText('Paused', { exact: true })
    await expect(paused).toBeVisible()
    await publishOffer(office, { title: `More ${flowers}` })
    await expectAccessible(desk, `saved searches in the settings, ${name}`)
    await mine.getByRole('button', { name: 'Resume' }).click()
    await expect(paused).toHaveCount(0)
    // A page that is loaded again breaks off what it has not sent.
    const saved = desk.waitForResponse(
      (response) => response.url().includes('/saved-searches/') && response.request().method() !== 'GET',
    )
    await mine.getByRole('combobox', { name: 'How often' }).selectOption('weekly')
    await saved
    await desk.reload()
    await expect(mine.getByRole('combobox', { name: 'How often' })).toHaveValue('weekly')
    await mine.getByRole('link', { name: 'Open' }).click()
    await expect(desk).toHaveURL(new RegExp(`/jobs\\?query=${flowers}&country=ES$`))
    await desk.goBack()
    await mine.getByRole('button', { name: 'Delete' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(desk.getByText('You have none.', { exact: false })).toBeVisible()
    expect((await mailsTo(lucia.email)).filter(({ subject }) => subject?.includes(flowers))).toHaveLength(1)
  })
}

test('A guest who wants to hear about new offers logs in first and comes back to the search', async ({
  visit,
}) => {
  const page = await visit({ place: 'town' })
  await page.goto('/jobs?query=garden')
  await page.getByRole('link', { name: 'Tell me about new ones' }).click()
  await expect(page).toHaveURL(/\/login\?then=%2Fjobs%3Fquery%3Dgarden/)
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { give, image } from './pages/files.ts'
import { toStep } from './pages/jobForm.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { arrive, newPerson, publishOffer, through } from './pages/people.ts'
import { card, chooseFromMenu, composer, newPost, publish } from './pages/posts.ts'
import { expect, test, type Visit } from './pages/visit.ts'

const phone: Visit = { viewport: { width: 390, height: 844 } }
const rareWord = () => `bean${randomUUID().slice(0, 8)}`

/** Writes into the dialog that describes an image. */
async function describe(page: Page, { alt, caption }: { alt: string; caption?: string }): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Describe what it shows' })
  await dialog.getByLabel('What it shows').fill(alt)
  if (caption) await dialog.getByLabel('Caption').fill(caption)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
}

for (const [name, size] of [
  ['a desk', {}],
  ['a phone', phone],
] as const) {
  test(`Images are dropped and pasted into a post and described, on ${name}`, async ({ visit }) => {
    const hers = await visit(size)
    await arrive(hers, 'volunteer', newPerson('Nora Sanz'))
    await hers.goto('/feed')
    const box = composer(hers)
    await give(newPost(hers), 'drop', [
      await image('beans.jpg', '#3a7d44'),
      await image('rain.jpg', '#3a5a7d'),
    ])
    await give(newPost(hers), 'paste', [await image('sun.jpg', '#d9a441')])
    await expect(box.getByRole('button', { name: /^Remove / })).toHaveCount(3)
    const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('beans') }
    await give(newPost(hers), 'drop', [text])
    await expect(box.getByText('“notes.txt” cannot be uploaded')).toBeVisible()

    await box.getByRole('button', { name: 'Describe “beans.jpg”' }).click()
    await expectAccessible(hers, `the description of an image on ${name}`)
    await describe(hers, { alt: 'Three children water a row of beans.' })
    await expect(box.getByRole('button', { name: 'Change the description of “beans.jpg”' })).toBeFocused()
    await expectNoOverflow(hers, `described images on ${name}`)
    await hers.reload()
    await expect(box.getByRole('button', { name: 'Change the description of “beans.jpg”' })).toBeVisible()
    const words = rareWord()
    await newPost(hers).fill(words)
    await publish(hers)

    const posted = card(hers, words)
    const tile = posted.getByRole('button', { name: /: Three children water a row of beans\.$/ })
    await expect(tile.locator('img')).toHaveAttribute('alt', 'Three children water a row of beans.')
    await expect(posted.getByRole('button', { name: /^Enlarge photo 2 of 3/ })).toBeVisible()
    await tile.click()
    const viewer = hers.getByRole('region', { name: /^Photos and videos by/ })
    await expect(viewer.getByRole('img', { name: 'Three children water a row of beans.' })).toBeVisible()
    await hers.keyboard.press('Escape')

    await chooseFromMenu(hers, posted, 'Edit')
    await posted.getByRole('button', { name: /^Change the description/ }).click()
    const field = hers.getByRole('dialog').getByLabel('What it shows')
    await expect(field).toHaveValue('Three children water a row of beans.')
    await field.fill('a'.repeat(501))
    await expect(hers.getByRole('dialog').getByRole('button', { name: 'Done' })).toBeDisabled()
    await describe(hers, { alt: 'Rain on beans.' })
    await posted.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(posted.getByRole('button', { name: /: Rain on beans\.$/ })).toBeVisible()
  })

  test(`The photos of an offer are ordered, captioned and described, on ${name}`, async ({ visit }) => {
    const office = await visit(size)
    await arrive(office, 'organisation', newPerson('Casa Nube'))
    const title = `Water ${rareWord()}`
    const id = await publishOffer(office, { title })
    await office.goto(`/my-jobs/${id}/edit`)
    await toStep(office, 'Images')
    const photos = office.getByRole('list', { name: 'The photos in their order' }).getByRole('listitem')
    await expect(photos).toHaveCount(1)
    const files = [await image('well.jpg', '#3a5a7d'), await image('bed.jpg', '#d9a441')]
    await give(office.getByRole('button', { name: 'Volunteering images' }), 'drop', files)
    await give(office.locator('body'), 'paste', [await image('seeds.jpg', '#7d3a5a')])
    await expect(photos).toHaveCount(4)

    const sources = () =>
      photos.locator('img').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
    const [first, second, third, fourth] = await sources()
    const back = office.getByRole('button', { name: 'Move Image 2 to the left' })
    await back.click()
    expect(await sources()).toEqual([second, first, third, fourth])
    await expect(office.getByText('Now at place 1 of 4')).toBeAttached()
    await expect(office.getByRole('button', { name: 'Move Image 1 to the left' })).toBeFocused()
    if (size !== phone) {
      await photos.nth(3).dragTo(photos.nth(0))
      expect(await sources()).toEqual([fourth, second, first, third])
    }
    await photos
      .nth(0)
      .getByRole('button', { name: /^Describe/ })
      .click()
    await expectAccessible(office, `the description of a photo on ${name}`)
    await describe(office, { alt: 'Hands full of seeds.', caption: 'What we sow in March' })
    await expect(photos.nth(0)).toContainText('What we sow in March')
    await expectAccessible(office, `the photos of an offer on ${name}`)
    await expectNoOverflow(office, `the photos of an offer on ${name}`)
    await office.getByRole('button', { name: 'Describe “Cover image”' }).click()
    await describe(office, { alt: 'A well in a bean field.' })
    await expect(
      office.getByRole('button', { name: 'Change the description of “Cover image”' }),
    ).toBeVisible()
    const order = await sources()
    await office.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(office).toHaveURL(`/job/${id}`)

    const shown = (await through(office).get(`/api/jobs/job/${id}`)).images
    expect(shown.map(({ imgName }: { imgName: string }) => imgName)).toEqual(
      order.map((source) => /\/([^/?]+)\?/.exec(source ?? '')?.[1]),
    )
    // The cover is the first of the photos, too.
    await expect(office.getByRole('img', { name: 'A well in a bean field.' }).first()).toBeInViewport()
    await office.getByRole('button', { name: 'Next', exact: true }).click()
    await expect(office.getByRole('img', { name: 'Hands full of seeds.' })).toBeInViewport()
    await expect(office.getByText('What we sow in March')).toBeInViewport()
    await expectNoOverflow(office, `a caption on ${name}`)
  })
}

import type { Page } from '@playwright/test'
import { talkWith, twoTalking } from './pages/chat.ts'
import { image } from './pages/files.ts'
import { toStep } from './pages/jobForm.ts'
import { arrive, newPerson } from './pages/people.ts'
import { composer } from './pages/posts.ts'
import { expect, test } from './pages/visit.ts'

const removeByKey = async (page: Page, name: string) => {
  const button = page.getByRole('button', { name: `Remove ${name}` })
  await button.press('Enter')
  await expect(button).toHaveCount(0)
}

test('A file that is taken away leaves the keyboard among the others, or where files are chosen', async ({
  visit,
}) => {
  const files = [await image('beans.jpg', '#3a7d44'), await image('peas.jpg', '#7d3a44')]

  await test.step('of a post, then of a message', async () => {
    const [one, other] = await twoTalking(visit, ['Rosa Chooses', 'Toni Waits'])
    const { page } = one
    await page.goto('/feed')
    await page.getByLabel('Choose photos and videos').setInputFiles(files)
    await expect(page.getByRole('button', { name: 'Remove peas.jpg' })).toBeVisible()
    await expect(composer(page).getByText('File added: peas.jpg')).toHaveRole('status')
    await removeByKey(page, 'beans.jpg')
    await expect(composer(page).getByRole('listitem')).toBeFocused()
    await removeByKey(page, 'peas.jpg')
    await expect(composer(page).locator(':focus')).toHaveCount(1)

    await talkWith(one, other)
    await page.locator('input[type=file]').setInputFiles(files)
    await expect(page.getByRole('button', { name: 'Remove peas.jpg' })).toBeVisible()
    await removeByKey(page, 'beans.jpg')
    await expect(page.getByRole('listitem').filter({ hasText: 'peas.jpg' })).toBeFocused()
    await removeByKey(page, 'peas.jpg')
    await expect(page.getByRole('region', { name: /^Conversation/ }).locator(':focus')).toHaveCount(1)
  })

  await test.step('of an offer', async () => {
    const page = await visit()
    await arrive(page, 'organisation', newPerson('Barrio Verde'))
    await page.goto('/my-jobs/new')
    await toStep(page, 'Images')
    await page.getByRole('button', { name: 'Volunteering images' }).setInputFiles(files)
    await expect(page.getByRole('button', { name: 'Remove Image 2' })).toBeVisible()
    await page.getByRole('button', { name: 'Remove Image 2' }).press('Enter')
    await expect(
      page.getByRole('list', { name: 'The photos in their order' }).getByRole('listitem'),
    ).toBeFocused()
    await removeByKey(page, 'Image 1')
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
  })
})

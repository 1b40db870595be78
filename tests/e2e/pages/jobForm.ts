import type { Page } from '@playwright/test'
import { choose, field, fillCity } from './account.ts'
import type { UploadFile } from './files.ts'
import { dayFromNow } from './people.ts'
import { expect } from './visit.ts'

export type Offer = { title: string; about: string; question: string }

export const next = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Next' }).click()

/** Opens a step from the list of steps, whatever the previous one lacks. */
export const toStep = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()

export async function fillBasic(page: Page, { title, about }: Offer): Promise<void> {
  await field(page, 'Title').fill(title)
  await fillCity(page, 'Valencia')
  await field(page, 'What it is about').fill(about)
  await field(page, 'Requirements').fill('Boots and an old shirt.')
}

export async function fillPeriod(page: Page): Promise<void> {
  await field(page, 'Application deadline').fill(dayFromNow(20))
  await page.getByRole('combobox', { name: 'Type of volunteering' }).selectOption('Part-time')
  await field(page, 'Hours').fill('12')
}

export async function addImages(page: Page, cover: UploadFile, images: UploadFile[]): Promise<void> {
  await page.getByRole('button', { name: 'Cover image', exact: true }).setInputFiles(cover)
  await expect(page.getByRole('button', { name: 'Remove Cover image' })).toBeVisible()
  await page.getByRole('button', { name: 'Volunteering images' }).setInputFiles(images)
}

/** Presses the last button, and closes the dialog that says how to make the offer known. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your offer is published.' })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
}

type Images = { cover: UploadFile; images: UploadFile[]; count: number }

/** Fills all six steps in order, up to the last button. */
export async function fillOffer(page: Page, offer: Offer, { cover, images, count }: Images): Promise<void> {
  await fillBasic(page, offer)
  await next(page)
  await choose(page, 'Older people')
  await choose(page, 'Responsible consumption')
  await next(page)
  await fillPeriod(page)
  await next(page)
  await choose(page, 'Teamwork')
  await next(page)
  await addImages(page, cover, images)
  await expect(page.getByRole('button', { name: /^Remove (Cover image|Image )/ })).toHaveCount(count + 1)
  await next(page)
  await field(page, 'Question 1').fill(offer.question)
}

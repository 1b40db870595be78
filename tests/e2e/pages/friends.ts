import type { Locator, Page } from '@playwright/test'
import { getCookie, type Person } from './people.ts'
import { expect } from './visit.ts'

/** What stands between the reader and the person whose page is open: the button's name at each stage. */
export const stages = {
  connect: ({ name }: Person) => `Connect with ${name}`,
  requested: ({ name }: Person) => `Connection request sent to ${name}`,
  accept: ({ name }: Person) => `Accept the connection request of ${name}`,
  decline: ({ name }: Person) => `Decline the connection request of ${name}`,
  connected: ({ name }: Person) => `Connected with ${name}: options`,
}

export type Stage = keyof typeof stages

/** The card on top of somebody's page: the bell and the suggestions offer the same. */
const card = (page: Page): Locator => page.getByRole('main').getByRole('article').first()

/** The button of a stage on the card. */
export const stageButton = (page: Page, stage: Stage, person: Person): Locator =>
  card(page).getByRole('button', { name: stages[stage](person), exact: true })

export const press = (page: Page, stage: Stage, person: Person): Promise<void> =>
  stageButton(page, stage, person).click()

export async function expectStage(page: Page, stage: Stage, person: Person): Promise<void> {
  await expect(stageButton(page, stage, person)).toBeVisible()
}

/** The words under a name: how many know them. */
export const connections = (page: Page): Locator =>
  card(page).getByRole('link', { name: /^(No|\d+) connections?$/ })

/** Opens the page of whoever is signed in in that browser. */
export async function openPageOf(page: Page, theirs: Page): Promise<void> {
  await page.goto(`/user/${await getCookie(theirs, 'brota.user_id')}`)
}

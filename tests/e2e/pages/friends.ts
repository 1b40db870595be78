import type { Locator, Page } from '@playwright/test'
import { getCookie, type Person } from './people.ts'
import { expect } from './visit.ts'

/** The name of the connection button at each stage between the viewer and the profile. */
export const stages = {
  connect: ({ name }: Person) => `Connect with ${name}`,
  requested: ({ name }: Person) => `Connection request sent to ${name}`,
  accept: ({ name }: Person) => `Accept the connection request of ${name}`,
  decline: ({ name }: Person) => `Decline the connection request of ${name}`,
  connected: ({ name }: Person) => `Connected with ${name}: options`,
}

export type Stage = keyof typeof stages

/** The card of a profile page: the bell and the suggestions have equal buttons. */
const card = (page: Page): Locator => page.getByRole('main').getByRole('article').first()

/** The card’s button of a stage. */
export const stageButton = (page: Page, stage: Stage, person: Person): Locator =>
  card(page).getByRole('button', { name: stages[stage](person), exact: true })

export const press = (page: Page, stage: Stage, person: Person): Promise<void> =>
  stageButton(page, stage, person).click()

export async function expectStage(page: Page, stage: Stage, person: Person): Promise<void> {
  await expect(stageButton(page, stage, person)).toBeVisible()
}

/** The number of connections under a name. */
export const connections = (page: Page): Locator =>
  card(page).getByRole('link', { name: /^(No|\d+) connections?$/ })

/** Opens the profile of the account signed in in that browser. */
export async function openPageOf(page: Page, theirs: Page): Promise<void> {
  await page.goto(`/user/${await getCookie(theirs, 'brota.user_id')}`)
}

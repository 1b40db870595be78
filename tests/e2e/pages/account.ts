import type { Page } from '@playwright/test'
import { getButton, mailTo } from '../setup/mailbox.ts'
import type { UploadFile } from './files.ts'
import type { Person } from './people.ts'
import { expect } from './visit.ts'

/** A field of one line or several, also one with suggestions, by its exact label. */
export const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }))

/** Types a city and leaves its field, so that its suggestions cover nothing. */
export async function fillCity(page: Page, city: string): Promise<void> {
  await field(page, 'City').fill(city)
  await field(page, 'City').press('Tab')
}

/** Ticks a chip by key: its hidden box is too small to be clicked. */
export async function choose(page: Page, name: string): Promise<void> {
  const box = page.getByRole('checkbox', { name, exact: true })
  await box.press('Space')
  await expect(box).toBeChecked()
}

/** Fills the fields that both sign-up forms share, and submits. */
async function send(page: Page, { email, password }: Person): Promise<void> {
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill(password)
  await field(page, 'Repeat the password').fill(password)
  await page.getByRole('checkbox', { name: /privacy policy/ }).check()
  await page.getByRole('button', { name: 'Create my account' }).click()
}

/** Signs up an organisation from the first page. */
export async function signUpOrganisation(page: Page, person: Person): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'We are an organisation' }).click()
  await page.getByRole('button', { name: 'Choose again' }).click()
  await page.getByRole('button', { name: /^I represent an organisation/ }).click()
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('ES')
  await field(page, 'Name of the organisation').fill(person.name)
  await fillCity(page, 'Valencia')
  await field(page, 'Organisation number').fill('G12345678')
  await field(page, 'Phone').fill('+34 600 000 000')
  await send(page, person)
}

export async function signUpVolunteer(page: Page, person: Person): Promise<void> {
  await page.goto('/register-volunteer')
  await field(page, 'Name').fill(person.name)
  await send(page, person)
}

/** Opens the link in the validation email and presses its button. */
export async function validate(page: Page, person: Person): Promise<void> {
  const notice = page.getByRole('region', { name: 'Confirm your e-mail to start taking part' })
  await expect(notice).toContainText(person.email)
  await page.goto(getButton(await mailTo(person.email, /^Confirm your Brota account$/)))
  await page.getByRole('button', { name: 'Validate my account' }).click()
  await page.waitForURL((address) => address.pathname !== '/validate')
  await expect(notice).toBeHidden()
}

export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click()
}

/** Opens the profile from the menu, and the account form from its missing parts. */
export async function openAccountForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'My profile' }).click()
  await page.getByRole('link', { name: 'Complete it' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
}

/** Fills the introduction and the interests, which both roles need. */
export async function introduce(page: Page, about: string, interests: string[]): Promise<void> {
  await field(page, 'Introduction').fill(about)
  for (const interest of interests) await choose(page, interest)
}

/** Chooses a photo and accepts its frame. */
export async function changePhoto(page: Page, photo: UploadFile): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Change the photo' }).click()
  await (await choosing).setFiles(photo)
  await page
    .getByRole('dialog', { name: 'Frame your photo' })
    .getByRole('button', { name: 'Use this picture' })
    .click()
  await expect(page.getByRole('button', { name: 'Remove the photo' })).toBeVisible()
}

export async function saveAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Data saved successfully')).toBeVisible()
}

/** The opened list of the bell. */
export async function openBell(page: Page) {
  await page.getByRole('button', { name: /^Notifications: / }).click()
  return page.getByRole('dialog', { name: 'Notifications' })
}

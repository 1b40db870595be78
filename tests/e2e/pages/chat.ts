import type { Locator, Page } from '@playwright/test'
import { arrive, getCookie, newPerson, type Person, through } from './people.ts'
import { expect, type Visit } from './visit.ts'

export type Talker = { page: Page; person: Person; id: string }

/** A validated account in its browser. */
export async function somebody(
  visit: (visit?: Visit) => Promise<Page>,
  name: string,
  how: Visit & { kind?: 'volunteer' | 'organisation' } = {},
): Promise<Talker> {
  const { kind = 'volunteer', ...visiting } = how
  const [page, person] = [await visit(visiting), newPerson(name)]
  await arrive(page, kind, person)
  return { page, person, id: await getCookie(page, 'brota.user_id') }
}

/** Two connected accounts, each with the conversation open. */
export async function twoTalking(
  visit: (visit?: Visit) => Promise<Page>,
  names: [string, string],
  how: Visit = {},
): Promise<[Talker, Talker]> {
  const [one, other] = [await somebody(visit, names[0], how), await somebody(visit, names[1], how)]
  await connect(one, other)
  await talkWith(one, other)
  await talkWith(other, one)
  return [one, other]
}

export async function connect(one: Talker, other: Talker): Promise<void> {
  await through(one.page).post('/api/friends/add', { friend_id: other.id })
  await through(other.page).post('/api/friends/accept', { friend_id: one.id })
}

/** Opens the conversation and waits until its text field is ready. */
export async function talkWith(who: Talker, other: Talker): Promise<void> {
  await who.page.goto(`/chat?userId=${other.id}`)
  await expect(field(who, other)).toBeEditable()
}

export const field = ({ page }: Talker, other: Talker): Locator =>
  page.getByRole('textbox', { name: `Message to ${other.person.name}` })

export async function say(who: Talker, other: Talker, text: string): Promise<void> {
  await field(who, other).fill(text)
  await field(who, other).press('Enter')
}

/** The stored messages between the two, oldest first. */
export const log = (page: Page): Locator => page.getByRole('log')

/** The texts of the messages on the screen, oldest first, with duplicates. */
export const wordsOn = (page: Page): Promise<string[]> => log(page).locator('li [dir=auto]').allInnerTexts()

/** The conversation in the list beside it. */
export const row = (page: Page, other: Talker): Locator =>
  page.getByRole('navigation', { name: 'Conversations' }).getByRole('link', { name: other.person.name })

/** The header’s button, whose name contains the number of unread conversations. */
export const messages = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: /^Messages:/ })

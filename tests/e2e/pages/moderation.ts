import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { getCommand } from '../../command.ts'
import { getCookie, type Person, through } from './people.ts'
import { expect } from './visit.ts'

/** Appoints a moderator from a terminal, as an operator does, while the site runs. */
export async function nameModerator({ email }: Person): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [...getCommand('moderator'), 'add', email], {
    env: { ...process.env, DATA_DIR: process.env.STORY_DATA, DATABASE_URL: '' },
  })
  expect(stdout).toContain('is a moderator now')
}

export async function writePost(page: Page, text: string): Promise<string> {
  const saved = await through(page).post('/api/posts/posts', { text, media: [], mentions: [] })
  return typeof saved === 'object' && saved !== null && 'id' in saved ? String(saved.id) : ''
}

/** Fills the dialog of a menu’s “Report”, and sends it. */
export async function report(page: Page, title: string, reason: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Choose a reason')).toBeVisible()
  await dialog.getByRole('radio', { name: new RegExp(`^${reason}`) }).check()
  await dialog.getByRole('textbox', { name: /tell us more/ }).fill(text)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  const after = page.getByRole('dialog', { name: 'Thank you, we will look at it' })
  await after.getByRole('button', { name: 'Done' }).click()
  await expect(after).toBeHidden()
}

/** Presses a decision, and confirms it in its dialog. */
export async function decide(page: Page, button: string, confirm: string, told: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: confirm, exact: true }).click()
  await expect(page.getByText(told, { exact: true })).toBeVisible()
}

export const getId = (page: Page): Promise<string> => getCookie(page, 'brota.user_id')

import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { arrive, getCookie, newPerson, type Person, through } from './people.ts'
import { expect, type Visit } from './visit.ts'

/** The field in which a new post starts. */
export const composer = (page: Page): Locator => page.getByRole('region', { name: 'New post' })
export const newPost = (page: Page): Locator => page.getByRole('textbox', { name: 'New post' })

/** Opens the feed and its stream: a post that is published before that is open is announced a minute later. */
export async function openFeed(page: Page): Promise<void> {
  const stream = page.waitForResponse('**/api/notifications/stream')
  await page.goto('/feed')
  await stream
}

/** The card of the post with this text. */
export const card = (page: Page, words: string): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: words }).first()

/** The buttons under a post; their names contain the counts. */
export const act = (post: Locator, name: 'Like' | 'Comment' | 'Share'): Locator =>
  post.getByRole('button', { name: new RegExp(`^${name}( \\d+)?$`) })

export async function publish(page: Page): Promise<void> {
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click()
}

/** Types a name after an `@` and takes the first suggestion. */
export async function mention(page: Page, field: Locator, { name }: Person): Promise<void> {
  await field.press('End')
  await field.pressSequentially(`@${name.slice(0, 12)}`)
  await expect(page.getByRole('option', { name }).first()).toBeVisible()
  await field.press('Enter')
  await expect(field).toHaveValue(new RegExp(`@${name} $`))
}

export async function chooseFromMenu(page: Page, post: Locator, act: string): Promise<void> {
  await post.getByRole('button', { name: /^More actions for the post/ }).click()
  await page.getByRole('menuitem', { name: act }).click()
}

/** Two connected accounts, so that each is in the other’s feed. */
export async function connect(one: Page, other: Page): Promise<void> {
  const [oneId, otherId] = await Promise.all([one, other].map((page) => getCookie(page, 'brota.user_id')))
  await through(one).post('/api/friends/add', { friend_id: otherId ?? '' })
  await through(other).post('/api/friends/accept', { friend_id: oneId ?? '' })
}

/** A newcomer on a phone with a feed of this many posts of their own; `bed` is a word that no other feed has. */
export async function openLongFeed(
  visit: (visit: Visit) => Promise<Page>,
  rows = 24,
): Promise<{ page: Page; bed: string; newest: Locator }> {
  const page = await visit({ viewport: { width: 390, height: 844 } })
  await arrive(page, 'volunteer', newPerson('Tania Rey'))
  const bed = `bed-${randomUUID()}`
  for (let number = 1; number <= rows; number++)
    await through(page).post('/api/posts/posts', { text: `Row ${number} of ${bed} is sown` })
  await page.goto('/feed')
  return { page, bed, newest: card(page, `Row ${rows} of ${bed}`) }
}

/** The events of a tab that becomes visible. */
export const comeBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/**
 * Writes a video of some seconds to the disk: recorded by the browser, which can therefore play it, with an empty box of
 * this many bytes after it.
 */
export async function recordedVideo(page: Page, path: string, padding: number): Promise<string> {
  const base64 = await page.evaluate(recordVideo)
  const nothing = Buffer.alloc(padding)
  nothing.writeUInt32BE(padding, 0)
  nothing.write('free', 4)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, Buffer.concat([Buffer.from(base64, 'base64'), nothing]))
  return path
}

async function recordVideo(): Promise<string> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 320, height: 180 })
  const pen = canvas.getContext('2d')
  let frame = 0
  const timer = setInterval(() => {
    if (!pen) return
    pen.fillStyle = `hsl(${(frame * 9) % 360} 60% 40%)`
    pen.fillRect(0, 0, 320, 180)
    frame += 1
  }, 40)
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/mp4;codecs=vp9' })
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  recorder.start(100)
  await new Promise((done) => setTimeout(done, 1_600))
  const stopped = new Promise((done) => {
    recorder.onstop = done
  })
  recorder.stop()
  await stopped
  clearInterval(timer)
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './pages/look.ts'
import { arrive, newPerson } from './pages/people.ts'
import { card, composer, newPost, publish, recordedVideo } from './pages/posts.ts'
import { expect, test } from './pages/visit.ts'

type Break = (route: Route) => Promise<void>
const pass: Break = (route) => route.continue()
const delay: Break = () => new Promise(() => {})
const cut: Break = (route) => route.abort('connectionreset')
const refuseBearer: Break = (route) =>
  route.fulfill({ status: 401, json: { error: 'Not signed in', message: '' } })

/** Slows multipart uploads, and applies this to their first part. Returns the requests so far. */
async function slowLine(page: Page, breaks: Break[] = []): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/api/media/tus/*', async (route) => {
    const method = route.request().method()
    asked.push(method)
    const broken = method === 'PATCH' ? breaks.shift() : undefined
    if (broken) return broken(route)
    if (method === 'PATCH') await new Promise((done) => setTimeout(done, 700))
    return route.continue()
  })
  return asked
}

const megabytes = 1_000_000
/** The browser checks a video before the upload, which is slow on a busy machine. */
const aWhile = { timeout: 60_000 }

test('A cancelled video is deleted', async ({ visit }, testInfo) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Nora Sanz'))
  await desk.goto('/feed')
  const asked = await slowLine(desk, [delay])
  const path = await recordedVideo(desk, testInfo.outputPath('rain.mp4'), 20 * megabytes)
  await desk.getByLabel('Choose photos and videos').setInputFiles(path)
  await expect.poll(() => asked, aWhile).toContain('PATCH')
  await expectAccessible(desk, 'a video on its way')
  await desk.getByRole('button', { name: 'Cancel the upload of rain.mp4' }).click()
  await expect(desk.getByRole('progressbar')).toBeHidden()
  await expect.poll(() => asked).toContain('DELETE')
  await expect(composer(desk).getByRole('button', { name: 'Post', exact: true })).toBeDisabled()
})

test('A video whose upload fails says so in its place, and is not posted', async ({ visit }, testInfo) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Nora Sanz'))
  await desk.goto('/feed')
  // A status that is no reason to try the same part again.
  await desk.route('**/api/media/tus**', (route) => route.fulfill({ status: 418, body: 'no teapot' }))
  const path = await recordedVideo(desk, testInfo.outputPath('hail.mp4'), megabytes)
  await desk.getByLabel('Choose photos and videos').setInputFiles(path)
  const chosen = composer(desk)
    .getByRole('listitem')
    .filter({ has: desk.getByRole('button', { name: 'Remove hail.mp4' }) })
  await expect(chosen.getByRole('alert')).toHaveText('Something went wrong uploading the file', aWhile)
  await expect(desk.getByRole('progressbar')).toBeHidden()
  await expect(composer(desk).getByRole('button', { name: 'Post', exact: true })).toBeDisabled()

  await desk.unroute('**/api/media/tus**')
  await chosen.getByRole('button', { name: 'Remove hail.mp4' }).click()
  await expect(chosen).toHaveCount(0)
  await desk.getByLabel('Choose photos and videos').setInputFiles(path)
  await expect(chosen).toBeVisible(aWhile)
  await expect(chosen.getByRole('alert')).toHaveCount(0)
  await expect(composer(desk).getByRole('button', { name: 'Post', exact: true })).toBeEnabled()
})

test('A half uploaded video continues after a reload when it is chosen again', async ({
  visit,
}, testInfo) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Nora Sanz'))
  await desk.goto('/feed')
  const asked = await slowLine(desk, [pass, delay])
  const path = await recordedVideo(desk, testInfo.outputPath('dew.mp4'), 20 * megabytes)
  await desk.getByLabel('Choose photos and videos').setInputFiles(path)
  await expect.poll(() => asked, aWhile).toEqual(['PATCH', 'PATCH'])
  await desk.reload()
  await desk.getByLabel('Choose photos and videos').setInputFiles(path)
  await expect(desk.getByRole('button', { name: 'Remove dew.mp4' })).toBeVisible(aWhile)
  expect(asked.slice(2), 'the first part is not sent again').toEqual(['HEAD', 'PATCH', 'PATCH'])
})

test('A video is uploaded in parts, survives an expired bearer and a broken connection, and plays', async ({
  visit,
}, testInfo) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Nora Sanz'))
  await desk.goto('/feed')
  const asked = await slowLine(desk, [refuseBearer, cut])
  const refreshed = desk.waitForRequest(/refresh-token/, aWhile)
  const path = await recordedVideo(desk, testInfo.outputPath('seedlings.mp4'), 20 * megabytes)
  await desk.getByLabel('Choose photos and videos').setInputFiles(path)
  await newPost(desk).fill('Three weeks in two seconds')
  await expect(desk.getByRole('button', { name: 'Remove seedlings.mp4' })).toBeVisible(aWhile)
  await refreshed
  expect(asked).toEqual(['PATCH', 'HEAD', 'PATCH', 'HEAD', 'PATCH', 'PATCH', 'PATCH'])
  await publish(desk)
  await expect(desk.getByText('Post was created')).toBeVisible()

  const video = card(desk, 'Three weeks').getByLabel(/^Video by/)
  await expect(video).toHaveText('Your browser does not support the video tag.')
  await expect(video).toHaveAttribute('poster', /\/api\/media\/.+\.jpg/)
  const played = desk.waitForResponse((answer) => answer.url().endsWith('.mp4') && answer.status() === 206)
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    return element.play()
  })
  await played
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
})

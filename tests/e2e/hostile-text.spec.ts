import type { Page } from '@playwright/test'
import { hostileLine, hostileText } from '../hostileText.ts'
import { expectNoOverflow } from './pages/look.ts'
import { applyTo, arrive, getCookie, newPerson, publishOffer, through } from './pages/people.ts'
import { acceptAll } from './pages/ratings.ts'
import { expect, test } from './pages/visit.ts'

const named = { ...newPerson('Some Body'), name: hostileLine.kept }
const withId = (answer: unknown): string => String((answer as { id: string }).id)

/** Records whatever the hostile texts manage to run. */
async function watch(page: Page): Promise<string[]> {
  const ran: string[] = []
  await page.exposeFunction('ran', (what: unknown) => ran.push(String(what)))
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => ran.push('a dialog')))
  return ran
}

test('Hostile texts in every field are shown as texts, and none of them runs', async ({ visit }) => {
  test.setTimeout(240_000)
  const [office, desk] = [await visit(), await visit()]
  const ran = [await watch(office), await watch(desk)]
  await arrive(office, 'organisation', { ...named, ...newEmail('office') })
  await arrive(desk, 'volunteer', { ...named, ...newEmail('desk') })
  const [systemId, personId] = [
    await getCookie(office, 'brota.user_id'),
    await getCookie(desk, 'brota.user_id'),
  ]
  const { sent, kept } = hostileText

  const texts = { about: sent, requirements: sent, additionalInformation: sent, questions: [sent] }
  const jobId = await publishOffer(office, { ...texts, title: hostileLine.sent, city: hostileLine.sent })
  await applyTo(desk, jobId, sent)
  await acceptAll(office, jobId, [desk])
  const rating = await through(desk).post(`/api/account/ratings/${systemId}`, { rate: 4, comment: sent })
  await through(office).put(`/api/account/ratings/${withId(rating)}/answer`, { text: sent })
  const postId = withId(await through(desk).post('/api/posts/posts', { text: sent }))
  await through(office).post(`/api/posts/posts/${postId}/comments`, { text: sent })
  await through(desk).post('/api/chat/save', { userId: systemId, message: sent })
  await through(desk).post('/api/friends/add', { friend_id: systemId })

  const shows = async (page: Page, path: string, ...words: string[]) => {
    await page.goto(path)
    for (const one of words)
      await expect(page.getByText(one).filter({ visible: true }).first(), path).toBeVisible()
    await expectNoOverflow(page, path)
    // No link leads to code.
    await expect(page.locator('a[href^="javascript" i], [onerror], [onload]'), path).toHaveCount(0)
  }
  await shows(desk, `/job/${jobId}`, hostileLine.kept, kept)
  // By what fits, the offers of other stories may fill the first page.
  await shows(desk, '/jobs?sort=newest', hostileLine.kept)
  await shows(desk, `/user/${systemId}?tab=profile`, hostileLine.kept, kept)
  await shows(desk, `/user/${personId}`, hostileLine.kept, kept)
  await shows(desk, `/user/${personId}?tab=timeline`, hostileLine.kept)
  await shows(desk, '/entities', hostileLine.kept)
  await shows(desk, `/post/${postId}`, kept)
  await shows(desk, '/feed', kept)
  await shows(desk, `/chat?userId=${systemId}`, '[here](javascript:ran(4))')
  await shows(desk, `/search/${encodeURIComponent(hostileLine.sent)}`, hostileLine.kept)
  await shows(office, '/notifications', hostileLine.kept)
  await shows(office, `/my-jobs/${jobId}/applicants`, hostileLine.kept, kept)
  await shows(office, '/my-jobs', hostileLine.kept)
  await shows(office, '/volunteers', hostileLine.kept)
  await shows(office, `/chat?userId=${personId}`, hostileLine.kept)

  expect(ran.flat()).toEqual([])
})

const newEmail = (name: string) => ({ email: newPerson(name).email })

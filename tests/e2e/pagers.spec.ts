import type { Page } from '@playwright/test'
import { tabTo } from './pages/keys.ts'
import { arrive, getCookie, newPerson, publishOffer } from './pages/people.ts'
import { rate, ratings, takeIn } from './pages/ratings.ts'
import { expect, test, type Visit } from './pages/visit.ts'

/** Pages of one item, so that two items fill two pages. */
const shorten = (page: Page, addresses: string) =>
  page.route(addresses, (route) => {
    const address = new URL(route.request().url())
    address.searchParams.set('limit', '1')
    return route.continue({ url: address.href })
  })

/** Opens a tab of somebody's page from another tab of it. */
async function openTab(page: Page, office: Page, tab: string): Promise<void> {
  await page.goto(`/user/${await getCookie(office, 'brota.user_id')}?tab=media`)
  await page.getByRole('link', { name: tab, exact: true }).click()
}

/** Turns a page by keyboard, there and back: the focus is in the list each time. */
async function turnByKey(page: Page, name: string): Promise<void> {
  const list = page.getByRole('list', { name })
  for (const [way, shown] of [
    ['Next', /^Page 2 of/],
    ['Previous', /^Page 1 of/],
  ] as const) {
    await tabTo(page, page.getByRole('button', { name: way }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(shown)).toBeVisible()
    await expect(list, `${way} leads to what came`).toBeFocused()
  }
}

test('A further page of a timeline or of ratings begins at its first item for the keyboard', async ({
  visit,
}) => {
  const some = async (name: string, kind: 'volunteer' | 'organisation' = 'volunteer', how: Visit = {}) => {
    const page = await visit(how)
    await arrive(page, kind, newPerson(name))
    return page
  }
  const office = await some('Casa Verde', 'organisation')
  const [desk, sofa, guest] = [await some('Nora Vidal'), await some('Hugo Prat'), await some('Berta Gil')]
  await takeIn(office, [desk, sofa])
  await publishOffer(office)

  await test.step('of the timeline', async () => {
    await shorten(guest, '**/timeline*')
    await openTab(guest, office, 'Timeline')
    await turnByKey(guest, 'Timeline of Casa Verde')
  })

  await test.step('of the ratings', async () => {
    for (const [page, words] of [
      [desk, 'We planted leeks.'],
      [sofa, 'I came for a day and stayed.'],
    ] as const) {
      await openTab(page, office, 'Profile')
      await rate(page, 4, words)
    }
    await shorten(guest, '**/ratings/**')
    await openTab(guest, office, 'Profile')
    await expect(ratings(guest)).toBeVisible()
    await turnByKey(guest, 'What others say')
  })
})

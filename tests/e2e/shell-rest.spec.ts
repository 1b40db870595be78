import type { Page } from '@playwright/test'
import { signUpOrganisation, signUpVolunteer } from './pages/account.ts'
import { comeAs } from './pages/demoTown.ts'
import { expectAccessible, expectNoOverflow } from './pages/look.ts'
import { arrive, getCookie, newPerson, publishOffer, through } from './pages/people.ts'
import { expect, getOrigin, test } from './pages/visit.ts'

const said = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

test('Every page describes itself in a few words and by its canonical address', async ({ visit }) => {
  const guest = await visit({ place: 'town' })
  const titles = new Set<string>()
  const paths = ['/', '/jobs', '/entities', '/stores', '/donate', '/faq', '/about', '/privacy', '/cookies']
  for (const path of [
    ...paths,
    '/terms',
    '/contact',
    '/disclaimer',
    '/login',
    '/register',
    '/register-volunteer',
  ]) {
    await guest.goto(`${path}?utm_source=somewhere`)
    const title = await guest.title()
    expect(title, path).toMatch(/Brota/)
    titles.add(title)
    expect((await said(guest, 'description'))?.length, path).toBeGreaterThan(30)
    const canonical = guest.locator('link[rel="canonical"]')
    await expect(canonical, path).toHaveAttribute('href', getOrigin('town') + path)
    await expect(guest.locator('meta[name="robots"]'), path).toHaveCount(0)
  }
  expect(titles.size, 'no two of them share a title').toBe(paths.length + 6)
})

test('Private pages stay out of search engines', async ({ visit }) => {
  const desk = await visit({ place: 'town' })
  await comeAs(desk, 'lucia')
  for (const path of [
    '/settings',
    '/profile',
    '/notifications',
    '/chat',
    '/jobs/favorites',
    '/search/huerto',
  ]) {
    await desk.goto(path)
    await expect(desk.locator('meta[name="robots"]'), path).toHaveAttribute('content', 'noindex')
    await expect(desk.locator('link[rel="canonical"]'), path).toHaveCount(0)
  }
})

test('A shared offer shows its title and image, and tells machines no more than guests', async ({
  visit,
}) => {
  const [office, guest] = [await visit(), await visit()]
  await arrive(office, 'organisation', newPerson('Agua Clara'))
  const title = 'Care </script><script>window.broken = 1</script>'
  const id = await publishOffer(office, { title, requirements: 'A patient ear.', about: 'x'.repeat(400) })
  await guest.goto(`/job/${id}`)
  expect(await said(guest, 'og:title')).toBe(title)
  expect(await said(guest, 'twitter:card')).toBe('summary_large_image')
  const image = await guest.request.get((await said(guest, 'og:image')) ?? '')
  expect(image.headers()['content-type']).toMatch(/^image\//)

  const text = await guest.locator('script[type="application/ld+json"]').textContent()
  const facts = JSON.parse(text ?? '')
  expect(facts).toMatchObject({ '@type': 'JobPosting', title, employmentType: 'VOLUNTEER' })
  expect(facts.datePosted).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(facts.hiringOrganization.name).toBe('Agua Clara')
  expect(facts.description.length).toBeLessThanOrEqual(301)
  expect(text).not.toContain('patient ear')
  expect(await guest.evaluate(() => 'broken' in window)).toBe(false)

  await guest.goto(`/user/${await getCookie(office, 'brota.user_id')}`)
  expect(await said(guest, 'og:title')).toBe('Agua Clara')
  const banner = await guest.request.get((await said(guest, 'og:image')) ?? '')
  expect(banner.status()).toBe(200)
})

test('A shared post reveals nothing to guests', async ({ visit }) => {
  const guest = await visit({ place: 'town' })
  await guest.goto('/post/018f0000-0000-7000-8000-000000000000')
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  expect(await said(guest, 'og:image')).toBe(`${getOrigin('town')}/art/social.jpg`)
})

test('Machines find robots.txt, the sitemap and the manifest', async ({ visit }) => {
  const guest = await visit({ place: 'town' })
  await guest.goto('/jobs')
  const read = async (path: string) => (await guest.request.get(path)).text()
  expect(await read('/robots.txt')).toContain(`Sitemap: ${getOrigin('town')}/sitemap.xml`)
  expect(await read('/sitemap.xml')).toContain('/sitemap/jobs.xml</loc>')
  expect(await read('/sitemap/jobs.xml')).toContain(`<loc>${getOrigin('town')}/job/`)
  const address = await guest.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = JSON.parse(await read(address ?? ''))
  expect(manifest.lang).toBe('en-GB')
  for (const { src } of manifest.icons) expect((await guest.request.get(src)).status(), src).toBe(200)
})

const getBubble = (page: Page) => page.getByRole('button', { name: 'Need help?' })

const fiveMinutes = 300_000

test('A new volunteer is shown three first steps after five minutes, never while typing, and once', async ({
  visit,
}) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Nora Vidal'))
  await desk.clock.install()
  await desk.goto('/jobs')
  await expect(getBubble(desk), 'what counts is here').toBeVisible()
  // The timer starts after the page is drawn.
  await desk.clock.runFor(1_000)
  const words = desk.getByRole('main').getByRole('combobox').first()
  const steps = desk.getByRole('dialog', { name: 'Your first steps' })
  // The clock also runs by itself: a minute is reserved for a busy machine.
  await desk.clock.fastForward(fiveMinutes - 60_000)
  await expect(steps).toBeHidden()
  await words.focus()
  await desk.clock.fastForward(60_000)
  await desk.clock.fastForward(20_000)
  await expect(steps).toBeHidden()
  await words.blur()
  await desk.clock.fastForward(3_000)
  await expect(steps).toBeVisible()
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await expect(steps.getByText('1 of 3 done')).toBeVisible()
  await expect(steps.getByRole('link', { name: 'Find offers' })).toBeVisible()
  await expectAccessible(desk, 'the first steps')
  const kept = desk.waitForResponse((answer) => answer.url().endsWith('/first-login/done'))
  await desk.keyboard.press('Escape')
  await expect(steps).toBeHidden()
  expect((await kept).status()).toBe(204)
  await desk.reload()
  await expect(getBubble(desk)).toBeVisible()
  await desk.clock.fastForward(fiveMinutes + 5_000)
  await desk.clock.fastForward(5_000)
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(steps).toBeHidden()
})

test('An organisation’s first steps end with sharing its offer', async ({ visit }) => {
  const office = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
  await arrive(office, 'organisation', newPerson('Pan y Rosas'))
  const id = await publishOffer(office)
  await office.clock.install()
  await office.goto('/my-jobs')
  await expect(getBubble(office)).toBeVisible()
  await office.clock.runFor(1_000)
  await office.clock.fastForward(fiveMinutes + 1_000)
  const steps = office.getByRole('dialog', { name: 'Your first steps' })
  await expect(steps.getByText('1 of 3 done')).toBeVisible()
  await steps.getByRole('button', { name: 'Share' }).click()
  await expect(steps.getByText('2 of 3 done')).toBeVisible()
  expect(await office.evaluate(() => navigator.clipboard.readText())).toContain(`/job/${id}`)
  await steps.getByRole('link', { name: 'Complete' }).click()
  await expect(office).toHaveURL(/\/settings/)
  await expect(steps).toBeHidden()
})

test('Help is reachable on every page for members, except in the chat', async ({ visit }) => {
  const [guest, desk] = [await visit({ place: 'town' }), await visit({ place: 'town' })]
  await guest.goto('/jobs')
  await expect(getBubble(guest)).toHaveCount(0)

  await comeAs(desk, 'lucia')
  await desk.goto('/chat')
  await expect(desk.getByRole('main')).toBeVisible()
  await expect(getBubble(desk)).toHaveCount(0)
  await desk.goto('/jobs')
  await getBubble(desk).focus()
  await desk.keyboard.press('Enter')
  const panel = desk.getByRole('dialog', { name: 'Need help?' })
  await expect(panel.getByText('We are here to clear your doubts.')).toBeVisible()
  const link = panel.getByRole('link', { name: 'Write to us by chat' })
  await expect(link).toHaveAttribute('href', 'https://chat.example/help')
  await expect(link).toHaveAttribute('target', '_blank')
  await expectAccessible(desk, 'the help')
  await desk.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(getBubble(desk)).toBeFocused()
  await desk.getByRole('button', { name: 'Hide help' }).press('Enter')
  await expect(getBubble(desk)).toHaveCount(0)
  // The keyboard goes on in the page, not before its header.
  await expect(desk.getByRole('main')).toBeFocused()
  await desk.reload()
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(getBubble(desk)).toHaveCount(0)
})

/** The texts of what can be pressed and is covered by the help bubble, while that is shown. */
const getCovered = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('aside[aria-label="Need help?"]')
    if (!box?.checkVisibility({ visibilityProperty: true })) return []
    const { left, right, top, bottom } = box.getBoundingClientRect()
    return [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((one) => !box.contains(one) && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const rect = one.getBoundingClientRect()
        return rect.left < right && rect.right > left && rect.top < bottom && rect.bottom > top
      })
      .map((one) => one.textContent)
  })

test('Help hides from a button that arrives under it on a page that stays as long', async ({ visit }) => {
  const desk = await visit()
  await arrive(desk, 'volunteer', newPerson('Nora Vidal'))
  await desk.goto('/notifications')
  await expect(getBubble(desk)).toBeVisible()
  await desk.evaluate(() => {
    const late = Object.assign(document.createElement('button'), { textContent: 'Connect' })
    late.style.cssText = 'position: fixed; right: 20px; bottom: 24px; width: 48px; height: 48px'
    document.querySelector('main')?.append(late)
  })
  await expect(getBubble(desk)).toBeHidden()
})

test('Help covers nothing that can be pressed, at any width, and is in the menu too', async ({ visit }) => {
  const desk = await visit({ place: 'town' })
  await comeAs(desk, 'lucia')
  await desk.goto('/jobs')
  for (const width of [390, 768, 820, 1024, 1280, 1366, 1440, 1920]) {
    await desk.setViewportSize({ width, height: 800 })
    for (const at of [0, 0.3, 0.7, 1]) {
      await desk.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), at)
      // It measures once the page rests.
      await expect.poll(() => getCovered(desk), `${width} px wide, at ${at}`).toEqual([])
    }
  }
  await expect(getBubble(desk)).toBeVisible()
  await desk.setViewportSize({ width: 390, height: 800 })
  await expect(getBubble(desk)).toBeHidden()
  await desk.getByRole('button', { name: 'Menu' }).click()
  await desk.getByRole('menuitem', { name: 'Need help?' }).click()
  const help = desk.getByRole('dialog', { name: 'Need help?' })
  await expect(help.getByText('We are here to clear your doubts.')).toBeVisible()
  await expectAccessible(desk, 'the help on a phone')
})

test('A guest on a phone can join from the header, and new items are counted once', async ({ visit }) => {
  const [guest, desk] = [
    await visit({ viewport: { width: 320, height: 640 } }),
    await visit({ viewport: { width: 390, height: 844 } }),
  ]
  await guest.goto('/jobs')
  const header = guest.getByRole('banner')
  await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expectNoOverflow(guest, 'the header of a guest')
  await header.getByRole('button', { name: 'Create account' }).click()
  await expect(guest.getByRole('dialog', { name: 'Register' })).toBeVisible()

  const other = await visit()
  await arrive(desk, 'volunteer', newPerson('Olga Mas'))
  await arrive(other, 'volunteer', newPerson('Pere Sala'))
  await desk.goto('/feed')
  await through(other).post('/api/friends/add', { friend_id: await getCookie(desk, 'brota.user_id') })
  await expect(desk.getByRole('button', { name: 'Notifications: 1 unread' })).toHaveText('1')
  const tabs = desk.getByRole('navigation', { name: 'Sections' })
  await expect(tabs.getByRole('link', { name: 'Alerts' })).toHaveText('Alerts')
})

const fakeTagManager = `{
  const tell = async (entry) => {
    if (entry.event) await window.hear(entry.event)
    entry.eventCallback?.()
  }
  window.dataLayer.forEach(tell)
  window.dataLayer.push = tell
}`

/** Replaces the analytics hosts; returns the requests that they received. */
async function fakeHosts(page: Page): Promise<{ scripts: string[]; events: string[] }> {
  const requests = { scripts: [] as string[], events: [] as string[] }
  await page.exposeFunction('hear', (event: string) => void requests.events.push(event))
  await page.context().route(/googletagmanager\.com|crm\.example/, async (route) => {
    const { hostname } = new URL(route.request().url())
    requests.scripts.push(hostname)
    const body = hostname === 'crm.example' ? 'window.crm = true' : fakeTagManager
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  return requests
}

test('Nothing is measured before consent, nor after its refusal', async ({ visit }) => {
  const guest = await visit({ place: 'town', answered: false })
  const requests = await fakeHosts(guest)
  await guest.goto('/jobs')
  await guest.getByRole('button', { name: 'Refuse' }).click()
  await guest.goto('/entities')
  await guest.waitForLoadState('networkidle')
  expect(requests).toEqual({ scripts: [], events: [] })

  await guest.getByRole('button', { name: 'Cookie settings' }).click()
  await guest.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => requests.scripts.toSorted()).toEqual(['crm.example', 'www.googletagmanager.com'])
  await expect.poll(() => requests.events).toEqual(['gtm.js'])
  expect(await guest.evaluate(() => 'crm' in window)).toBe(true)

  await guest.getByRole('button', { name: 'Cookie settings' }).click()
  await guest.getByRole('button', { name: 'Refuse' }).click()
  await expect.poll(() => guest.evaluate(() => 'crm' in window)).toBe(false)
})

/** Adds an inline script as a page’s code could; returns whether the policy allowed it. */
const runsInline = (page: Page, script: string) =>
  page.evaluate((text) => {
    delete globalThis.dataLayer
    document.head.append(Object.assign(document.createElement('script'), { textContent: text }))
    return globalThis.dataLayer !== undefined
  }, script)

test('The policy allows the tag manager’s snippet, and rejects it with a letter changed', async ({
  visit,
  complaints,
}) => {
  const guest = await visit({ place: 'town' })
  await guest.context().addInitScript(() => localStorage.setItem('brota.consent', 'all'))
  const requests = await fakeHosts(guest)
  await guest.goto('/jobs')
  await expect.poll(() => requests.events).toEqual(['gtm.js'])
  const inline = await guest.locator('head script:not([src])').allTextContents()
  const snippet = inline.find((text) => text.includes('gtm.start')) ?? ''
  expect(snippet).toContain('GTM-TOWN1')
  expect(complaints).toEqual([])

  expect(await runsInline(guest, snippet.replace('GTM-TOWN1', 'GTM-TOWN2'))).toBe(false)
  expect(complaints.splice(0).join()).toContain('Content Security Policy')
  expect(await runsInline(guest, snippet)).toBe(true)
  await expect.poll(() => requests.events).toEqual(['gtm.js', 'gtm.js'])
})

for (const [kind, signUp, event] of [
  ['volunteer', signUpVolunteer, 'SignUp Volunteer'],
  ['organisation', signUpOrganisation, 'SignUp Ong'],
] as const) {
  test(`The sign-up of a ${kind} is reported to the analytics, when consent was given`, async ({ visit }) => {
    const desk = await visit({ place: 'town' })
    await desk.context().addInitScript(() => localStorage.setItem('brota.consent', 'all'))
    const requests = await fakeHosts(desk)
    await signUp(desk, newPerson('Vera Luna'))
    const notice = desk.getByRole('region', { name: 'Confirm your e-mail to start taking part' })
    await expect(notice).toBeVisible({ timeout: 30_000 })
    expect(requests.events.filter((name) => name === event)).toHaveLength(1)
  })
}

test('A tracking script that does not load breaks nothing', async ({ visit, complaints }) => {
  const guest = await visit({ place: 'town' })
  await guest.context().addInitScript(() => localStorage.setItem('brota.consent', 'all'))
  await guest.context().route(/googletagmanager\.com|crm\.example/, (route) => route.abort())
  await guest.goto('/jobs')
  // A browser complains of each in its own time.
  for (const complaint of [
    'The script https://crm.example/track.js could not be loaded',
    'googletagmanager.com',
  ])
    await expect.poll(() => complaints.join()).toContain(complaint)
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  complaints.length = 0
})

test('External links in the native app open outside, and Back falls back to the feed', async ({ visit }) => {
  const phone = await visit({ place: 'town', userAgent: 'Mozilla/5.0 (Linux; Android 16) brotaapp/1.0' })
  await comeAs(phone, 'lucia')
  await phone.goto('/jobs')
  await expect(phone.locator('html')).toHaveAttribute('data-app', '')
  await phone.context().route('https://outside.example/**', (route) => route.fulfill({ body: 'outside' }))
  await phone.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: 'https://outside.example/',
      textContent: 'Out',
    })
    document.querySelector('main')?.prepend(link)
  })
  const opening = phone.context().waitForEvent('page')
  await phone.getByRole('link', { name: 'Out', exact: true }).click()
  await (await opening).close()
  await expect(phone).toHaveURL('/jobs')

  // As when a push message opens the app there: the history is empty.
  await phone.evaluate(() => Object.defineProperty(window.history, 'length', { get: () => 1 }))
  await phone.getByRole('banner').getByRole('button', { name: 'Back' }).click()
  await expect(phone).toHaveURL('/feed', { timeout: 30_000 })
})

import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { aliveMark } from '../../../lib/alive.ts'

export type Visit = BrowserContextOptions & {
  /** The story’s empty site, unless the demo town is requested. */
  place?: 'story' | 'town'
  /** The address of a site that a story has started. */
  origin?: string
  /** The value of the language cookie; null for a browser without one. */
  language?: string | null
  /** The consent question is already answered. */
  answered?: boolean
}

type Fixtures = {
  /** Opens a new browser context: each visitor has separate cookies. */
  visit: (visit?: Visit) => Promise<Page>
  /** The browsers’ complaints so far; a story that ends with complaints fails. */
  complaints: string[]
}

/** The address of the site of a visit. */
export const getOrigin = (place: Visit['place'] = 'story'): string =>
  (place === 'town' ? process.env.TOWN_ORIGIN : process.env.STORY_ORIGIN) ?? ''

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  complaints: async ({}, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints, 'browsers complain of nothing').toEqual([])
  },
  visit: async ({ browser, complaints }, use) => {
    const pages: Page[] = []
    await use(async (visit = {}) => {
      const page = await open(browser, visit)
      listen(page, complaints)
      pages.push(page)
      return page
    })
    for (const page of pages) await page.context().close()
  },
})

async function open(browser: Browser, visit: Visit): Promise<Page> {
  // Sliding elements are in place at once; animations are tested in separate stories.
  const { place, origin, language = 'en', answered = true, reducedMotion = 'reduce', ...rest } = visit
  // A service worker would bypass the delays of a story; the offline stories allow it.
  const options: BrowserContextOptions = { serviceWorkers: 'block', ...rest }
  const baseURL = origin ?? getOrigin(place)
  const context = await browser.newContext({ ...options, reducedMotion, baseURL })
  if (language) await context.addCookies([{ name: 'brota.language', value: language, url: baseURL }])
  if (answered) await context.addInitScript(() => localStorage.setItem('GDPRAccepted', 'true'))
  if (rest.javaScriptEnabled !== false) context.on('page', waitForLife)
  return context.newPage()
}

/** A visit ends when the page is hydrated; stories that act before that use 'commit' (e2e/alive). */
function waitForLife(page: Page): void {
  const isAlive = () =>
    page.waitForFunction(
      (mark) => !document.getElementById('__NEXT_DATA__') || document.documentElement.hasAttribute(mark),
      aliveMark,
    )
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    if (options?.waitUntil !== 'commit') await isAlive()
    return answer
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const answer = await reload(options)
    await isAlive()
    return answer
  }
}

// An error status and a connection that a test cuts are intended: Chromium reports each of them, whatever the page
// does with it.
const refusal =
  /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)$)/
// An expired session is logged there, as the specification says; maps are drawn in software, which is slow to read back.
const note =
  /^(The session could not be refreshed|Service Worker registration blocked by Playwright|\[\.WebGL-.*GPU stall due to ReadPixels)/

/** Collects a page’s complaints: errors, warnings, hydration, the content security policy. */
function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !refusal.test(message.text()) && !note.test(message.text()))
      complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`)
  })
}

export { expect }

import { type Browser, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test'
import { earlyTouchesName } from '../../../lib/earlyTouches.ts'

export type Visit = BrowserContextOptions & {
  /** The story's empty house, unless the town is asked for. */
  place?: 'story' | 'town'
  /** Of a house that a story has opened for itself. */
  origin?: string
  /** Of the language cookie; null for a browser that has none. */
  language?: string | null
  /** The consent question has been answered before. */
  answered?: boolean
}

type Fixtures = {
  /** Opens a browser of its own: each visitor has their own cookies. */
  visit: (visit?: Visit) => Promise<Page>
  /** What browsers complained of so far; a story that ends with complaints has failed. */
  complaints: string[]
}

/** The address of the house in which a visit happens. */
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
  // What slides in can be pressed where it will be: how it comes is for the stories that ask.
  const { place, origin, language = 'en', answered = true, reducedMotion = 'reduce', ...rest } = visit
  // A worker would ask for pages beside what a story holds back; the stories of lost lines let it come.
  const options: BrowserContextOptions = { serviceWorkers: 'block', ...rest }
  const baseURL = origin ?? getOrigin(place)
  const context = await browser.newContext({ ...options, reducedMotion, baseURL })
  if (language) await context.addCookies([{ name: 'brota.language', value: language, url: baseURL }])
  if (answered) await context.addInitScript(() => localStorage.setItem('GDPRAccepted', 'true'))
  context.on('page', waitForLife)
  return context.newPage()
}

/** Going somewhere ends when the page is alive; who wants to act before that goes until 'commit' (e2e/early). */
function waitForLife(page: Page): void {
  const isAlive = () => page.waitForFunction((name) => !(name in globalThis), earlyTouchesName)
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

// A refusal is an answer, and a line that a test cuts is its own doing: Chromium notes each of them, whatever the page
// makes of it.
const refusal =
  /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET)$)/
// A session that has ended is noted there, as the specification has it.
const note = /^(The session could not be refreshed|Service Worker registration blocked by Playwright)/

/** Writes down what a page complains of: errors, warnings, hydration, the content security policy. */
function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !refusal.test(message.text()) && !note.test(message.text()))
      complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`)
  })
}

export { expect }

import { type Browser, type BrowserContext, type Cookie, chromium } from '@playwright/test'
import { aliveMark } from '#lib/alive.ts'
import { cookieNames } from '#lib/cookies.ts'
import { demoEmail, demoPassword } from '#lib/demo.ts'
import { chromiumFlags } from '../playwright.config.ts'
import { print, say } from './print.ts'

const runs = 5
/** A cheap phone far from a mast: Lighthouse's slow 4G, as it is applied to each request. */
const slowing = 4
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_000) / 8,
  uploadThroughput: (675 * 1_000) / 8,
}
/** How many milliseconds after the empty page each page answers presses, at most. */
const aims = { guest: 1_200, feed: 1_800 }

/** Milliseconds from the start of a visit. */
type Seen = { painted: number; alive: number }

/** Prints when pages are painted and when they answer presses on a slow phone, beside an empty page of Next. */
export async function measureAlive(
  { origin, emptyPage }: { origin: string; emptyPage: string },
  paths: readonly string[],
  session: Session,
  executablePath: string,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    const pages = [
      ...paths.map((path) => ({ address: origin + path, cookies: [], aim: aims.guest })),
      { address: `${origin}/feed`, cookies: [session], aim: aims.feed },
    ]
    const before = await visit(browser, { address: emptyPage, cookies: [] })
    const rows: string[][] = []
    for (const { aim, ...page } of pages) {
      const { painted, alive } = await visit(browser, page)
      const name = new URL(page.address).pathname.replace(/[0-9a-f-]{36}/, '{id}')
      rows.push([name, ...[painted, alive, alive - before.alive, aim].map((time) => time.toFixed(0))])
    }
    say(`\nOn a ${slowing} times slowed processor and slow 4G; milliseconds, median of ${runs}`)
    print([
      ['', 'painted', 'alive', 'after an empty page', 'aim'],
      ['an empty page of Next', before.painted.toFixed(0), before.alive.toFixed(0), '', ''],
      ...rows,
    ])
  } finally {
    await browser.close()
  }
}

export type Session = Pick<Cookie, 'name' | 'value'> & { url: string }

/** Returns the session cookie of a volunteer of the demo town. */
export async function logIn(origin: string): Promise<Session> {
  const response = await fetch(`${origin}/api/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoEmail('lucia'), password: demoPassword }),
  })
  const { accessToken }: { accessToken: string } = await response.json()
  return { name: cookieNames.token, value: accessToken, url: origin }
}

type Visit = { address: string; cookies: Parameters<BrowserContext['addCookies']>[0] }

/** Visits a page in fresh contexts and returns the medians. */
async function visit(browser: Browser, page: Visit): Promise<Seen> {
  const seen: Seen[] = []
  for (let run = 0; run < runs; run += 1) seen.push(await visitOnce(browser, page))
  const middle = (pick: (one: Seen) => number) => seen.map(pick).toSorted((a, b) => a - b)[runs >> 1] ?? 0
  return { painted: middle((one) => one.painted), alive: middle((one) => one.alive) }
}

async function visitOnce(browser: Browser, { address, cookies }: Visit): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', network)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowing })
    await page.addInitScript((mark) => {
      new MutationObserver((_changes, observer) => {
        if (!document.documentElement.hasAttribute(mark)) return
        observer.disconnect()
        performance.mark(mark)
      }).observe(document, { attributes: true, subtree: true, attributeFilter: [mark] })
    }, aliveMark)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, aliveMark)
    return await page.evaluate((mark) => {
      const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? 0
      return { painted: at('first-contentful-paint'), alive: at(mark) }
    }, aliveMark)
  } finally {
    await context.close()
  }
}

import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import type pg from 'pg'
import { cookieNames } from '#lib/cookies.ts'
import { findChromium } from '#scripts/lib/chromium.mjs'
import { chromiumFlags } from '../playwright.config.ts'
import { getId } from './cases/case.ts'
import { fillPosts } from './fill/feed.ts'
import { timed } from './fill/index.ts'
import { sign } from './site.ts'
import { formatCount, size } from './size.ts'

/** How many times slower the processor is, as that of a cheap phone. */
const slowing = 4
/** The reader and the authors they are connected with. */
const reader = size.people - 1
const authors = 40

/** `tasks`: those over 50 ms, in milliseconds; heaps in megabytes. */
export type Scrolled = { posts: number; tasks: number[]; heapBefore: number; heapAfter: number }

/** Fills a feed of `size.scrolledPosts` posts. */
export async function fillScrolled(client: pg.Client): Promise<void> {
  const posts = size.scrolledPosts
  await client.query('truncate posts, friendships cascade')
  await client.query(
    `insert into friendships (first_id, second_id, asked_by, state, created_at, connected_at)
     select least(mine, other), greatest(mine, other), mine, 'connected', now(), now()
     from generate_series(0, $1::int - 1) i
     cross join lateral (select ${getIdSql('$2::int')} as mine, ${getIdSql('i')} as other) pair`,
    [authors, reader],
  )
  await timed(`${formatCount(posts)} posts`, () => fillPosts(client, posts, authors))
}

/** SQL of `getId('account', number)`. */
const getIdSql = (number: string) =>
  `overlay(overlay(md5('account ' || ${number}) placing '7' from 13) placing '8' from 17)::uuid`

/** Scrolls the feed to its end as a person does with a wheel, on a slowed processor. */
export async function scrollFeed(origin: string): Promise<Scrolled> {
  // Playwright would exit at a signal, before the server and its database have ended.
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false }
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumFlags,
    ...signals,
  })
  try {
    return await scrollIn(browser, origin)
  } finally {
    await browser.close()
  }
}

async function scrollIn(browser: Browser, origin: string): Promise<Scrolled> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const token = await sign(getId('account', reader))
  await context.addCookies([{ name: cookieNames.token, value: token, url: origin }])
  const page = await context.newPage()
  await page.route('**/api/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowing })
  await page.goto(`${origin}/feed`)
  await page.getByRole('article').nth(1).waitFor()
  await page.waitForTimeout(3_000)
  const heapBefore = await getHeap(devTools)
  const readTasks = await recordTasks(page)
  const posts = await scrollToEnd(page)
  return { posts, tasks: await readTasks(), heapBefore, heapAfter: await getHeap(devTools) }
}
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#3a7d44"/></svg>'

async function getHeap(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

/** Collects the lengths of long tasks from now on; returns a function that reads them, in milliseconds. */
async function recordTasks(page: Page): Promise<() => Promise<number[]>> {
  const lengths = await page.evaluateHandle(() => {
    const seen: number[] = []
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration)
    })
    observer.observe({ type: 'longtask' })
    return seen
  })
  return () => lengths.jsonValue()
}

/** Scrolls until no more posts come, and returns their number. */
async function scrollToEnd(page: Page): Promise<number> {
  // Playwright's locators would be a long task of their own.
  const count = () => page.evaluate(() => document.getElementsByTagName('article').length)
  let posts = 0
  for (let still = 0; still < 40; ) {
    await page.mouse.wheel(0, 1_200)
    await page.waitForTimeout(60)
    const now = await count()
    still = now > posts ? 0 : still + 1
    posts = now
  }
  return posts
}

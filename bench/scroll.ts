import { setTimeout } from 'node:timers/promises'
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
/** In milliseconds. */
const frame = 16

/** One way through the feed: `speed` in pixels a second, `tasks` over 50 ms in milliseconds. */
export type Scroll = { how: string; posts: number; speed: number; tasks: number[]; aim?: number }

/** Heaps in megabytes. */
export type Scrolled = { scrolls: Scroll[]; heapBefore: number; heapAfter: number }

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

/**
 * Reads a feed on a slowed processor: swiped by a thumb, pulled to its end faster than anyone reads, and swiped back from
 * there, among all its posts.
 */
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
    hasTouch: true,
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
  const scrolls = [
    await measure(page, 'swiped from its beginning', () => swipe(devTools, 'up'), 0),
    await measure(page, 'pulled to its end', () => pullToEnd(page)),
    await measure(page, 'swiped back among all posts', () => swipe(devTools, 'down'), 0),
  ]
  return { scrolls, heapBefore, heapAfter: await getHeap(devTools) }
}
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#3a7d44"/></svg>'

async function getHeap(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devTools.send('Runtime.getHeapUsage')
  return usedSize / 1_000_000
}

/** Scrolls by `scroll`, and collects the long tasks meanwhile. */
async function measure(page: Page, how: string, scroll: () => Promise<void>, aim?: number): Promise<Scroll> {
  // Playwright's locators would be a long task of their own.
  const getState = () =>
    page.evaluate(() => ({ y: scrollY, posts: document.getElementsByTagName('article').length }))
  const before = await getState()
  const readTasks = await recordTasks(page)
  const startedAt = performance.now()
  await scroll()
  const seconds = (performance.now() - startedAt) / 1000
  const { y, posts } = await getState()
  return { how, posts, speed: Math.abs(y - before.y) / seconds, tasks: await readTasks(), aim }
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

const swipes = 60
/** Of one swipe, in pixels and in pixels a millisecond. */
const thumb = { way: 560, speed: 5 }

/** Swipes with a thumb that lets go while it moves, so that the page goes on by itself; `up`: towards later posts. */
async function swipe(devTools: CDPSession, direction: 'up' | 'down'): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove', moved: number) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: 195, y: direction === 'up' ? 700 - moved : 140 + moved }],
    })
  for (let done = 0; done < swipes; done += 1) {
    await touch('touchStart', 0)
    const startedAt = performance.now()
    for (let moved = 0; moved < thumb.way; ) {
      await setTimeout(frame)
      moved = Math.min(thumb.way, (performance.now() - startedAt) * thumb.speed)
      await touch('touchMove', moved)
    }
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await setTimeout(10 * frame)
  }
}

/** Scrolls some 20,000 pixels a second until no more posts come. No wheel: a phone has no pointer that hovers. */
async function pullToEnd(page: Page): Promise<void> {
  let posts = 0
  for (let still = 0; still < 40; ) {
    const now = await page.evaluate(() => {
      scrollBy(0, 1_200)
      return document.getElementsByTagName('article').length
    })
    await setTimeout(60)
    still = now > posts ? 0 : still + 1
    posts = now
  }
}

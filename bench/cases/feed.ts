import { limits } from '#contracts/limits.ts'
import { getOpenJobs } from '#lib/profile.ts'
import { type BaselineCall, readsSignedIn } from '../baseline/plan.ts'
import { feed, onePost } from '../baseline/posts.ts'
import type { Call } from '../measure.ts'
import { callJson } from '../site.ts'
import { readerNumber } from '../size.ts'
import { aims, asBrowser, bearer, type Case, get, getId, times } from './case.ts'

type Stream = { data: { id: string }[]; nextCursor: string | null }

const shown = limits.pageSize.default
const numbers = times(64, readerNumber)

/** A call with what the baseline does for it. */
type Pair = { call: Call; baseline: BaselineCall }

const toCase = (name: string, aim: number, pairs: Pair[]): Case => ({
  kind: 'endpoint',
  name,
  aim,
  calls: pairs.map(({ call }) => call),
  baseline: pairs.map(({ baseline }) => baseline),
})

const readPosts = async (origin: string, query: string, headers: Record<string, string>) =>
  (await callJson(origin, get(`/api/posts/posts${query}`, headers))) as Stream

/** The calls of a reader's first page, of the page after it and of the first post. */
async function callsOf(origin: string, number: number): Promise<[first: Pair, next: Pair, post: Pair]> {
  const headers = await bearer(number)
  const reader = getId('account', number)
  const { data, nextCursor } = await readPosts(origin, '', headers)
  const [newest, oldest] = [data[0], data.at(-1)]
  if (data.length < shown || !nextCursor || !newest || !oldest)
    throw new Error('a feed is too short to be measured')
  const cursor = encodeURIComponent(nextCursor)
  return [
    { call: get('/api/posts/posts', headers), baseline: readsSignedIn(feed(reader, shown)) },
    {
      call: get(`/api/posts/posts?cursor=${cursor}`, headers),
      baseline: readsSignedIn(feed(reader, shown, oldest.id)),
    },
    {
      call: get(`/api/posts/posts/${newest.id}`, headers),
      baseline: readsSignedIn(onePost(reader, newest.id)),
    },
  ]
}

const firstReader = numbers[0] ?? 0

async function feedPage(origin: string): Promise<Case> {
  const { data } = await readPosts(origin, `?limit=${limits.postsAtFirst}`, await bearer(firstReader))
  const headers = await Promise.all(numbers.map(asBrowser))
  return {
    kind: 'page',
    name: `page /feed, ${limits.postsAtFirst} posts`,
    aim: aims.page,
    calls: headers.map((one) => get('/feed', one)),
    shows: data.map(({ id }) => id),
  }
}

/** The profiles of organisations: their open offers and their posts. */
async function profilePage(origin: string): Promise<Case> {
  const reader = await bearer(firstReader)
  const organisations = times(16, (index) => getId('account', index * 5 + 1))
  const id = organisations[0] ?? ''
  const { limit, status } = getOpenJobs({ id })
  const jobs = await callJson(
    origin,
    get(`/api/jobs/jobs?owner=${id}&status=${status}&limit=${limit}`, reader),
  )
  const posts = await readPosts(origin, `?author=${id}&limit=${limits.postsAtFirst}`, reader)
  const browser = await asBrowser(firstReader)
  return {
    kind: 'page',
    name: 'page /user/{id}',
    aim: aims.page,
    calls: organisations.map((one) => get(`/user/${one}`, browser)),
    shows: [...(jobs as Stream).data, ...posts.data].map((one) => one.id),
  }
}

/** The feeds of many people, first and second page, posts with their authors, and the pages /feed and /user/{id}. */
export async function feedCases(origin: string): Promise<Case[]> {
  const all: [Pair, Pair, Pair][] = []
  for (const number of numbers) all.push(await callsOf(origin, number))
  return [
    toCase(
      'feed',
      aims.reads,
      all.map(([first]) => first),
    ),
    toCase(
      'feed, further down',
      aims.reads,
      all.map(([, next]) => next),
    ),
    toCase(
      'one post',
      aims.oneRow,
      all.map(([, , one]) => one),
    ),
    await feedPage(origin),
    await profilePage(origin),
  ]
}

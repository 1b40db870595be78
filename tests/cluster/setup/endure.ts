import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { calls, getHost } from '#lib/calls.ts'
import { Caller } from '../../api/setup/caller.ts'
import { until } from '../../api/setup/until.ts'
import { countSent, countUnsent, getEmailIds } from './emails.ts'
import { type Figures, getFigures, isError } from './figures.ts'
import { type Acknowledged, type People, startLoad, type Try } from './load.ts'
import type { ClusterSite } from './site.ts'

const before = 3_000
const after = 12_000
/** A site answers again by itself within this time of the part's return. */
const longestReturn = 10_000
/** Each of the worker’s four concurrent jobs may have sent an email that it had not recorded yet. */
const hands = 4

/**
 * Loses a part under load; `lose` resolves once it is back, or something took its place. What was acknowledged is there and
 * was heard once, and visitors saw nothing but 502 and 503, and these only until soon after the return.
 */
export async function endure(
  site: ClusterSite,
  people: People,
  part: string,
  lose: () => Promise<void>,
): Promise<Figures> {
  const load = await startLoad(site.cluster.origin, people)
  await wait(before)
  const lostAt = Date.now()
  try {
    await lose()
  } catch (error) {
    await load.stop()
    throw error
  }
  const backAt = Date.now()
  await wait(after)
  const heard = await load.stop()
  const stored = await compare(site, people, load.acknowledged)
  const found = getFigures({ part, lostAt, backAt, tries: load.tries, heard, ...stored })
  expect(found.requests).toBeGreaterThan(200)
  expect(stored).toEqual({ lost: 0, doubled: 0 })
  const sinceLoss = (times: readonly number[]) => times.map((at) => at - lostAt)
  expect(heard.map(({ missing, doubled }) => [sinceLoss(missing), sinceLoss(doubled)])).toEqual(
    heard.map(() => [[], []]),
  )
  expect(load.missed).toEqual([])
  const wrong = load.tries.filter(isWrong).map((one) => ({ ...one, at: one.at - lostAt }))
  expect({ wrong, logged: wrong.length > 0 ? await readErrors(site) : [] }).toEqual({ wrong: [], logged: [] })
  expect(found.errorsAfterReturn).toBeLessThan(longestReturn)
  await expectEmailsOnce(site)
  return found
}

/** Whether visitors saw another error than that of a site of which a part is away. */
const isWrong = (one: Try): boolean => isError(one) && one.status !== 502 && one.status !== 503

/** The last errors that each machine logged. */
async function readErrors({ folder }: ClusterSite): Promise<string[]> {
  const logs = join(folder, 'log')
  const texts = await Promise.all((await readdir(logs)).map((name) => readFile(join(logs, name), 'utf8')))
  return texts.flatMap((text) =>
    text
      .split('\n')
      .filter((line) => line.includes('"level":50'))
      .slice(-5),
  )
}

/** How much of what was acknowledged is missing now, and how much is there twice. */
async function compare(
  { cluster, database }: ClusterSite,
  { publishers }: People,
  { posts, emails, images, messages }: Acknowledged,
) {
  const count = async (query: string, values: string[]) =>
    new Map(
      (await database.query(query, [values])).rows.map((row): [string, number] => [row.name, row.times]),
    )
  const countTexts = (table: 'posts' | 'messages', texts: string[]) =>
    count(
      `select text as name, count(*)::int as times from ${table} where text = any($1) group by text`,
      texts,
    )
  const [published, said] = [await countTexts('posts', posts), await countTexts('messages', messages)]
  const accounts = await count('select email as name, 1 as times from accounts where email = any($1)', emails)
  const reader = new Caller(cluster.origin, async () => publishers[0]?.bearer ?? '')
  let lost = posts.length - published.size + messages.length - said.size + emails.length - accounts.size
  for (const image of images) {
    const { status } = await reader.get(`${getHost('media')}${calls.media.file(image)}`)
    if (status !== 200) lost += 1
  }
  const times = [...published.values(), ...said.values()]
  return { lost, doubled: times.filter((one) => one > 1).length }
}

async function expectEmailsOnce(site: ClusterSite): Promise<void> {
  await until(async () => (await countUnsent(site)) === 0, 60_000)
  const sent = await countSent(site)
  expect([...sent.keys()].sort()).toEqual(await getEmailIds(site))
  const repeats = [...sent.values()].reduce((sum, times) => sum + times - 1, 0)
  expect(repeats).toBeLessThanOrEqual(hands)
}

import { expect, it } from 'vitest'
import { newId } from '#server/platform/db/ids.ts'
import { Caller } from '../api/setup/caller.ts'
import { type Action, drive, driveUntilKilled } from './drive.ts'
import { type Settled, settle } from './settle.ts'
import { openSite } from './site.ts'

const authors = 25
const posts = 500
/** The kill comes after this many acknowledgements; the other calls are in flight or not sent yet. */
const acknowledgedBefore = 200

const site = openSite('posts')

/** A post that mentions the next account, so that it causes a notification. */
function publishing(author: Settled, named: Settled, number: number): Action {
  const text = `Bean ${number} is up, says @Lucía Ferrer`
  const headers = { 'Idempotency-Key': newId() }
  const body = { text, mentions: [named.id] }
  return {
    name: text,
    do: (origin) => new Caller(origin, async () => author.bearer).post('/api/posts/posts', body, { headers }),
  }
}

async function getTexts(table: 'posts' | 'post_mentions' | 'notifications'): Promise<string[]> {
  const text = {
    posts: 'select text from posts',
    post_mentions: 'select p.text from post_mentions m join posts p on p.id = m.post_id',
    notifications: 'select p.text from notifications n join posts p on p.id = n.action_id',
  }[table]
  return (await site.database.query(text)).rows.map((row) => row.text).sort()
}

it('kill -9 in the middle of 500 posts leaves each acknowledged post stored exactly once', async () => {
  const people = await settle(site.database, authors)
  const actions = Array.from({ length: posts }, (_, number) => {
    const [author, named] = [people[number % authors], people[(number + 1) % authors]]
    if (!author || !named) throw new Error('nobody came')
    return publishing(author, named, number)
  })

  const before = await driveUntilKilled(actions, site.app, acknowledgedBefore)
  expect(new Set(before)).toEqual(new Set([201, 0]))
  await site.startAgain()
  expect(site.app.seconds).toBeLessThan(30)

  const acknowledged = actions.filter((_, index) => before[index] === 201).map(({ name }) => name)
  const kept = await getTexts('posts')
  expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgedBefore)
  expect(new Set(kept).size).toBe(kept.length)
  expect(acknowledged.filter((text) => !kept.includes(text))).toEqual([])
  // A post is stored with its mentions and their notifications, or not at all.
  expect(await getTexts('post_mentions')).toEqual(kept)
  expect(await getTexts('notifications')).toEqual(kept)

  // Every call is repeated, with a lost response or not.
  const again = await drive(actions, site.app.origin)
  expect(new Set(again)).toEqual(new Set([201]))
  const all = actions.map(({ name }) => name).sort()
  expect(await getTexts('posts')).toEqual(all)
  expect(await getTexts('post_mentions')).toEqual(all)
})

// What the modules say of the things that notifications are about.

import { findRatingWords } from '#server/modules/account/index.ts'
import { findTitles } from '#server/modules/jobs/index.ts'
import { findDecidedWords } from '#server/modules/moderation/index.ts'
import { findNotifiedWords } from '#server/modules/posts/index.ts'
import type { Db } from './platform/db/index.ts'
import type { Notified, NotifiedReader } from './platform/live/badges.ts'

/** Of each notification what it is about: an offer's title, words of a post, a comment or a rating. */
export const notified: NotifiedReader = async (db, rows) => {
  const {
    jobs = [],
    moderation = [],
    friends: _ofPeople,
    ...ofPosts
  } = Object.groupBy(rows, ({ type }) => type)
  const found = await Promise.all([
    findRatings(
      db,
      jobs.filter(({ detail }) => detail === 'rated'),
    ),
    findOffers(
      db,
      jobs.filter(({ detail }) => detail !== 'rated'),
    ),
    moderation.length > 0 ? findDecidedWords(db, moderation) : [],
    findNotifiedWords(db, Object.values(ofPosts).flat()),
  ])
  return new Map(found.flatMap((words) => [...words]))
}

async function findOffers(db: Db, rows: readonly Notified[]): Promise<Map<string, string>> {
  const titles = await findTitles(
    db,
    rows.map(({ actionId }) => actionId),
  )
  return new Map(rows.map(({ id, actionId }) => [id, titles.get(actionId) ?? '']))
}

async function findRatings(db: Db, rows: readonly Notified[]): Promise<[string, string][]> {
  if (rows.length === 0) return []
  const pairs = rows.map(({ actorId, accountId }) => ({ authorId: actorId, organisationId: accountId }))
  const words = await findRatingWords(db, pairs)
  const of = ({ actorId, accountId }: Notified) =>
    words.find(({ authorId, organisationId }) => authorId === actorId && organisationId === accountId)
  return rows.map((row) => [row.id, of(row)?.comment ?? ''])
}

// Asks each module for the texts that notifications quote.

import { findTitles } from '#server/modules/jobs/index.ts'
import { findDecidedWords } from '#server/modules/moderation/index.ts'
import { findNotifiedWords } from '#server/modules/posts/index.ts'
import { findRatingWords } from '#server/modules/ratings/index.ts'
import type { Db } from './platform/db/index.ts'
import type { Notified, NotifiedReader } from './platform/live/badges.ts'

/** By notification id, the text that it quotes: an offer's title, the beginning of a post, a comment or a rating. */
export const notified: NotifiedReader = async (db, rows) => {
  const {
    jobs = [],
    moderation = [],
    friends: _connections,
    ...posts
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
    findNotifiedWords(db, Object.values(posts).flat()),
  ])
  return new Map(found.flatMap((texts) => [...texts]))
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
  const ratings = await findRatingWords(db, pairs)
  const findRating = ({ actorId, accountId }: Notified) =>
    ratings.find(({ authorId, organisationId }) => authorId === actorId && organisationId === accountId)
  return rows.map((row) => [row.id, findRating(row)?.comment ?? ''])
}

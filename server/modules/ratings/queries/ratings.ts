import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { outdateGuestPages } from '#server/platform/live/index.ts'
import { ratings } from '../tables.ts'

export type RatingRow = typeof ratings.$inferSelect

/** Excludes blocked authors. The ids are one array parameter, since parameters are limited in number. */
const notIn = (hidden: readonly string[]): SQL | undefined =>
  hidden.length > 0 ? sql`${ratings.authorId} <> all(${sql.param([...hidden])}::uuid[])` : undefined

type Params = {
  organisationId: string
  hidden: readonly string[]
  limit: number
  offset: number
}

/** A page of an organisation's ratings, newest first. */
export const findRatings = (db: Db, params: Params): Promise<RatingRow[]> =>
  db
    .select()
    .from(ratings)
    .where(
      and(eq(ratings.organisationId, params.organisationId), isNull(ratings.hiddenAt), notIn(params.hidden)),
    )
    .orderBy(desc(ratings.createdAt), desc(ratings.id))
    .limit(params.limit)
    .offset(params.offset)

/** How often each rate was given, and how many of those this viewer sees; at most five rows. */
export const countRates = (
  db: Db,
  organisationId: string,
  hidden: readonly string[],
): Promise<{ rate: number; given: number; seen: number }[]> => {
  const isSeen = notIn(hidden) ?? sql`true`
  return db
    .select({
      rate: ratings.rate,
      given: sql<number>`count(*)::int`,
      seen: sql<number>`(count(*) filter (where ${isSeen}))::int`,
    })
    .from(ratings)
    .where(and(eq(ratings.organisationId, organisationId), isNull(ratings.hiddenAt)))
    .groupBy(ratings.rate)
    .limit(5)
}

export async function findRating(db: Db, id: string): Promise<RatingRow | null> {
  const [row] = await db.select().from(ratings).where(eq(ratings.id, id)).limit(1)
  return row ?? null
}

/** The rating as it stays until the transaction ends. */
export async function lockRating(db: Db, id: string): Promise<RatingRow | null> {
  const [row] = await db.select().from(ratings).where(eq(ratings.id, id)).for('no key update')
  return row ?? null
}

/** At most one row per id, hidden or not. */
export const findRatingsById = (db: Db, ids: readonly string[]): Promise<RatingRow[]> =>
  db
    .select()
    .from(ratings)
    .where(inArray(ratings.id, [...ids]))

/** Hides a rating, or shows it again (null); null when nothing changed. */
export async function hideRatingRow(db: Db, id: string, at: Date | null): Promise<RatingRow | null> {
  const before = at ? isNull(ratings.hiddenAt) : isNotNull(ratings.hiddenAt)
  const [changed] = await db
    .update(ratings)
    .set({ hiddenAt: at })
    .where(and(eq(ratings.id, id), before))
    .returning(getTableColumns(ratings))
  await outdateGuestPages(db)
  return changed ?? null
}

/** This volunteer's rating of this organisation, hidden or not. */
export async function findRatingBy(
  db: Db,
  organisationId: string,
  authorId: string,
): Promise<RatingRow | null> {
  const [row] = await db
    .select()
    .from(ratings)
    .where(and(eq(ratings.organisationId, organisationId), eq(ratings.authorId, authorId)))
    .limit(1)
  return row ?? null
}

/** The comment of an author's visible rating of an organisation, for a query of another module; null when there is none. */
export const ratingWordsOf = (authorId: SQLWrapper, organisationId: SQLWrapper): SQL<string | null> =>
  sql<string | null>`(
    select rated.comment from ${ratings} rated
    where rated.author_id = ${authorId} and rated.organisation_id = ${organisationId} and rated.hidden_at is null)`

type NewRating = Pick<RatingRow, 'id' | 'organisationId' | 'authorId' | 'rate' | 'comment' | 'createdAt'>

/** The moment of a rating that replaces another, unless it says the same. */
const edited = (now: Date) => sql`case
  when (${ratings.rate}, ${ratings.comment}) is distinct from (excluded.rate, excluded.comment)
  then ${now.toISOString()}::timestamptz else ${ratings.editedAt} end`

/** Inserts a volunteer's rating or replaces the previous one, which is edited then; the organisation's answer stays. */
export async function saveRatingRow(db: Db, rating: NewRating): Promise<RatingRow | null> {
  const { rate, comment, createdAt } = rating
  const [saved] = await db
    .insert(ratings)
    .values(rating)
    .onConflictDoUpdate({
      target: [ratings.organisationId, ratings.authorId],
      set: { rate, comment, editedAt: edited(createdAt) },
    })
    .returning(getTableColumns(ratings))
  await outdateGuestPages(db)
  return saved ?? null
}

/** Saves the organisation's answer; an empty text removes it. */
export async function saveReply(db: Db, id: string, answer: string, at: Date): Promise<RatingRow | null> {
  const [saved] = await db
    .update(ratings)
    .set({ answer, answeredAt: answer ? at : null })
    .where(eq(ratings.id, id))
    .returning(getTableColumns(ratings))
  await outdateGuestPages(db)
  return saved ?? null
}

/** The visible ratings by a volunteer, newest first; at most `limit`. */
export const findGivenRatings = (
  db: Db,
  authorId: string,
  limit: number,
): Promise<Pick<RatingRow, 'organisationId' | 'rate' | 'createdAt'>[]> =>
  db
    .select({
      organisationId: ratings.organisationId,
      rate: ratings.rate,
      createdAt: ratings.createdAt,
    })
    .from(ratings)
    .where(and(eq(ratings.authorId, authorId), isNull(ratings.hiddenAt)))
    .orderBy(desc(ratings.createdAt))
    .limit(limit)

/** Volunteer -> the visible rate that they gave this organisation; at most one an id. */
export async function findRatesBy(
  db: Db,
  organisationId: string,
  volunteerIds: readonly string[],
): Promise<Map<string, number>> {
  if (volunteerIds.length === 0) return new Map()
  const isTheirs = sql`${ratings.authorId} = any(${sql.param([...volunteerIds])}::uuid[])`
  const rows = await db
    .select({ authorId: ratings.authorId, rate: ratings.rate })
    .from(ratings)
    .where(and(eq(ratings.organisationId, organisationId), isTheirs, isNull(ratings.hiddenAt)))
  return new Map(rows.map(({ authorId, rate }) => [authorId, rate]))
}

/** The organisations among these that a volunteer rated, hidden ratings too, since they cannot be replaced. */
export async function findRatedAmong(
  db: Db,
  authorId: string,
  organisationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const isAmongThem = sql`${ratings.organisationId} = any(${sql.param([...organisationIds])}::uuid[])`
  const rows = await db
    .select({ id: ratings.organisationId })
    .from(ratings)
    .where(and(eq(ratings.authorId, authorId), isAmongThem))
  return new Set(rows.map(({ id }) => id))
}

import { and, desc, eq, getTableColumns, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/db/index.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { preparedRows, type RowOf } from '#server/platform/db/preparedRows.ts'
import { accounts, sessions, spentTokens } from '../tables.ts'

export type SessionRow = typeof sessions.$inferSelect

const { id, accountId, refreshHash, previousHash, rotatedAt, usedAt, expiresAt } = getTableColumns(sessions)

/** Selects sessions with the fields of their accounts that the platform needs. */
const selectKnown = (db: Db) =>
  db
    .select({
      ...{ id, accountId, refreshHash, previousHash, rotatedAt, usedAt, expiresAt },
      provider: accounts.provider,
      age: accounts.age,
      moderator: accounts.moderator,
      validatedAt: accounts.validatedAt,
      suspendedAt: accounts.suspendedAt,
      language: accounts.language,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))

const sessionById = preparedRows('session_by_id', (db) =>
  selectKnown(db).where(eq(id, sql.placeholder('id'))),
)

export type KnownSession = RowOf<typeof sessionById>

export async function findSession(db: Db, id: string): Promise<KnownSession | null> {
  const [row] = await sessionById(db).execute({ id })
  return row ?? null
}

export const findSessions = (db: Db, ids: readonly string[]): Promise<KnownSession[]> =>
  selectKnown(db)
    .where(inArray(id, [...ids]))
    .limit(ids.length)

const withToken = (hash: string) => or(eq(sessions.refreshHash, hash), eq(sessions.previousHash, hash))

export async function findSessionByHash(db: Db, hash: string): Promise<KnownSession | null> {
  const [row] = await selectKnown(db).where(withToken(hash)).limit(1)
  return row ?? null
}

/** The session whose current or previous refresh token has this hash, locked until the transaction ends. */
export async function lockSessionByHash(db: Db, hash: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(sessions).where(withToken(hash)).for('update')
  return row ?? null
}

type NewSession = Pick<
  SessionRow,
  'id' | 'accountId' | 'refreshHash' | 'userAgent' | 'createdAt' | 'usedAt' | 'expiresAt'
>

const newSession = prepared((db) =>
  db
    .insert(sessions)
    .values({
      id: sql.placeholder('id'),
      accountId: sql.placeholder('accountId'),
      refreshHash: sql.placeholder('refreshHash'),
      userAgent: sql.placeholder('userAgent'),
      createdAt: sql.placeholder('createdAt'),
      usedAt: sql.placeholder('usedAt'),
      expiresAt: sql.placeholder('expiresAt'),
    })
    .prepare('session_insert'),
)

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await newSession(db).execute(session)
}

type Rotation = Pick<SessionRow, 'refreshHash' | 'previousHash' | 'previousResponse' | 'rotatedAt' | 'usedAt'>

export async function rotateSession(db: Db, id: string, rotation: Rotation): Promise<void> {
  await db.update(sessions).set(rotation).where(eq(sessions.id, id))
}

/** Ends the grace of the previous token: reusing it now ends the session. */
export async function forgetPreviousToken(db: Db, id: string, refreshHash: string): Promise<void> {
  await db
    .update(sessions)
    .set({ previousHash: null, previousResponse: null })
    .where(and(eq(sessions.id, id), eq(sessions.refreshHash, refreshHash)))
}

export async function insertSpentToken(db: Db, hash: string, sessionId: string, now: Date): Promise<void> {
  await db.insert(spentTokens).values({ hash, sessionId, spentAt: now }).onConflictDoNothing()
}

export async function findSessionBySpentToken(db: Db, hash: string): Promise<string | null> {
  const [row] = await db
    .select({ sessionId: spentTokens.sessionId })
    .from(spentTokens)
    .where(eq(spentTokens.hash, hash))
  return row?.sessionId ?? null
}

/** The last used 100 sessions of an account that can still be refreshed. */
export function listSessionRows(
  db: Db,
  accountId: string,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now), gt(sessions.usedAt, idleSince)),
    )
    .orderBy(desc(sessions.usedAt), desc(sessions.id))
    .limit(100)
}

const getIds = (rows: { id: string }[]) => rows.map(({ id }) => id)

export async function deleteSession(db: Db, id: string, accountId?: string): Promise<string[]> {
  const mine = accountId === undefined ? undefined : eq(sessions.accountId, accountId)
  return getIds(
    await db
      .delete(sessions)
      .where(and(eq(sessions.id, id), mine))
      .returning({ id: sessions.id }),
  )
}

/** Deletes every session of an account except `except`; returns their ids. */
export async function deleteSessionsFor(db: Db, accountId: string, except?: string): Promise<string[]> {
  const others = except === undefined ? undefined : ne(sessions.id, except)
  return getIds(
    await db
      .delete(sessions)
      .where(and(eq(sessions.accountId, accountId), others))
      .returning({ id: sessions.id }),
  )
}

export async function findSessionIds(db: Db, accountId: string): Promise<string[]> {
  return getIds(await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, accountId)))
}

/** Deletes sessions that have expired or were idle too long. */
export async function deleteEndedSessions(db: Db, now: Date, idleSince: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.usedAt, idleSince)))
}

import { createHash } from 'node:crypto'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/index.ts'
import { prepared } from '../db/prepared.ts'
import { hasObject, type StoredObject, withObject } from '../db/replaceObject.ts'
import { apiError } from './apiError.ts'
import { idempotencyKeys } from './tables.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Long keys are stored as their hash. */
const storedKey = (key: string) => (key.length > 200 ? digest(key) : key)

/** Deletes the responses sent to an account, and those to others that mention it. */
export async function deleteResponses(db: Db, userId: string): Promise<void> {
  const mentionsThem = sql`${idempotencyKeys.response} @? ${`$.** ? (@ == "${userId}")`}::jsonpath`
  await db.delete(idempotencyKeys).where(or(eq(idempotencyKeys.userId, userId), mentionsThem))
}

/** Replaces what the stored responses to these accounts say of an object, so that they no longer have what was deleted. */
export async function replaceInResponses(
  db: Db,
  userIds: readonly string[],
  stored: StoredObject,
): Promise<void> {
  const { response } = idempotencyKeys
  await db
    .update(idempotencyKeys)
    .set({ response: withObject(response, stored) })
    .where(and(inArray(idempotencyKeys.userId, [...userIds]), hasObject(response, stored)))
}

/**
 * Deletes up to `limit` responses older than `before` and returns their number. Locked rows are skipped: PostgreSQL
 * would wait for a key that is being used again and then delete its new response.
 */
export async function sweepResponses(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${idempotencyKeys} where ctid = any(array(
      select ctid from ${idempotencyKeys} where created_at < ${before.toISOString()}::timestamptz
      limit ${limit} for update skip locked))`)
  return rowCount ?? 0
}

const itsRow = and(
  eq(idempotencyKeys.userId, sql.placeholder('userId')),
  eq(idempotencyKeys.call, sql.placeholder('call')),
  eq(idempotencyKeys.key, sql.placeholder('key')),
)
const newKey = prepared((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      userId: sql.placeholder('userId'),
      call: sql.placeholder('call'),
      key: sql.placeholder('key'),
      bodyHash: sql.placeholder('bodyHash'),
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.call, idempotencyKeys.key],
      set: { bodyHash: sql`excluded.body_hash`, response: null, createdAt: sql`now()` },
      setWhere: sql`${idempotencyKeys.createdAt} < now() - interval '24 hours'`,
    })
    .returning({ key: idempotencyKeys.key })
    .prepare('idempotency_key_insert'),
)
const storedResponse = prepared((db) =>
  db.select().from(idempotencyKeys).where(itsRow).prepare('idempotency_key_response'),
)
const newResponse = prepared((db) =>
  db
    .update(idempotencyKeys)
    .set({ response: sql`${sql.param(sql.placeholder('response'), idempotencyKeys.response)}` })
    .where(itsRow)
    .prepare('idempotency_key_save'),
)

type Repeat = { userId: string; call: string; key: string; body: unknown }

/**
 * Runs a mutation once per key. The key's row is inserted first, so a second request with that key waits until the first
 * transaction ends; then it returns the stored response, or runs itself when the first was rolled back.
 */
export async function runOnce<Out>(tx: Tx, repeat: Repeat, run: () => Promise<Out>): Promise<Out> {
  const bodyHash = digest(JSON.stringify(repeat.body))
  const row = { userId: repeat.userId, call: repeat.call, key: storedKey(repeat.key) }
  const fresh = await newKey(tx).execute({ ...row, bodyHash })
  if (fresh.length === 0) {
    const [before] = await storedResponse(tx).execute(row)
    if (before?.bodyHash !== bodyHash) throw apiError('keyAlreadyUsed')
    return before.response as Out
  }
  const response = await run()
  await newResponse(tx).execute({ ...row, response })
  return response
}

import { createHash } from 'node:crypto'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/index.ts'
import { apiError } from './apiError.ts'
import { idempotencyKeys } from './tables.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Two long keys with one beginning are two keys. */
const storedKey = (key: string) => (key.length > 200 ? digest(key) : key)

/** Forgets what was answered to somebody, and to others of them. */
export async function deleteResponses(db: Db, userId: string): Promise<void> {
  const mentionsThem = sql`${idempotencyKeys.response} @? ${`$.** ? (@ == "${userId}")`}::jsonpath`
  await db.delete(idempotencyKeys).where(or(eq(idempotencyKeys.userId, userId), mentionsThem))
}

/**
 * Forgets what is older than a key is good for, so many at a time; how many these were. A key that is being used again
 * right now is passed over: PostgreSQL would wait for it and then take the new answer for the old one.
 */
export async function sweepResponses(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${idempotencyKeys} where ctid = any(array(
      select ctid from ${idempotencyKeys} where created_at < ${before.toISOString()}::timestamptz
      limit ${limit} for update skip locked))`)
  return rowCount ?? 0
}

type Repeat = { userId: string; call: string; key: string; body: unknown }

/**
 * Runs a mutation once a key. The key's row is written first, so a second request with the same key waits on it until
 * the first transaction ends: then it gets the same answer, or runs itself when the first was rolled back.
 */
export async function runOnce<Out>(tx: Tx, repeat: Repeat, run: () => Promise<Out>): Promise<Out> {
  const bodyHash = digest(JSON.stringify(repeat.body))
  const row = { userId: repeat.userId, call: repeat.call, key: storedKey(repeat.key) }
  const fresh = await tx
    .insert(idempotencyKeys)
    .values({ ...row, bodyHash })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.call, idempotencyKeys.key],
      set: { bodyHash, response: null, createdAt: sql`now()` },
      setWhere: sql`${idempotencyKeys.createdAt} < now() - interval '24 hours'`,
    })
    .returning({ key: idempotencyKeys.key })
  const itsRow = and(
    eq(idempotencyKeys.userId, row.userId),
    eq(idempotencyKeys.call, row.call),
    eq(idempotencyKeys.key, row.key),
  )
  if (fresh.length === 0) {
    const [before] = await tx.select().from(idempotencyKeys).where(itsRow)
    if (before?.bodyHash !== bodyHash) throw apiError('keyAlreadyUsed')
    return before.response as Out
  }
  const response = await run()
  await tx.update(idempotencyKeys).set({ response }).where(itsRow)
  return response
}

import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../db/index.ts'
import { mails } from './tables.ts'

export type MailRow = typeof mails.$inferSelect

/** Saves a mail once a deed; null when that deed has its mail already. */
export async function insertMail(
  db: Db,
  mail: Pick<MailRow, 'id' | 'deed' | 'accountId' | 'about' | 'recipient' | 'language' | 'letter'>,
): Promise<string | null> {
  const [saved] = await db.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id })
  return saved?.id ?? null
}

/** The row, locked until the caller's transaction ends (which may idle for `patience`), so that two workers never send it both. */
export async function lockMail(db: Db, id: string, patience: string): Promise<MailRow | null> {
  await db.execute(sql`select set_config('idle_in_transaction_session_timeout', ${patience}, true)`)
  const [row] = await db.select().from(mails).where(eq(mails.id, id)).for('update')
  return row ?? null
}

export async function deleteQueuedMail(db: Db, deed: string): Promise<string | null> {
  const [gone] = await db
    .delete(mails)
    .where(sql`${mails.deed} = ${deed} and ${mails.state} = 'queued'`)
    .returning({ id: mails.id })
  return gone?.id ?? null
}

/** Forgets what was written to people whose account goes. */
export async function deleteMailsTo(db: Db, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length > 0) await db.delete(mails).where(inArray(mails.accountId, [...accountIds]))
}

/** Forgets what was written to somebody, or of them to others; which mails that were. */
export async function deleteMailsOf(db: Db, { id, email }: { id: string; email: string }): Promise<string[]> {
  const gone = await db
    .delete(mails)
    .where(or(eq(mails.accountId, id), eq(mails.about, id), eq(mails.recipient, email)))
    .returning({ id: mails.id })
  return gone.map((mail) => mail.id)
}

/** What was written to somebody, as it is kept. */
export const findMailsTo = (db: Db, accountId: string): Promise<MailRow[]> =>
  db.select().from(mails).where(eq(mails.accountId, accountId)).orderBy(mails.id)

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'sent', sentAt: now, attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, id))
}

export async function markFailed(db: Db, id: string, lastError: string, isFinal: boolean): Promise<void> {
  await db
    .update(mails)
    .set({
      lastError,
      attempts: sql`${mails.attempts} + 1`,
      ...(isFinal ? { state: 'refused' as const } : {}),
    })
    .where(eq(mails.id, id))
}

import { and, arrayContains, count, desc, eq, inArray, ne, not, or, sql } from 'drizzle-orm'
import { type Batches, readInBatches } from '../db/batches.ts'
import { beforeCommit, type Saving } from '../db/beforeCommit.ts'
import type { Db } from '../db/index.ts'
import { prepared } from '../db/prepared.ts'
import type { EmailContent } from './content.ts'
import { mails, stoppedAddresses } from './tables.ts'

export type MailRow = typeof mails.$inferSelect

const saving: Saving = {
  kind: 'mails',
  save: [
    (rows) => sql`
    insert into ${mails} (id, cause, account_id, about, also_about, recipient, language, content)
    select id, cause, "accountId", about, "alsoAbout", recipient, language, content
    from jsonb_to_recordset(${rows}) as new (id uuid, cause text, "accountId" uuid, about uuid, "alsoAbout" uuid[],
      recipient text, language text, content jsonb, hash text)
    where not exists (select from ${stoppedAddresses} stopped where stopped.hash = new.hash)
    order by cause
    on conflict do nothing returning id`,
  ],
}

/** The parts of an email that have links. */
const linkFields: readonly string[] = ['button', 'groups', 'stop'] satisfies (keyof EmailContent)[]

function withoutLinks(row: Record<string, unknown>): Record<string, unknown> {
  const parts = Object.entries(row.content ?? {}).filter(([name]) => !linkFields.includes(name))
  return { ...row, content: Object.fromEntries(parts) }
}

type NewMail = Pick<
  MailRow,
  'id' | 'cause' | 'accountId' | 'about' | 'alsoAbout' | 'recipient' | 'language' | 'content'
>

const adding = beforeCommit<NewMail & { hash: string | null }>(saving, (rows) => rows)

/**
 * Saves an email when the caller's transaction commits, unless there is one for its cause already, or the address of this hash
 * takes none (null: it is not asked).
 */
export const addMail = (db: Db, mail: NewMail, hash: string | null): Promise<void> =>
  adding.add(db, [{ ...mail, hash }])

/** Reads and locks the row until the caller's transaction ends, which may idle for `patience`, so that only one worker sends it. */
export async function lockMail(db: Db, id: string, patience: string): Promise<MailRow | null> {
  await db.execute(sql`select set_config('idle_in_transaction_session_timeout', ${patience}, true)`)
  const [row] = await db.select().from(mails).where(eq(mails.id, id)).for('update')
  return row ?? null
}

/** Deletes an email that is not sent after all. */
export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id))
}

/** Clears the recipient of an email. */
export async function forgetRecipient(db: Db, id: string): Promise<void> {
  await db.update(mails).set({ recipient: '' }).where(eq(mails.id, id))
}

export async function insertStop(db: Db, hash: string): Promise<void> {
  await db.insert(stoppedAddresses).values({ hash }).onConflictDoNothing()
}

export async function deleteStop(db: Db, hash: string): Promise<void> {
  await db.delete(stoppedAddresses).where(eq(stoppedAddresses.hash, hash))
}

const stoppedAddress = prepared((db) =>
  db
    .select({ hash: stoppedAddresses.hash })
    .from(stoppedAddresses)
    .where(eq(stoppedAddresses.hash, sql.placeholder('hash')))
    .prepare('stopped_address'),
)

export async function isStopped(db: Db, hash: string): Promise<boolean> {
  return (await stoppedAddress(db).execute({ hash })).length > 0
}

/** Deletes the queued emails of these causes and returns their ids. */
export async function deleteQueuedMails(db: Db, causes: readonly string[]): Promise<string[]> {
  await adding.finishNow(db)
  const deleted = await db
    .delete(mails)
    .where(sql`${mails.cause} = any(${sql.param([...causes])}::text[]) and ${mails.state} = 'queued'`)
    .returning({ id: mails.id })
  return deleted.map(({ id }) => id)
}

/** Deletes the emails to these accounts and returns their ids. */
export async function deleteMailsTo(db: Db, accountIds: readonly string[]): Promise<string[]> {
  await adding.finishNow(db)
  const deleted = await db
    .delete(mails)
    .where(inArray(mails.accountId, [...accountIds]))
    .returning({ id: mails.id })
  return deleted.map(({ id }) => id)
}

const isAlsoAbout = (id: string) => and(sql`${mails.alsoAbout} <> '{}'`, arrayContains(mails.alsoAbout, [id]))

/**
 * Deletes the emails to an account or its address ("" once that is forgotten), and those to others about it; returns their
 * ids.
 */
export async function deleteMailsFor(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<string[]> {
  await adding.finishNow(db)
  const deleted = await db
    .delete(mails)
    // An invitation that was sent has no recipient any more.
    .where(
      or(
        eq(mails.accountId, id),
        eq(mails.about, id),
        isAlsoAbout(id),
        email ? eq(mails.recipient, email) : undefined,
      ),
    )
    .returning({ id: mails.id })
  return deleted.map((mail) => mail.id)
}

/**
 * The stored emails to an account, without their links: a session alone does not prove an address, as they would. What is to be
 * sent later is left out, since it may wait until a decision is final.
 */
export async function* mailsTo(db: Db, accountId: string, now: Date): Batches {
  const isForLater = sql`exists (
    select from graphile_worker._private_jobs job
    where job.key = 'mail:' || ${mails}.id and job.run_at > ${now.toISOString()}::timestamptz)`
  const stored = readInBatches(db, mails, {
    where: and(eq(mails.accountId, accountId), or(ne(mails.state, 'queued'), not(isForLater))),
    by: ['id'],
  })
  for await (const rows of stored) yield rows.map(withoutLinks)
}

/** Marks an email as sent and forgets its links, which whoever reads the database could follow. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  const { attempts, content } = mails
  await db
    .update(mails)
    .set({
      state: 'sent',
      sentAt: now,
      attempts: sql`${attempts} + 1`,
      content: sql`${content} - ${sql.param([...linkFields])}::text[]`,
    })
    .where(eq(mails.id, id))
}

/** Stores why an email was not sent; with `refusedAt` it is not tried again. */
export async function markFailed(
  db: Db,
  id: string,
  lastError: string,
  refusedAt: Date | null,
): Promise<void> {
  await db
    .update(mails)
    .set({
      lastError,
      attempts: sql`${mails.attempts} + 1`,
      ...(refusedAt ? { state: 'refused' as const, refusedAt } : {}),
    })
    .where(eq(mails.id, id))
}

/** How many emails wait, and how many were refused for good. */
export async function countUnsent(db: Db): Promise<{ queued: number; refused: number }> {
  const rows = await db
    .select({ state: mails.state, total: count() })
    .from(mails)
    .where(sql`${mails.state} <> 'sent'`)
    .groupBy(mails.state)
  const getTotal = (state: MailRow['state']) => rows.find((row) => row.state === state)?.total ?? 0
  return { queued: getTotal('queued'), refused: getTotal('refused') }
}

/** The newest emails that were refused for good. */
export const findRefused = (db: Db, limit: number): Promise<MailRow[]> =>
  db
    .select()
    .from(mails)
    .where(sql`${mails.state} <> 'sent' and ${mails.state} = 'refused'`)
    .orderBy(desc(mails.id))
    .limit(limit)

/** Marks refused emails as queued; returns the ids of those that were refused. */
export async function queueAgain(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .update(mails)
    .set({ state: 'queued', refusedAt: null })
    .where(and(inArray(mails.id, [...ids]), eq(mails.state, 'refused'), ne(mails.recipient, '')))
    .returning({ id: mails.id })
  return rows.map(({ id }) => id)
}

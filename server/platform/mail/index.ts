import { createHash } from 'node:crypto'
import type { Language } from '#contracts/lists.ts'
import { toBatches } from '#lib/batches.ts'
import { inTransaction } from '../db/beforeCommit.ts'
import { newId } from '../db/ids.ts'
import type { Db } from '../db/index.ts'
import { platform } from '../index.ts'
import { addJob, addJobs, removeJobs, type Tasks } from '../work/index.ts'
import type { EmailContent } from './content.ts'
import { createEnvelope, getAnswer, isRefusedForGood } from './envelope.ts'
import {
  addMail,
  deleteMail,
  deleteMailsFor,
  deleteMailsTo,
  deleteQueuedMails,
  deleteStop,
  forgetRecipient,
  isStopped,
  lockMail,
  type MailRow,
  markFailed,
  markSent,
  queueAgain,
} from './queries.ts'

// Stores emails, one row and one Message-ID per cause; the queue sends them, never a request.
// Modules pass an EmailContent in the reader's language. A kill between sending and marking as sent repeats the email
// once, with the same Message-ID, and never loses it.

export type { EmailContent, EmailGroup } from './content.ts'
export { renderEmail } from './envelope.ts'
export { countUnsent, findRefused, insertStop, mailsTo } from './queries.ts'

export type MailOrder = {
  to: { email: string; accountId?: string }
  language: Language
  content: EmailContent
  /** The account that it is about, beside its reader: its erasure deletes the email. */
  about?: string
  /** Accounts that it names beside others; the same holds of each. */
  alsoAbout?: readonly string[]
  /** The unique cause, e.g. `application-refused:<application id>`: one email is sent for each. */
  cause: string
  after?: Date
}

/** Whether the address has unsubscribed; only emails with `stop` can be unsubscribed from. */
const isUnwanted = async (db: Db, content: EmailContent, email: string): Promise<boolean> =>
  content.stop !== undefined && isStopped(db, hashAddress(email))

/** Removes the stop of an address once its owner has proved it: from then on the account's settings decide. */
export const allowMailsTo = (db: Db, email: string): Promise<void> => deleteStop(db, hashAddress(email))

/** A job's key; `mailsTo` finds jobs by it. */
const getJobKey = (id: string): string => `mail:${id}`

/** Saves a mail in the caller's transaction; the queue sends it after `after` (default: at once). */
export async function sendMail(
  db: Db,
  { to, language, content, about, alsoAbout = [], cause, after }: MailOrder,
): Promise<void> {
  const mail = {
    id: newId(),
    cause,
    accountId: to.accountId ?? null,
    about: about ?? null,
    alsoAbout: [...new Set(alsoAbout)],
    recipient: to.email,
    language,
    content,
  }
  const hash = content.stop ? hashAddress(to.email) : null
  await inTransaction(db, async (tx) => {
    await addMail(tx, mail, hash)
    // It does nothing where the email is not saved.
    await addJob(tx, 'mail.send', { id: mail.id }, { runAt: after, jobKey: getJobKey(mail.id) })
  })
}

/** Deletes the queued emails of these causes; those that were sent already stay. */
export async function cancelMails(db: Db, causes: readonly string[]): Promise<void> {
  const ids = await deleteQueuedMails(db, causes)
  await removeJobs(db, ids.map(getJobKey))
}

export const cancelMail = (db: Db, cause: string): Promise<void> => cancelMails(db, [cause])

/** Deletes the emails to an account, to its address and about it; the queue deletes their files. */
export async function eraseMailsFor(db: Db, person: { id: string; email: string }): Promise<void> {
  await deleteSavedEmails(db, await deleteMailsFor(db, person))
}

/** Deletes the emails to these accounts; nobody else can have received one about them yet. */
export async function eraseMailsTo(db: Db, accountIds: readonly string[]): Promise<void> {
  await deleteSavedEmails(db, await deleteMailsTo(db, accountIds))
}

const idsInAJob = 1_000

async function deleteSavedEmails(db: Db, ids: readonly string[]): Promise<void> {
  const batches = toBatches(ids, idsInAJob).map((batch) => ({ ids: batch }))
  await addJobs(db, 'mail.remove', batches)
}

/** Queues refused emails again; returns the ids of those that were refused. */
export async function retryMails(db: Db, ids: readonly string[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    const queued = await queueAgain(tx, ids)
    const payloads = queued.map((id) => ({ id }))
    await addJobs(tx, 'mail.send', payloads, { getJobKey: ({ id }) => getJobKey(String(id)) })
    return queued
  })
}

/** Whether the recipient of an invitation has no account: their address is not stored beyond the email. */
const isStranger = ({ accountId, content }: MailRow): boolean =>
  accountId === null && content.stop !== undefined

const forgetStranger = async (db: Db, mail: MailRow): Promise<void> => {
  if (isStranger(mail)) await forgetRecipient(db, mail.id)
}

/** The reason that the operator reads; for strangers without the text of the mail server, which may repeat the address. */
const whyFailed = (mail: MailRow, error: Error): string =>
  isStranger(mail) ? String(getAnswer(error)) : error.message.slice(0, 500)

/** How long the transaction may idle while a slow mail server responds; the row stays locked against other workers. */
const longestSending = '4min'

export const mailTasks: Tasks = {
  'mail.remove': async ({ ids }) => {
    if (Array.isArray(ids)) await platform().mailer.forget(ids.map(String))
  },
  'mail.send': async ({ id }, helpers) => {
    const { database, mailer, clock, config, log } = platform()
    const failure = await database.db.transaction(async (tx) => {
      const mail = await lockMail(tx, String(id), longestSending)
      if (mail?.state !== 'queued') return null
      if (await isUnwanted(tx, mail.content, mail.recipient)) {
        await deleteMail(tx, mail.id)
        return null
      }
      try {
        await mailer.send(await createEnvelope(mail, config))
        await markSent(tx, mail.id, clock.now())
        await forgetStranger(tx, mail)
        return null
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown))
        const isFinal = isRefusedForGood(error) || helpers.job.attempts >= helpers.job.max_attempts
        await markFailed(tx, mail.id, whyFailed(mail, error), isFinal ? clock.now() : null)
        if (isFinal) await forgetStranger(tx, mail)
        if (isFinal) log.warn({ mail: mail.id, answer: getAnswer(error) }, 'a mail was refused for good')
        return isFinal ? null : error
      }
    })
    if (failure) throw failure
  },
}

/** The hash under which an address without an account is stored: it can be looked up but not read. */
export const hashAddress = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

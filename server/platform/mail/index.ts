// Owns the mails that leave the house: one row and one fixed Message-ID for each cause, sent by the queue.
// Never sends inside a request; knows nobody's words: modules hand over a Letter in the reader's language.
// Tells nobody. A kill between sending and noting may repeat the same Message-ID once, never lose it.
import type { Language } from '#i18n/index.ts'
import { toBatches } from '#lib/batches.ts'
import { newId } from '../db/ids.ts'
import type { Db } from '../db/index.ts'
import { platform } from '../index.ts'
import { addJob, removeJob, type Tasks } from '../work/index.ts'
import { hashAddress } from './addresses.ts'
import type { EmailContent } from './content.ts'
import { createEnvelope, getAnswer, isRefusedForGood } from './envelope.ts'
import {
  deleteMail,
  deleteMailsFor,
  deleteMailsTo,
  deleteQueuedMail,
  deleteStop,
  forgetRecipient,
  insertMail,
  isStopped,
  lockMail,
  type MailRow,
  markFailed,
  markSent,
  queueAgain,
} from './queries.ts'

export { hashAddress } from './addresses.ts'
export type { EmailContent } from './content.ts'
export { renderEmail } from './envelope.ts'
export { countUnsent, findRefused, insertStop, mailsTo } from './queries.ts'

export type MailOrder = {
  to: { email: string; accountId?: string }
  language: Language
  content: EmailContent
  /** The person it speaks of, beside its reader: what was kept of it is erased with them. */
  about?: string
  /** Why it is written, once however often that is repeated, e.g. `application-refused:<application id>`. */
  cause: string
  after?: Date
}

/** A mail that can be stopped is one that its reader did not ask for: none goes to who wants none. */
const isUnwanted = async (db: Db, content: EmailContent, email: string): Promise<boolean> =>
  content.stop !== undefined && isStopped(db, hashAddress(email))

/** Somebody has proved that an address is theirs: from now on the settings of their account say what they want. */
export const allowMailsTo = (db: Db, email: string): Promise<void> => deleteStop(db, hashAddress(email))

/** Saves a mail in the caller's transaction; the queue sends it after `after` (default: at once). */
export async function sendMail(
  db: Db,
  { to, language, content, about, cause, after }: MailOrder,
): Promise<void> {
  if (await isUnwanted(db, content, to.email)) return
  const row = {
    id: newId(),
    cause,
    accountId: to.accountId ?? null,
    about: about ?? null,
    recipient: to.email,
    language,
    content,
  }
  const id = await insertMail(db, row)
  if (id) await addJob(db, 'mail.send', { id }, { jobKey: `mail:${id}`, ...(after ? { runAt: after } : {}) })
}

/** Takes back a mail that has not gone yet; nothing happens when it has. */
export async function cancelMail(db: Db, cause: string): Promise<void> {
  const id = await deleteQueuedMail(db, cause)
  if (id) await removeJob(db, `mail:${id}`)
}

/** Erases what was written to somebody, at whatever address, or of them; files of it follow. */
export async function eraseMailsFor(db: Db, person: { id: string; email: string }): Promise<void> {
  await deleteSavedEmails(db, await deleteMailsFor(db, person))
}

/** Erases what was written to these accounts, before anybody else could be told of them. */
export async function eraseMailsTo(db: Db, accountIds: readonly string[]): Promise<void> {
  await deleteSavedEmails(db, await deleteMailsTo(db, accountIds))
}

const idsInAJob = 1_000

async function deleteSavedEmails(db: Db, ids: readonly string[]): Promise<void> {
  for (const some of toBatches(ids, idsInAJob)) await addJob(db, 'mail.remove', { ids: some })
}

/** Sends refused mails once more, to the addresses they were for; answers which of these that were. */
export async function retryMails(db: Db, ids: readonly string[]): Promise<string[]> {
  return db.transaction(async (tx) => {
    const again = await queueAgain(tx, ids)
    for (const id of again) await addJob(tx, 'mail.send', { id }, { jobKey: `mail:${id}` })
    return again
  })
}

/** Somebody without an account who was written to unasked: their address is not stored beyond the mail. */
const isStranger = ({ accountId, content }: MailRow): boolean =>
  accountId === null && content.stop !== undefined

const forgetStranger = async (db: Db, mail: MailRow): Promise<void> => {
  if (isStranger(mail)) await forgetRecipient(db, mail.id)
}

/** What the operator reads; the words of a mail server may repeat the address. */
const whyFailed = (mail: MailRow, error: Error): string =>
  isStranger(mail) ? String(getAnswer(error)) : error.message.slice(0, 500)

/** A slow mail server may take its time; the row stays held meanwhile, so that nobody else sends it too. */
const longestTalk = '4min'

export const mailTasks: Tasks = {
  'mail.remove': async ({ ids }) => {
    if (Array.isArray(ids)) await platform().mailer.forget(ids.map(String))
  },
  'mail.send': async ({ id }, helpers) => {
    const { database, mailer, clock, config, log } = platform()
    const failure = await database.db.transaction(async (tx) => {
      const mail = await lockMail(tx, String(id), longestTalk)
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

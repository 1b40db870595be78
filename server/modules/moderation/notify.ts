import type { LoggedAction, NotificationDetail } from '#contracts/lists.ts'
import { findRecipient, type Recipient } from '#server/modules/account/index.ts'
import { notify } from '#server/modules/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { type EmailContent, sendMail } from '#server/platform/mail/index.ts'
import { appealDecisionEmail, decisionEmail, verificationEmail } from './emails.ts'
import type { DecisionRow } from './queries/decisions.ts'

/** What was decided about them. */
export const notifyDecision = (db: Db, decision: DecisionRow, text: string): Promise<void> =>
  notifyPerson(db, decision, (reader) => decisionEmail(reader, decision, text))

/** What became of an appeal; the notifications opens what it was `about`. */
export const notifyAppealDecision = (
  db: Db,
  answer: DecisionRow,
  { text, about }: { text: string; about: string },
): Promise<void> =>
  notifyPerson(
    db,
    answer,
    (reader) => appealDecisionEmail(reader, { granted: answer.action === 'grant', text, about }),
    about,
  )

/** What became of the papers that an organisation sent. */
export const notifyVerification = (db: Db, decision: DecisionRow, text: string): Promise<void> =>
  notifyPerson(db, decision, (reader) => verificationEmail(reader, decision.action === 'verify', text))

/** What the notifications says; of all else, only that something was decided. */
const details: Partial<Record<LoggedAction, NotificationDetail>> = {
  warn: 'warned',
  remove: 'removed',
  restore: 'restored',
  grant: 'granted',
  reject: 'rejected',
  verify: 'verification',
  unverify: 'verification',
}

const getDetail = ({ action, kind }: DecisionRow): NotificationDetail | '' =>
  action === 'restore' && kind === 'user' ? 'lifted' : (details[action] ?? '')

/**
 * The person concerned hears which rule was broken and how to appeal, whatever else they like to hear of: by mail in
 * their language, and in the site. Nobody is told who reported, nor who decided.
 */
async function notifyPerson(
  db: Db,
  decision: DecisionRow,
  emailFor: (reader: Recipient) => Promise<EmailContent>,
  opens = decision.id,
): Promise<void> {
  const reader = await findRecipient(db, decision.ownerId)
  if (!reader) return
  await sendMail(db, {
    to: { email: reader.email, accountId: reader.id },
    language: reader.language,
    content: await emailFor(reader),
    cause: `moderation:${decision.id}`,
  })
  await notify(db, {
    accountId: reader.id,
    type: 'moderation',
    detail: getDetail(decision),
    // The house itself: who of its moderators decided stays inside.
    actorId: decision.id,
    actionId: opens,
  })
}

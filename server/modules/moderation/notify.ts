import type { LoggedAction, NotificationDetail } from '#contracts/lists.ts'
import { findRecipient, type Recipient } from '#server/modules/account/index.ts'
import { notify } from '#server/modules/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { type EmailContent, sendMail } from '#server/platform/mail/index.ts'
import { appealDecisionEmail, decisionEmail, verificationEmail } from './emails.ts'
import type { DecisionRow } from './queries/decisions.ts'

/** Notifies the person concerned by a decision. */
export const notifyDecision = (db: Db, decision: DecisionRow, text: string): Promise<void> =>
  notifyPerson(db, decision, (reader) => decisionEmail(reader, decision, text))

/** Notifies of the answer to an appeal; the notification opens the decision that it was `about`. */
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

/** Notifies an organisation of the result of its verification. */
export const notifyVerification = (db: Db, decision: DecisionRow, text: string): Promise<void> =>
  notifyPerson(db, decision, (reader) => verificationEmail(reader, decision.action === 'verify', text))

/** The text of the notification; every other action has the general one. */
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
 * Sends the person an email in their language and a notification, whatever their settings. Neither reveals who reported
 * or who decided.
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
    // No moderator is named as the actor.
    actorId: decision.id,
    actionId: opens,
  })
}

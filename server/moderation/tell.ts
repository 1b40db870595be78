import type { LoggedAction, NotificationDetail } from '#contracts/lists.ts'
import { findRecipient, type Recipient } from '#server/account/index.ts'
import { notify } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { type Letter, sendMail } from '#server/platform/mail/index.ts'
import { appealAnswerLetter, decisionLetter, verificationLetter } from './letters.ts'
import type { DecisionRow } from './queries/decisions.ts'

/**
 * The person concerned hears which rule was broken and how to appeal, whatever else they like to hear of: by mail in
 * their language, and in the site. Nobody is told who reported, nor who decided.
 */
export async function tellDecision(db: Db, decision: DecisionRow, text: string): Promise<void> {
  const reader = await findRecipient(db, decision.ownerId)
  if (reader) await tellOf(db, reader, decision, await decisionLetter(reader, decision, text))
}

/** What became of an appeal. */
export async function tellAppealAnswer(db: Db, answer: DecisionRow, text: string): Promise<void> {
  const reader = await findRecipient(db, answer.ownerId)
  if (reader) {
    const letter = await appealAnswerLetter(reader, answer.action === 'grant', text)
    await tellOf(db, reader, answer, letter)
  }
}

export async function tellVerification(db: Db, decision: DecisionRow, text: string): Promise<void> {
  const reader = await findRecipient(db, decision.ownerId)
  if (reader) {
    const letter = await verificationLetter(reader, decision.action === 'verify', text)
    await tellOf(db, reader, decision, letter)
  }
}

/** What the news says and opens; of all else, only that something was decided. */
const details: Partial<Record<LoggedAction, NotificationDetail>> = {
  warn: 'warned',
  remove: 'removed',
  verify: 'verification',
  unverify: 'verification',
}

async function tellOf(db: Db, reader: Recipient, decision: DecisionRow, letter: Letter): Promise<void> {
  await sendMail(db, {
    to: { email: reader.email, accountId: reader.id },
    language: reader.language,
    letter,
    deed: `moderation:${decision.id}`,
  })
  await notify(db, {
    accountId: reader.id,
    type: 'moderation',
    detail: details[decision.action] ?? '',
    // The house itself: who of its moderators decided stays inside.
    actorId: decision.id,
    actionId: decision.id,
  })
}

import type { Recipient } from '#server/modules/account/index.ts'
import type { EmailContent } from '#server/platform/mail/index.ts'
import { appealDecisionEmail, decisionEmail, verificationEmail } from './emails.ts'

/** Sample texts of moderators, not translated. */
const words = 'Era publicidad, no voluntariado.'

/** A sample of each email of this module by its dictionary key, for the preview of emails. */
export async function sampleEmails(reader: Recipient): Promise<Record<string, EmailContent>> {
  const of = (action: 'warn' | 'remove' | 'suspend' | 'restore', kind: string) =>
    action === 'restore'
      ? decisionEmail(reader, { id: reader.id, action, kind, reason: '' }, '')
      : decisionEmail(reader, { id: reader.id, action, kind, reason: 'spam' }, words)
  const answer = (granted: boolean, text: string) =>
    appealDecisionEmail(reader, { granted, text, about: reader.id })
  return {
    'moderation.warn': await of('warn', 'post'),
    'moderation.remove': await of('remove', 'post'),
    'moderation.suspend': await of('suspend', 'user'),
    'moderation.restore': await of('restore', 'post'),
    'moderation.lift': await of('restore', 'user'),
    'moderation.granted': await answer(true, ''),
    'moderation.rejected': await answer(false, words),
    'moderation.verified': await verificationEmail(reader, true, ''),
    'moderation.notVerified': await verificationEmail(reader, false, words),
  }
}

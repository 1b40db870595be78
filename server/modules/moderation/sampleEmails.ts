import type { Recipient } from '#server/modules/account/index.ts'
import type { EmailContent } from '#server/platform/mail/index.ts'
import { appealDecisionEmail, decisionEmail, verificationEmail } from './emails.ts'

/** As a moderator would write them, in whatever language. */
const words = 'Era publicidad, no voluntariado.'

/** One of each email that this module writes, by its place in the dictionary: to be looked at. */
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

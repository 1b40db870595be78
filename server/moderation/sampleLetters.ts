import type { Recipient } from '#server/account/index.ts'
import type { Letter } from '#server/platform/mail/index.ts'
import { appealAnswerLetter, decisionLetter, verificationLetter } from './letters.ts'

/** As a moderator would write them, in whatever language. */
const words = 'Era publicidad, no voluntariado.'

/** One of each letter that this room writes, by its place in the dictionary: to be looked at. */
export async function sampleLetters(reader: Recipient): Promise<Record<string, Letter>> {
  const of = (action: 'warn' | 'remove' | 'suspend' | 'restore', kind: string) =>
    action === 'restore'
      ? decisionLetter(reader, { id: reader.id, action, kind, reason: '' }, '')
      : decisionLetter(reader, { id: reader.id, action, kind, reason: 'spam' }, words)
  const answer = (granted: boolean, text: string) =>
    appealAnswerLetter(reader, { granted, text, about: reader.id })
  return {
    'moderation.warn': await of('warn', 'post'),
    'moderation.remove': await of('remove', 'post'),
    'moderation.suspend': await of('suspend', 'user'),
    'moderation.restore': await of('restore', 'post'),
    'moderation.lift': await of('restore', 'user'),
    'moderation.granted': await answer(true, ''),
    'moderation.rejected': await answer(false, words),
    'moderation.verified': await verificationLetter(reader, true, ''),
    'moderation.notVerified': await verificationLetter(reader, false, words),
  }
}

import type { Recipient } from '#server/account/index.ts'
import type { Letter } from '#server/platform/mail/index.ts'
import { invitationLetter } from './letters.ts'

/** One of each letter that this room writes, by its place in the dictionary: to be looked at. */
export async function sampleLetters(reader: Recipient): Promise<Record<string, Letter>> {
  return { 'friends.invitation': await invitationLetter(reader, reader) }
}

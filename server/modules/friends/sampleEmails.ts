import type { Recipient } from '#server/modules/account/index.ts'
import type { EmailContent } from '#server/platform/mail/index.ts'
import { invitationEmail } from './emails.ts'

/** One of each email that this module writes, by its place in the dictionary: to be looked at. */
export async function sampleEmails(reader: Recipient): Promise<Record<string, EmailContent>> {
  return { 'friends.invitation': await invitationEmail(reader, reader) }
}

import type { Recipient } from '#server/modules/account/index.ts'
import type { EmailContent } from '#server/platform/mail/index.ts'
import { invitationEmail } from './emails.ts'

/** A sample of each email of this module by its dictionary key, for the preview of emails. */
export async function sampleEmails(reader: Recipient): Promise<Record<string, EmailContent>> {
  return { 'friends.invitation': await invitationEmail(reader, reader) }
}

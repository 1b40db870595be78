import { notificationTopics } from '#contracts/lists.ts'
import { paths } from '#lib/paths.ts'
import type { Recipient } from '#server/modules/account/index.ts'
import type { EmailContent } from '#server/platform/mail/index.ts'
import { digestEmail, messagesEmail, notificationEmail, notificationEmailKinds } from './emails.ts'

/** Returns one of each email that this module writes, by its dictionary key, to be looked at. */
export async function sampleEmails(reader: Recipient, other: string): Promise<Record<string, EmailContent>> {
  const emails: Record<string, EmailContent> = {}
  for (const kind of notificationEmailKinds) {
    emails[`news.${kind}`] = await notificationEmail(reader, { kind, other, path: paths.feed })
  }
  emails.messages = await messagesEmail(reader, { other, total: 3, conversationId: reader.id })
  const busyDay = Object.fromEntries(notificationTopics.map((topic, index) => [topic, index + 1]))
  emails.digest = await digestEmail(reader, busyDay, [
    { id: reader.id, title: 'Sábados de huerto', organisation: other },
  ])
  return emails
}

import type { Recipient } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { type EmailContent, sendMail } from '#server/platform/mail/index.ts'
import type { NotifiedPeople } from './notify.ts'

type NotifiedEmail = {
  write: (reader: Recipient, actor: Recipient) => Promise<EmailContent>
  /** One email a cause: see `sendMail`. */
  cause: string
}

/** Emails who was just notified, unless they take no email at once or cannot be reached; for modules that write their own. */
export async function emailNotified(
  db: Db,
  people: NotifiedPeople | null,
  { write, cause }: NotifiedEmail,
): Promise<void> {
  const reader = people?.recipient
  if (!people?.wantsEmail || !people.actor || !reader?.reachable) return
  await sendMail(db, {
    to: { email: reader.email, accountId: reader.id },
    language: reader.language,
    content: await write(reader, people.actor),
    about: people.actor.id,
    cause,
  })
}

import { object, string } from 'yup'
import { findRecipient, findShownCards } from '#server/modules/account/index.ts'
import { unreadIn } from '#server/modules/chat/index.ts'
import { wantsMailNow } from '#server/modules/notifications/index.ts'
import { platform } from '#server/platform/index.ts'
import { sendMail } from '#server/platform/mail/index.ts'
import { messagesEmail } from './emails.ts'

/** The payload that chat queues some minutes after a message. */
const queuedMessage = object({ conversationId: string().required(), accountId: string().required() })

/** Emails an account once about unread messages, if it wants that and their sender is not suspended; again only after it has read. */
export async function sendMessageEmail(payload: unknown): Promise<void> {
  const { conversationId, accountId } = await queuedMessage.validate(payload)
  await platform().database.db.transaction(async (tx) => {
    const reader = await findRecipient(tx, accountId)
    if (!reader?.reachable || !(await wantsMailNow(tx, accountId, 'messages'))) return
    const unread = await unreadIn(tx, conversationId, accountId)
    if (!unread) return
    const other = (await findShownCards(tx, [unread.otherId])).get(unread.otherId)
    if (!other) return
    await sendMail(tx, {
      to: { email: reader.email, accountId },
      about: unread.otherId,
      language: reader.language,
      content: await messagesEmail(reader, { other: other.name, total: unread.total, conversationId }),
      cause: `messages:${conversationId}:${accountId}:${unread.seen ?? 'none'}`,
    })
  })
}

import { minute } from '#lib/durations.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { publish, publishBadges } from '#server/platform/live/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { type ConversationRow, updateConversation } from './queries/conversations.ts'
import { insertMessage, type MessageRow } from './queries/messages.ts'
import { saveRead } from './queries/reads.ts'
import { getOther, messageView } from './views.ts'

type Said = { fromId: string; text: string; link?: string; media?: string[] }

/**
 * Adds a message to a conversation that the caller holds: whoever waits for it gets a later id, so that the order of
 * ids is the order in which things were said. Its writer has seen all before it; both sides' streams hear it.
 */
export async function addMessage(
  db: Db,
  conversation: ConversationRow,
  { fromId, text, link = '', media = [] }: Said,
): Promise<MessageRow> {
  const now = platform().clock.now()
  const { id: conversationId } = conversation
  const id = idAfter(conversation.lastMessageId)
  const message = await insertMessage(db, { id, conversationId, fromId, text, link, media, createdAt: now })
  await updateConversation(db, conversationId, { lastMessageId: id, lastMessageAt: now, lastFromId: fromId })
  await saveRead(db, { conversationId, accountId: fromId, messageId: id, readAt: now })
  const toId = getOther(conversation, fromId)
  const isHeard = conversation.declinedAt === null || conversation.startedBy === toId
  await publish(db, isHeard ? [fromId, toId] : [fromId], 'message', messageView(message, null), fromId)
  await publishBadges(db, isHeard ? [fromId, toId] : [fromId])
  if (isHeard) await queueMail(db, conversationId, toId, now)
  return message
}

/** Words may wait so long for their reader before a mail tells of them. */
const patience = 10 * minute

const queueMail = (db: Db, conversationId: string, accountId: string, now: Date): Promise<void> =>
  addJob(
    db,
    'mailings.messages',
    { conversationId, accountId },
    {
      jobKey: `messages:${conversationId}:${accountId}`,
      runAt: new Date(now.getTime() + patience),
      priority: 10,
    },
  )

/** Two processes may make ids within one millisecond: then the later one takes the next. */
function idAfter(last: string | null): string {
  const id = newId()
  if (last === null || id > last) return id
  const lastMilliseconds = Number.parseInt(last.replaceAll('-', '').slice(0, 12), 16)
  return newId(new Date(lastMilliseconds + 1))
}

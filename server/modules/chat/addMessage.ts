import type { DescribedMedia } from '#contracts/images.ts'
import { minute } from '#lib/durations.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { publish, publishBadges } from '#server/platform/live/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { toMediaTexts } from './mediaTexts.ts'
import type { ConversationRow } from './queries/conversations.ts'
import { type MessageRow, saveMessage } from './queries/messages.ts'
import { getOther, messageView } from './views.ts'

/**
 * `isEmailed`: another email has its words, so that none announces it; `isWrittenFor`: the system writes it for its author, who
 * may not have read the conversation.
 */
type NewMessage = {
  fromId: string
  text: string
  link?: string
  media?: readonly DescribedMedia[]
  quoted?: MessageRow
  isEmailed?: boolean
  isWrittenFor?: boolean
}

/**
 * Adds a message to a conversation that the caller has locked, so that ids are in the order of messages. Marks all earlier
 * messages as read by who writes by hand, and publishes to the streams of both sides.
 */
export async function addMessage(
  db: Db,
  conversation: ConversationRow,
  { fromId, text, link = '', media = [], quoted, isEmailed = false, isWrittenFor = false }: NewMessage,
): Promise<MessageRow> {
  const now = platform().clock.now()
  const { id: conversationId } = conversation
  const id = idAfter(conversation.lastMessageId)
  const quotedId = quoted?.id ?? null
  const files = {
    media: media.map(({ imgName }) => imgName),
    mediaTexts: toMediaTexts(media),
  }
  const content = { fromId, text, link, ...files, quotedId }
  const readers = getReaders(conversation, fromId)
  const toId = readers.find((one) => one !== fromId)
  const row = { id, conversationId, ...content, createdAt: now }
  const message = await saveMessage(db, row, !isWrittenFor)
  if (toId && !isEmailed) await queueEmail(db, { conversationId, accountId: toId }, now)
  await publish(db, readers, 'message', messageView(message, { readAt: null, quoted }), fromId)
  await publishBadges(db, readers)
  return message
}

/** Returns who sees a message: its author alone where the other side declined the request. */
export function getReaders(conversation: ConversationRow, fromId: string): string[] {
  const toId = getOther(conversation, fromId)
  const reachesRecipient = conversation.declinedAt === null || conversation.startedBy === toId
  return reachesRecipient ? [fromId, toId] : [fromId]
}

/** A message unread for this long is announced by email. */
const emailDelay = 10 * minute

/** Queues one email about a conversation for what is written before it is sent. */
const queueEmail = (db: Db, about: { conversationId: string; accountId: string }, now: Date): Promise<void> =>
  addJob(db, 'mailings.messages', about, {
    runAt: new Date(now.getTime() + emailDelay),
    jobKey: `messages:${about.conversationId}:${about.accountId}`,
    priority: 10,
  })

/** Returns an id after `last`: two processes may create ids within one millisecond. */
function idAfter(last: string | null): string {
  const id = newId()
  if (last === null || id > last) return id
  const lastMilliseconds = Number.parseInt(last.replaceAll('-', '').slice(0, 12), 16)
  return newId(new Date(lastMilliseconds + 1))
}

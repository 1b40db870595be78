import type { DescribedMedia } from '#contracts/images.ts'
import { minute } from '#lib/durations.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { platform } from '#server/platform/index.ts'
import { publish, publishBadges } from '#server/platform/live/index.ts'
import { addJob } from '#server/platform/work/index.ts'
import { toMediaTexts } from './mediaTexts.ts'
import { type ConversationRow, getPair, type NewPair } from './queries/conversations.ts'
import { addConversation, type MessageRow, type NewMessageRow, saveMessage } from './queries/messages.ts'
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
  content: NewMessage,
): Promise<MessageRow> {
  const row = toRow(conversation, content)
  await saveMessage(db, row, !content.isWrittenFor)
  return tellBoth(db, conversation, row, content)
}

/** As `addMessage`, for the first message of two who have no conversation. */
export async function startConversation(
  db: Db,
  { id, fromId, toId, isRequest }: NewPair,
  content: Omit<NewMessage, 'fromId'>,
): Promise<MessageRow> {
  const pair = { ...getPair(fromId, toId), startedBy: fromId, isRequest }
  const conversation = { id, ...pair, declinedAt: null, lastMessageId: null }
  const row = toRow(conversation, { fromId, ...content })
  await addConversation(db, pair, row)
  return tellBoth(db, conversation, row, content)
}

function toRow(
  { id: conversationId, lastMessageId }: Pick<ConversationRow, 'id' | 'lastMessageId'>,
  { fromId, text, link = '', media = [], quoted }: NewMessage,
): NewMessageRow {
  return {
    ...{ id: idAfter(lastMessageId), conversationId, fromId, text, link },
    media: media.map(({ imgName }) => imgName),
    mediaTexts: toMediaTexts(media),
    quotedId: quoted?.id ?? null,
    createdAt: platform().clock.now(),
  }
}

/** Queues the email about a saved message and publishes it with the badges of both. */
async function tellBoth(
  db: Db,
  conversation: Sides,
  saved: NewMessageRow,
  { quoted, isEmailed = false }: Pick<NewMessage, 'quoted' | 'isEmailed'>,
): Promise<MessageRow> {
  const { conversationId, fromId, createdAt } = saved
  const message = { ...saved, editedAt: null, hiddenAt: null }
  const readers = getReaders(conversation, fromId)
  const toId = readers.find((one) => one !== fromId)
  if (toId && !isEmailed) await queueEmail(db, { conversationId, accountId: toId }, createdAt)
  await publish(db, readers, 'message', messageView(message, { readAt: null, quoted }), fromId)
  await publishBadges(db, readers)
  return message
}

type Sides = Pick<ConversationRow, 'firstId' | 'secondId' | 'startedBy' | 'declinedAt'>

/** Returns who sees a message: its author alone where the other side declined the request. */
export function getReaders(conversation: Sides, fromId: string): string[] {
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

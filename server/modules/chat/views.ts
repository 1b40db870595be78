import type { Conversation, Message } from '#contracts/chat.ts'
import type { UserCard } from '#contracts/shapes.ts'
import { defaultAvatar } from '#lib/media.ts'
import { signedAddress } from '#server/modules/media/index.ts'
import { messageHtml } from './messageHtml.ts'
import type { ConversationRow } from './queries/conversations.ts'
import type { MessageRow } from './queries/messages.ts'

/** Returns the id of the other side. */
export const getOther = ({ firstId, secondId }: ConversationRow, accountId: string): string =>
  firstId === accountId ? secondId : firstId

/** A message that a moderator hid looks like an erased one. */
const getContent = (row: MessageRow) =>
  row.hiddenAt
    ? { message: '', text: '', link: null, media: [] }
    : { message: messageHtml(row), text: row.text, link: row.link || null, media: row.media }

/** `readAt`: when the recipient read it; null if they have not or do not share it. */
export function messageView(row: MessageRow, readAt: Date | null): Message {
  const { message, text, link, media } = getContent(row)
  return {
    id: row.id,
    conversation_id: row.conversationId,
    from: row.fromId,
    message,
    text,
    link,
    media: media.map(signedAddress),
    createdAt: row.createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}

type ViewContext = {
  accountId: string
  other: UserCard | undefined
  last: MessageRow | undefined
  areConnected: boolean
}

/** Converts a conversation to the view of one side; erased accounts have no name, and connected ones no request. */
export function conversationView(
  row: ConversationRow,
  { accountId, other, last, areConnected }: ViewContext,
): Conversation {
  const avatar = other?.config.avatar ?? defaultAvatar
  const name = other?.name ?? ''
  const isStarter = row.startedBy === accountId
  const { message, text, media } = last ? getContent(last) : { message: '', text: '', media: [] }
  return {
    conversation_id: row.id,
    userID: accountId,
    userID_2: getOther(row, accountId),
    name,
    avatar,
    Account: { name, config: { avatar } },
    config: {
      message,
      text,
      files: media.length,
      at: row.lastMessageAt.toISOString(),
      from: last?.fromId ?? '',
    },
    request: row.isRequest && !areConnected ? (isStarter ? 'outgoing' : 'incoming') : 'none',
  }
}

import type { Conversation, Message } from '#contracts/chat.ts'
import type { UserCard } from '#contracts/shapes.ts'
import { defaultAvatar } from '#lib/media.ts'
import { signedAddress } from '#server/modules/media/index.ts'
import { messageHtml } from './messageHtml.ts'
import type { ConversationRow } from './queries/conversations.ts'
import type { MessageRow } from './queries/messages.ts'

/** The other one of the two. */
export const getOther = ({ firstId, secondId }: ConversationRow, accountId: string): string =>
  firstId === accountId ? secondId : firstId

/** What a moderator put away reads like what its writer erased: nothing is left but its place. */
const toHtml = (row: MessageRow): string => (row.hiddenAt ? '' : messageHtml(row))
const getFiles = (row: MessageRow): string[] => (row.hiddenAt ? [] : row.media)

/** `readAt`: when the one it was said to saw it, null while they have not or do not tell. */
export const messageView = (row: MessageRow, readAt: Date | null): Message => ({
  id: row.id,
  conversation_id: row.conversationId,
  from: row.fromId,
  message: toHtml(row),
  media: getFiles(row).map(signedAddress),
  createdAt: row.createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
})

type Around = {
  accountId: string
  other: UserCard | undefined
  last: MessageRow | undefined
  areConnected: boolean
}

/** A conversation as one of its two sees it; who is gone has no name, and who is connected by now asks no more. */
export function conversationView(
  row: ConversationRow,
  { accountId, other, last, areConnected }: Around,
): Conversation {
  const avatar = other?.config.avatar ?? defaultAvatar
  const name = other?.name ?? ''
  const isStarter = row.startedBy === accountId
  return {
    conversation_id: row.id,
    userID: accountId,
    userID_2: getOther(row, accountId),
    name,
    avatar,
    Account: { name, config: { avatar } },
    config: {
      message: last ? toHtml(last) : '',
      files: last ? getFiles(last).length : 0,
      at: row.lastMessageAt.toISOString(),
      from: last?.fromId ?? '',
    },
    request: row.isRequest && !areConnected ? (isStarter ? 'outgoing' : 'incoming') : 'none',
  }
}

import type { Conversation, Message, Quote } from '#contracts/chat.ts'
import { defaultAvatar } from '#lib/media.ts'
import { truncate } from '#lib/text.ts'
import { signedAddress } from '#server/modules/media/index.ts'
import { messageHtml } from './messageHtml.ts'
import { getEditableUntil } from './policy.ts'
import type { ConversationRow } from './queries/conversations.ts'
import type { ListedConversation } from './queries/listed.ts'
import { isEmpty, type MessageRow } from './queries/messages.ts'

/** Returns the id of the other side. */
export const getOther = (
  { firstId, secondId }: Pick<ConversationRow, 'firstId' | 'secondId'>,
  accountId: string,
): string => (firstId === accountId ? secondId : firstId)

/** A message that a moderator hid looks like a deleted one. */
const getContent = (row: Pick<MessageRow, 'text' | 'link' | 'media'> & { hiddenAt: Date | string | null }) =>
  row.hiddenAt
    ? { message: '', text: '', link: null, media: [] }
    : { message: messageHtml(row), text: row.text, link: row.link || null, media: row.media }

/** The longest text of a quote: about two lines. */
const longestQuote = 200

export const quoteView = (row: MessageRow): Quote => {
  const { text, media } = getContent(row)
  return { id: row.id, from: row.fromId, text: truncate(text, longestQuote), files: media.length }
}

type MessageContext = {
  /** When the recipient read it; null if they have not or do not share it. */
  readAt: Date | null
  /** The message that it answers. */
  quoted: MessageRow | undefined
}

export function messageView(row: MessageRow, { readAt, quoted }: MessageContext): Message {
  const { message, text, link, media } = getContent(row)
  const isShown = !row.hiddenAt && !isEmpty(row)
  return {
    id: row.id,
    conversation_id: row.conversationId,
    from: row.fromId,
    message,
    text,
    link,
    media: media.map(signedAddress),
    alts: media.map((name) => row.mediaTexts[name] ?? ''),
    quote: isShown && quoted ? quoteView(quoted) : null,
    createdAt: row.createdAt.toISOString(),
    editedAt: isShown ? (row.editedAt?.toISOString() ?? null) : null,
    editableUntil: getEditableUntil(row)?.toISOString() ?? null,
    readAt: isShown ? (readAt?.toISOString() ?? null) : null,
  }
}

/** What the other side of a conversation shows; erased accounts have no name. */
export const otherView = (other: { name: string | null; avatar: string | null } | null) => ({
  name: other?.name ?? '',
  avatar: other?.avatar || defaultAvatar,
})

/** Converts a conversation to the view of one side; connected accounts have no request. */
export function conversationView(
  row: ListedConversation,
  { accountId, areConnected }: { accountId: string; areConnected: boolean },
): Conversation {
  const { name, avatar } = otherView(row)
  const isStarter = row.startedBy === accountId
  const { text, link, media, hiddenAt } = row
  const last = getContent({ text: text ?? '', link: link ?? '', media: media ?? [], hiddenAt })
  return {
    conversation_id: row.id,
    userID: accountId,
    userID_2: getOther(row, accountId),
    name,
    avatar,
    Account: { name, config: { avatar } },
    config: {
      message: last.message,
      text: last.text,
      files: last.media.length,
      at: row.lastMessageAt.toISOString(),
      from: row.fromId ?? '',
    },
    request: row.isRequest && !areConnected ? (isStarter ? 'outgoing' : 'incoming') : 'none',
  }
}

import { array, boolean, type InferType, object } from 'yup'
import { describedMedia } from './images.ts'
import { limits } from './limits.ts'
import type { ConversationRequest } from './lists.ts'
import { id, line, neededId, streaming, text } from './rules.ts'
import type { Stream } from './shapes.ts'

/**
 * `userID` and `userID_2` are the pair; `name`, `avatar` and `Account` the other side's; `config` the last message, as
 * HTML and as text, with its number of files: one without text and files was erased.
 */
export type Conversation = {
  conversation_id: string
  userID: string
  userID_2: string
  name: string
  avatar: string
  Account: { name: string; config: { avatar: string } }
  config: { message: string; text: string; files: number; at: string; from: string }
  request: ConversationRequest
}

/** The beginning of an answered message, with its number of files: one without text and files was deleted. */
export type Quote = { id: string; from: string; text: string; files: number }

/**
 * `text` is the text as it was sent, and `message` safe HTML made from it; `link` is the path of this site that a system
 * message opens, null for messages of accounts; `media` are signed addresses. A message without text and files was deleted.
 * `editableUntil` is when its author can no longer edit it; null for what nobody edits.
 */
export type Message = {
  id: string
  conversation_id: string
  from: string
  message: string
  text: string
  link: string | null
  media: string[]
  /** What each of these files shows, "" where nobody described it. */
  alts: string[]
  quote: Quote | null
  createdAt: string
  editedAt: string | null
  editableUntil: string | null
  readAt: string | null
}
/** `hasNewer`: of messages around one, whether there are newer ones than these. */
export type MessageStream = Stream<Message> & { hasNewer?: boolean }

/** A message found by its words, with the other side of its conversation. */
export type FoundMessage = Pick<Message, 'id' | 'conversation_id' | 'from' | 'text' | 'createdAt'> &
  Pick<Conversation, 'userID_2' | 'name' | 'avatar'>

/** Conversations by names, only before any cursor; messages by words, newest first. */
export type FoundInChat = {
  conversations: Conversation[]
  messages: FoundMessage[]
  nextCursor: string | null
}

export type UnreadCount = { conversation_id: string; countResponse: number }

/** GET /allchat: conversations older than the cursor, or the one with an account or an id. */
export const conversationsInput = object({ cursor: id(), userId: id(), conversation: id() })
export type ConversationsInput = InferType<typeof conversationsInput>
/** A conversation, by its id or by the other account. */
export type ConversationParams = Partial<Pick<ConversationsInput, 'userId' | 'conversation'>>

/** POST /count: counts these conversations; without ids, all with unread messages. */
export const unreadCountInput = object({
  conversations: array().of(neededId()).default([]).max(limits.conversations, 'too-many'),
})

/** GET /messages/{conversationId}: messages before the cursor, or those around one. */
export const messagesInput = object({ ...streaming, conversationId: neededId(), around: id() })

/** GET /search. */
export const chatSearchInput = object({ ...streaming, search: line(limits.searchWords) })

/** PUT /update-unread/{conversationId}, POST /typing/{conversationId}. */
export const conversationInput = object({ conversationId: neededId() })

/** POST /save: sends a text, images or both to a conversation, or to an account to start one; `quoted_id` is what it answers. */
export const saveMessageInput = object({
  conversation_id: id(),
  userId: id().test('recipient', 'recipient-required', function hasRecipient(value) {
    return Boolean(value || this.parent.conversation_id)
  }),
  message: text(limits.message, 'message-too-long').test('some', 'message-required', function isSome(value) {
    return Boolean(value || this.parent.media?.length)
  }),
  media: array().of(describedMedia()).default([]).max(limits.messageMedia, 'too-many'),
  quoted_id: id(),
})
export type SaveMessageInput = InferType<typeof saveMessageInput>

/** PUT /message/{id}: a message with files may lose its text; `alts` describes its files in their order. */
export const updateMessageInput = object({
  id: neededId(),
  message: text(limits.message, 'message-too-long'),
  alts: array().of(line(limits.alternativeText)).max(limits.messageMedia, 'too-many'),
})

/** POST /request/{conversationId}: accepts or declines a first message. */
export const decideRequestInput = object({
  conversationId: neededId(),
  accept: boolean().required('required'),
})

import { array, boolean, type InferType, object } from 'yup'
import { limits } from './limits.ts'
import type { ConversationRequest } from './lists.ts'
import { id, imageName, neededId, streaming, text } from './rules.ts'
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

/**
 * `text` is the text as it was sent, and `message` safe HTML made from it; `link` is the path of this site that a system
 * message opens, null for messages of accounts; `media` are signed addresses.
 */
export type Message = {
  id: string
  conversation_id: string
  from: string
  message: string
  text: string
  link: string | null
  media: string[]
  createdAt: string
  readAt: string | null
}
export type MessageStream = Stream<Message>

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

/** GET /messages/{conversationId}. */
export const messagesInput = object({ ...streaming, conversationId: neededId() })

/** PUT /update-unread/{conversationId}, POST /typing/{conversationId}. */
export const conversationInput = object({ conversationId: neededId() })

/** POST /save: sends a text, images or both to a conversation, or to an account to start one. */
export const saveMessageInput = object({
  conversation_id: id(),
  userId: id().test('recipient', 'recipient-required', function hasRecipient(value) {
    return Boolean(value || this.parent.conversation_id)
  }),
  message: text(limits.message, 'message-too-long').test('some', 'message-required', function isSome(value) {
    return Boolean(value || this.parent.media?.length)
  }),
  media: array().of(imageName().required('image-invalid')).default([]).max(limits.messageMedia, 'too-many'),
})
export type SaveMessageInput = InferType<typeof saveMessageInput>

/** POST /request/{conversationId}: accepts or declines a first message. */
export const decideRequestInput = object({
  conversationId: neededId(),
  accept: boolean().required('required'),
})

import type {
  Conversation,
  ConversationsInput,
  FoundInChat,
  Message,
  MessageStream,
  SaveMessageInput,
  UnreadCount,
} from '#contracts/chat.ts'
import { calls } from '#lib/calls.ts'
import { createClient } from '#services/http/client.ts'
import { deleteWhileLeaving } from '#services/http/whileLeaving.ts'

const chat = createClient('chat')
const at = calls.chat

export const listConversations = (params: Partial<ConversationsInput> = {}) =>
  chat.get<Conversation[]>(at.conversations, params)
/** Counts for these conversations, or for each that has unread messages. */
export const countUnread = (conversations: string[] = []) =>
  chat.post<UnreadCount[]>(at.unread, { conversations })
export const listMessages = (conversationId: string, cursor?: string | null) =>
  chat.get<MessageStream>(at.messages(conversationId), cursor ? { cursor } : {})
/** The messages around this one, which may be far from the latest. */
export const listMessagesAround = (conversationId: string, id: string) =>
  chat.get<MessageStream>(at.messages(conversationId), { around: id })
export const searchChat = (search: string, cursor?: string | null) =>
  chat.get<FoundInChat>(at.search, cursor ? { search, cursor } : { search })
export const markRead = (conversationId: string) => chat.put<void>(at.markRead(conversationId), {})
/** `key` belongs to the message: a repeated send under it saves one message. */
export const sendMessage = (input: Partial<SaveMessageInput>, key: string) =>
  chat.post<Message>(at.send, input, { headers: { 'Idempotency-Key': key } })
export const updateMessage = (id: string, content: { message: string; alts?: readonly string[] }) =>
  chat.putOnce<Message>(at.message(id), content)
export const deleteMessage = (id: string) => chat.delete<void>(at.message(id))
export const deleteMessageWhileLeaving = (id: string) => deleteWhileLeaving('chat', at.message(id))
export const sendTyping = (conversationId: string) => chat.post<void>(at.typing(conversationId))
export const decideRequest = (conversationId: string, accept: boolean) =>
  chat.post<void>(at.request(conversationId), { accept })

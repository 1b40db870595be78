import type { Message } from './chat.ts'
import type { Notification } from './notifications.ts'

/** The header's badges: lines of the notification list, unread lines, and conversations with unread messages. */
export type Badge = { notifications: number; unread: number; messages: number }

/** The conversation and account of an event. */
export type ConversationSign = { conversation_id: string; from: string }

/** The current counts of a post. */
export type PostCounts = { id: string; likes: number; comments: number }

/** The current count of a comment; `edited` when its text has changed, which is read again. */
export type CommentChange = { id: string; post_id: string; likes: number; edited?: true }

/** The data of the live stream's events, by event name. */
export type LiveData = {
  notification: Notification
  message: Message
  /** A message was edited or deleted. */
  messageChange: Message
  typing: ConversationSign
  read: ConversationSign
  badge: Badge
  /** Someone in the account’s circle published a post: the feed has it. */
  newPost: { id: string }
  /** For streams that watch the post: see POST /posts/watch. */
  post: PostCounts
  comment: CommentChange
  /** Applications of the account, or to an offer of its, have another state. */
  applicationChange: { job_id: string }
}
export type LiveEvent = keyof LiveData

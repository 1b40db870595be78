import type { Message } from './chat.ts'
import type { Notification } from './notifications.ts'

/** What the header's badges show: lines of the list of notifications, the unread among them, and conversations with something unread. */
export type Badge = { notifications: number; unread: number; messages: number }

/** Who did something in a conversation. */
export type ConversationSign = { conversation_id: string; from: string }

/** What a post counts by now. */
export type PostCounts = { id: string; likes: number; comments: number }

/** What a comment counts by now. */
export type CommentCounts = { id: string; post_id: string; likes: number }

/** What the open stream says, by the name of its event. */
export type LiveData = {
  notification: Notification
  message: Message
  typing: ConversationSign
  read: ConversationSign
  badge: Badge
  /** To those who look at the post: see POST /posts/watch. */
  post: PostCounts
  comment: CommentCounts
}
export type LiveEvent = keyof LiveData

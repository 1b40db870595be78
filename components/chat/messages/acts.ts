import type { Quote } from '#contracts/chat.ts'

/** What the bubbles of a conversation can do with it. */
export type MessageActs = {
  /** An address of a message's files has expired: it is fetched again. */
  onStale: (id: string) => void
  /** Answers a message; null where nobody would read it. */
  onAnswer: ((quote: Quote) => void) | null
  /** Scrolls to a message. */
  onGoTo: (id: string) => void
}

/** The message to which the conversation was opened, and the words to mark in it. */
export type Found = { id: string; search: string }

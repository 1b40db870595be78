import type { ParsedUrlQuery } from 'node:querystring'
import type { ConversationParams } from '#contracts/chat.ts'

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) || undefined

/** The conversation that an address names: `?userId=`, `?conversation=`, or both; null for the list alone. */
export function getConversationParams({ userId, conversation }: ParsedUrlQuery): ConversationParams | null {
  const params = { userId: one(userId), conversation: one(conversation) }
  return params.userId || params.conversation ? params : null
}

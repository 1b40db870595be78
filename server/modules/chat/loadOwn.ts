import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { findOwnConversation, findOwnWithMessages, type OwnConversation } from './queries/conversations.ts'

/** Returns a conversation of the account; null for others and between blocked accounts. */
export async function findShared(
  db: Db,
  id: string,
  accountId: string,
  options?: { locked: boolean },
): Promise<OwnConversation | null> {
  const conversation = await findOwnConversation(db, id, accountId, options)
  return conversation?.blocked ? null : conversation
}

/** Does what `findShared` does, but throws `notFound` in place of null. */
export async function loadOwn(...params: Parameters<typeof findShared>): Promise<OwnConversation> {
  const conversation = await findShared(...params)
  if (!conversation) throw apiError('notFound')
  return conversation
}

/** Does what `loadOwn` does, and returns messages of the conversation as well, newest first. */
export async function loadOwnWithMessages(...params: Parameters<typeof findOwnWithMessages>) {
  const found = await findOwnWithMessages(...params)
  if (!found || found.blocked) throw apiError('notFound')
  const { messages, ...conversation } = found
  return { conversation, messages }
}

/**
 * Whether the sides of a conversation see when the other has seen messages, or is typing: only if both show it, and not while
 * the conversation is a request.
 */
export const sharesMarks = (
  { isRequest, bothShowSeen, bothShowTyping }: OwnConversation,
  kind: 'seen' | 'typing',
): boolean => !isRequest && (kind === 'seen' ? bothShowSeen : bothShowTyping)

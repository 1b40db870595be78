import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { type ConversationRow, findOwnConversation } from './queries/conversations.ts'

/** Returns a conversation of the account; null for others and between blocked accounts. */
export async function findShared(
  db: Db,
  id: string,
  accountId: string,
  options?: { locked: boolean },
): Promise<ConversationRow | null> {
  const conversation = await findOwnConversation(db, id, accountId, options)
  return conversation?.blocked ? null : conversation
}

/** Does what `findShared` does, but throws `notFound` in place of null. */
export async function loadOwn(...params: Parameters<typeof findShared>): Promise<ConversationRow> {
  const conversation = await findShared(...params)
  if (!conversation) throw apiError('notFound')
  return conversation
}

import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { type ConversationRow, findOwnConversation } from './queries/conversations.ts'
import { getOther } from './views.ts'

/** Returns a conversation of the account; null for others and between blocked accounts. */
export async function findShared(
  db: Db,
  id: string,
  accountId: string,
  options?: { locked: boolean },
): Promise<ConversationRow | null> {
  const conversation = await findOwnConversation(db, id, accountId, options)
  if (!conversation) return null
  return (await isBlockedBetween(db, accountId, getOther(conversation, accountId))) ? null : conversation
}

/** Does what `findShared` does, but throws `notFound` in place of null. */
export async function loadOwn(...params: Parameters<typeof findShared>): Promise<ConversationRow> {
  const conversation = await findShared(...params)
  if (!conversation) throw apiError('notFound')
  return conversation
}

import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError } from '#server/platform/http/index.ts'
import { type ConversationRow, findOwnConversation } from './queries/conversations.ts'
import { getOther } from './views.ts'

/** The conversation, for one of its two; null for everybody else, and across a block. */
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

/** The same, and `notFound` for everybody else. */
export async function loadOwn(...asked: Parameters<typeof findShared>): Promise<ConversationRow> {
  const conversation = await findShared(...asked)
  if (!conversation) throw apiError('notFound')
  return conversation
}

import { areApart } from '#server/friends/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import { refuse } from '#server/platform/http/index.ts'
import { type ConversationRow, findOwnConversation } from './queries/conversations.ts'
import { otherOf } from './views.ts'

/** The conversation, for one of its two; 404 for everybody else, and across a block. */
export async function loadOwn(
  db: Db,
  id: string,
  accountId: string,
  options?: { held: boolean },
): Promise<ConversationRow> {
  const conversation = await findOwnConversation(db, id, accountId, options)
  if (!conversation) throw refuse('notFound')
  if (await areApart(db, accountId, otherOf(conversation, accountId))) throw refuse('notFound')
  return conversation
}

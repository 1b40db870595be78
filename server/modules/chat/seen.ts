import { findSeenMarks } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { ConversationRow } from './queries/conversations.ts'

/** Whether these two see each other's read marks: only if both share them, and not while the conversation is a request. */
export async function sharesSeen(
  db: Db,
  { isRequest, firstId, secondId }: Pick<ConversationRow, 'isRequest' | 'firstId' | 'secondId'>,
): Promise<boolean> {
  if (isRequest) return false
  const marks = await findSeenMarks(db, [firstId, secondId])
  return marks.get(firstId) === true && marks.get(secondId) === true
}

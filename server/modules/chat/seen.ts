import { findSeenMarks } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { ConversationRow } from './queries/conversations.ts'

/** Whether these two see of each other what was read: only while both tell it, and not before a request is answered. */
export async function publishSeen(
  db: Db,
  { isRequest, firstId, secondId }: Pick<ConversationRow, 'isRequest' | 'firstId' | 'secondId'>,
): Promise<boolean> {
  if (isRequest) return false
  const marks = await findSeenMarks(db, [firstId, secondId])
  return marks.get(firstId) === true && marks.get(secondId) === true
}

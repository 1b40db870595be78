import { type ChatMarks, findChatMarks } from '#server/modules/account/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { ConversationRow } from './queries/conversations.ts'

/**
 * Whether these two see when the other has seen messages, or is typing: only if both show it, and not while the conversation
 * is a request.
 */
export async function sharesMarks(
  db: Db,
  { isRequest, firstId, secondId }: Pick<ConversationRow, 'isRequest' | 'firstId' | 'secondId'>,
  kind: keyof ChatMarks,
): Promise<boolean> {
  if (isRequest) return false
  const marks = await findChatMarks(db, [firstId, secondId])
  return marks.length === 2 && marks.every((one) => one[kind])
}

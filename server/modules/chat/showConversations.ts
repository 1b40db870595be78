import type { Conversation } from '#contracts/chat.ts'
import { statusBetween } from '#server/modules/friends/index.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { ListedConversation } from './queries/listed.ts'
import { conversationView, getOther } from './views.ts'

/** Converts an account's conversations to its views, in their order. */
export async function showConversations(
  db: Db,
  accountId: string,
  rows: readonly ListedConversation[],
): Promise<Conversation[]> {
  const requests = rows.filter(({ isRequest }) => isRequest).map((row) => getOther(row, accountId))
  const between = await statusBetween(db, accountId, requests)
  return rows.map((row) => {
    const areConnected = between.get(getOther(row, accountId))?.status === 2
    return conversationView(row, { accountId, areConnected })
  })
}

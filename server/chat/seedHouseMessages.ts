import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import type { HouseMessage } from './postHouseMessage.ts'
import { insertConversations } from './queries/conversations.ts'
import { insertPastMessages } from './queries/messages.ts'

export type PastMessage = HouseMessage & { at: Date }

/** Saves what the house wrote between people before a town was filled; for the demo room alone. */
export async function seedHouseMessages(db: Db, past: readonly PastMessage[]): Promise<void> {
  const conversations = new Map<string, ReturnType<typeof conversationOf>>()
  const messages = past
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ fromId, toId, text, link, at }) => {
      const pair = [fromId, toId].sort().join()
      const conversation = conversations.get(pair) ?? conversationOf(fromId, toId, at)
      conversations.set(pair, conversation)
      const id = newId()
      Object.assign(conversation, { lastMessageId: id, lastMessageAt: at, lastFromId: fromId })
      return { id, conversationId: conversation.id, fromId, text, link, createdAt: at }
    })
  await insertConversations(db, [...conversations.values()])
  await insertPastMessages(db, messages)
}

function conversationOf(fromId: string, toId: string, at: Date) {
  const [firstId = '', secondId = ''] = [fromId, toId].sort()
  return {
    id: newId(),
    firstId,
    secondId,
    startedBy: fromId,
    createdAt: at,
    lastMessageAt: at,
    lastMessageId: '',
    lastFromId: '',
  }
}

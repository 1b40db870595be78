import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { insertConversations } from './queries/conversations.ts'
import { insertPastMessages } from './queries/messages.ts'
import { insertReads } from './queries/reads.ts'

/** A past message. `asks`: the two did not know each other; `link`: the path that a system message opens. */
export type PastMessage = {
  fromId: string
  toId: string
  text: string
  at: Date
  isRead: boolean
  link?: string
  asks?: boolean
  /** The text of an earlier message between the two, which it answers. */
  quotes?: string | undefined
  editedAt?: Date | undefined
}

/** Saves the messages of the demo town. */
export async function seedMessages(db: Db, past: readonly PastMessage[]): Promise<void> {
  const byPair = new Map<string, PastMessage[]>()
  for (const message of past.toSorted((earlier, later) => earlier.at.getTime() - later.at.getTime())) {
    const pair = [message.fromId, message.toId].sort().join()
    byPair.set(pair, [...(byPair.get(pair) ?? []), message])
  }
  const rows = [...byPair.values()].map(toRows)
  await insertConversations(
    db,
    rows.map(({ conversation }) => conversation),
  )
  await insertPastMessages(
    db,
    rows.flatMap(({ messages }) => messages),
  )
  await insertReads(
    db,
    rows.flatMap(({ reads }) => reads),
  )
}

function toRows(past: PastMessage[]) {
  const conversationId = newId()
  const said = past.map((message) => ({ ...message, id: newId() }))
  const messages = said.map(({ id, fromId, text, link = '', at, isRead, quotes, editedAt }) => ({
    ...{ id, conversationId, fromId, text, link, createdAt: at, editedAt },
    quotedId: quotes && said.find((one) => one.text === quotes)?.id,
    isRead,
  }))
  const [first, last] = [past.at(0), messages.at(-1)]
  if (!first || !last) throw new Error('a conversation has no messages')
  const [firstId = '', secondId = ''] = [first.fromId, first.toId].sort()
  const isAnswered = past.some(({ fromId }) => fromId !== first.fromId)
  const reads = [firstId, secondId].flatMap((accountId) => {
    const seen = messages.findLast(({ fromId, isRead }) => fromId === accountId || isRead)
    return seen ? [{ conversationId, accountId, messageId: seen.id, readAt: seen.createdAt }] : []
  })
  return {
    conversation: {
      ...{ id: conversationId, firstId, secondId, startedBy: first.fromId, createdAt: first.at },
      isRequest: first.asks === true && !isAnswered,
      ...{ lastMessageId: last.id, lastMessageAt: last.createdAt, lastFromId: last.fromId },
    },
    messages: messages.map(({ isRead, ...message }) => message),
    reads,
  }
}

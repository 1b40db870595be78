import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { insertConversations } from './queries/conversations.ts'
import { insertPastMessages } from './queries/messages.ts'
import { insertReads } from './queries/reads.ts'

/** What was said once. `asks`: the two did not know each other; `link`: where a message of the house leads. */
export type PastMessage = {
  fromId: string
  toId: string
  text: string
  at: Date
  isRead: boolean
  link?: string
  asks?: boolean
}

/** Saves what people and the house wrote before a town was filled; for the demo room alone. */
export async function seedMessages(db: Db, past: readonly PastMessage[]): Promise<void> {
  const talks = new Map<string, PastMessage[]>()
  for (const one of past.toSorted((earlier, later) => earlier.at.getTime() - later.at.getTime())) {
    const pair = [one.fromId, one.toId].sort().join()
    talks.set(pair, [...(talks.get(pair) ?? []), one])
  }
  const rows = [...talks.values()].map(readRows)
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

function readRows(said: PastMessage[]) {
  const conversationId = newId()
  const messages = said.map(({ fromId, text, link = '', at, isRead }) => ({
    ...{ id: newId(), conversationId, fromId, text, link, createdAt: at },
    isRead,
  }))
  const [first, last] = [said.at(0), messages.at(-1)]
  if (!first || !last) throw new Error('nothing was said')
  const [firstId = '', secondId = ''] = [first.fromId, first.toId].sort()
  const isAnswered = said.some(({ fromId }) => fromId !== first.fromId)
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

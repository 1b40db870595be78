import { conversations, messages } from '#server/modules/chat/tables.ts'
import { newId } from '#server/platform/db/ids.ts'
import { platform } from '#server/platform/index.ts'
import type { Person } from './people.ts'

type Row = typeof conversations.$inferSelect

/** Saves a conversation that `from` began with this message. */
export async function buildConversation(
  from: Person,
  to: Person,
  { texts = ['Hello'], ...overrides }: Partial<Row> & { texts?: string[] } = {},
): Promise<Row> {
  const { db } = platform().database
  const [firstId = '', secondId = ''] = [from.id, to.id].sort()
  const words = texts.map((text) => ({ id: newId(), fromId: from.id, text }))
  const last = { lastMessageId: words.at(-1)?.id, lastFromId: from.id }
  const [saved] = await db
    .insert(conversations)
    .values({ id: newId(), firstId, secondId, startedBy: from.id, ...last, ...overrides })
    .returning()
  if (!saved) throw new Error('the conversation was not saved')
  if (words.length > 0)
    await db.insert(messages).values(words.map((word) => ({ ...word, conversationId: saved.id })))
  return saved
}

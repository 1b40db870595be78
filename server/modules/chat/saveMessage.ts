import { type Message, type SaveMessageInput, saveMessageInput } from '#contracts/chat.ts'
import { findRecipient, isInFirstDays } from '#server/modules/account/index.ts'
import { isBlockedBetween } from '#server/modules/blocks/index.ts'
import { statusBetween } from '#server/modules/friends/index.ts'
import { assertOwnMedia } from '#server/modules/media/index.ts'
import type { Viewer } from '#server/platform/auth/index.ts'
import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { apiError, type CountContext, mutation } from '#server/platform/http/index.ts'
import { platform } from '#server/platform/index.ts'
import { addMessage } from './addMessage.ts'
import { maxBeforeReply, writeError } from './policy.ts'
import {
  type ConversationRow,
  findConversationBetween,
  findOwnConversation,
  lockConversation,
  updateConversation,
} from './queries/conversations.ts'
import { countBy, findMessagesById, type MessageRow } from './queries/messages.ts'
import { getOther, messageView } from './views.ts'

/** POST /save: sends a message; starts the pair's conversation if there is none. */
export const saveMessage = mutation({
  access: 'user',
  status: 201,
  idempotent: true,
  input: saveMessageInput,
  counts: [{ act: 'a message' }, { act: 'a conversation in the first days', times: countFirstDays }],
  run: async (input, { viewer, db }): Promise<Message> => {
    const names = input.media.map(({ imgName }) => imgName)
    await assertOwnMedia(db, viewer.id, names, ['chat', 'document'], (index) => `media.${index}`)
    const known = input.conversation_id ? await lockKnown(db, viewer.id, input.conversation_id) : null
    const toId = known ? getOther(known, viewer.id) : (input.userId ?? '')
    const to = await findRecipient(db, toId)
    const error = writeError({
      fromId: viewer.id,
      to,
      isBlockedBetween: await isBlockedBetween(db, viewer.id, toId),
    })
    if (error) throw apiError(error)
    // A new conversation is a request unless the two know each other.
    const pair = { id: newId(), fromId: viewer.id, toId, isRequest: true }
    const conversation = await openConversation(db, known ?? (await lockConversation(db, pair)), pair)
    const quoted = input.quoted_id ? await findQuoted(db, conversation.id, input.quoted_id) : undefined
    const { message: text, media } = input
    const message = await addMessage(db, conversation, { fromId: viewer.id, text, media, quoted })
    return messageView(message, { readAt: null, quoted })
  },
})

/** Counts a conversation that a new account starts with a stranger; organisations and their applicants are not strangers. */
async function countFirstDays(
  { conversation_id: id, userId }: SaveMessageInput,
  { viewer, db, now }: CountContext<Viewer>,
): Promise<number> {
  if (id || !userId || !(await isInFirstDays(db, viewer.id, now))) return 0
  if (await findConversationBetween(db, viewer.id, userId)) return 0
  return (await platform().ports.workTogether(db, viewer.id, userId)) ? 0 : 1
}

/** Locks a conversation of the caller; throws `notFound` for one of other accounts. */
async function lockKnown(db: Db, fromId: string, id: string): Promise<ConversationRow> {
  const conversation = await findOwnConversation(db, id, fromId, { locked: true })
  if (!conversation) throw apiError('notFound')
  return conversation
}

/** Returns the message that is answered; throws `malformed` for one of another conversation. */
async function findQuoted(db: Db, conversationId: string, id: string): Promise<MessageRow> {
  const quoted = (await findMessagesById(db, [id])).get(id)
  if (quoted?.conversationId !== conversationId)
    throw apiError('malformed', { fields: { quoted_id: 'not-in-list' } })
  return quoted
}

/** Replying accepts a request; its sender may write a few messages only. */
async function openConversation(
  db: Db,
  locked: ConversationRow,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<ConversationRow> {
  if (!locked.isRequest) return locked
  if (locked.startedBy === fromId && !(await knowEachOther(db, fromId, toId))) {
    if ((await countBy(db, locked.id, fromId)) >= maxBeforeReply) throw apiError('requestWaiting')
    return locked
  }
  const opened = { isRequest: false, declinedAt: null }
  await updateConversation(db, locked.id, opened)
  return { ...locked, ...opened }
}

/** Whether the two are connected, or are an organisation and its applicant or volunteer. */
async function knowEachOther(db: Db, accountId: string, otherId: string): Promise<boolean> {
  const between = await statusBetween(db, accountId, [otherId])
  return between.get(otherId)?.status === 2 || platform().ports.workTogether(db, accountId, otherId)
}

import { newId } from '#server/platform/db/ids.ts'
import type { Db } from '#server/platform/db/index.ts'
import { addMessage, startConversation } from './addMessage.ts'
import { lockConversationBetween, updateConversation } from './queries/conversations.ts'

/**
 * A message that the system writes for an account, e.g. "I applied"; `link` is the path that it opens. `isFirst`: the caller has
 * read that the two have no conversation.
 */
export type SystemMessage = { fromId: string; toId: string; text: string; link: string; isFirst?: boolean }

/**
 * Saves a message between an organisation and its applicant, in the caller's transaction. Starts their conversation if
 * needed, which is no request.
 */
export async function postSystemMessage(
  db: Db,
  message: SystemMessage,
): Promise<{ conversationId: string; messageId: string }> {
  return post(db, message)
}

type ApplicantMessage = Omit<SystemMessage, 'link'> & { isEmailed: boolean }

/** Saves a message that an organisation wrote to several applicants, as if it had written to each. */
export async function postMessage(db: Db, message: ApplicantMessage): Promise<void> {
  await post(db, { ...message, link: '' })
}

async function post(
  db: Db,
  { fromId, toId, text, link, isFirst = false, isEmailed = false }: SystemMessage & { isEmailed?: boolean },
) {
  const content = { text, link, isEmailed, isWrittenFor: true }
  const locked = isFirst ? null : await lockConversationBetween(db, fromId, toId)
  if (!locked) {
    const first = await startConversation(db, { id: newId(), fromId, toId, isRequest: false }, content)
    return { conversationId: first.conversationId, messageId: first.id }
  }
  if (locked.isRequest) await updateConversation(db, locked.id, { isRequest: false, declinedAt: null })
  const conversation = { ...locked, isRequest: false, declinedAt: null }
  const { id } = await addMessage(db, conversation, { fromId, ...content })
  return { conversationId: locked.id, messageId: id }
}

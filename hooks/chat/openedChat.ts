import type { Conversation, ConversationParams } from '#contracts/chat.ts'
import { useUser } from '#hooks/account/users.ts'
import { isMissing } from '#hooks/failure.ts'
import { useMe } from '#hooks/session/session.ts'
import { getOther, useConversation } from './conversations.ts'

/** The part of a person that a conversation shows. */
export type Other = { id: string; name: string; config: { avatar: string } }

/** The other person and the conversation, which is null until the first message. */
export type OpenedChat =
  | { state: 'loading' }
  | { state: 'self' }
  | { state: 'gone' }
  | { state: 'failed'; retry: () => void }
  | { state: 'open'; other: Other; conversation: Conversation | null }

/** What an address of the chat opens: `gone` when the person is unknown, blocked or deleted. */
export function useOpenedChat(params: ConversationParams): OpenedChat {
  const me = useMe()
  const { data: conversation, error, mutate } = useConversation(params)
  const isNew = conversation === null && params.userId !== undefined && params.userId !== me?.id
  const person = useUser(isNew ? (params.userId ?? '') : '')
  if (!me) return { state: 'loading' }
  if (conversation) {
    const { name, avatar } = conversation
    return {
      state: 'open',
      conversation,
      other: { id: getOther(conversation, me.id), name, config: { avatar } },
    }
  }
  if (params.userId === me.id) return { state: 'self' }
  if (error || (person.error && !isMissing(person.error))) {
    return isMissing(error)
      ? { state: 'gone' }
      : { state: 'failed', retry: () => void Promise.all([mutate(), person.mutate()]) }
  }
  if (person.error || (conversation === null && !isNew)) return { state: 'gone' }
  if (!person.data) return { state: 'loading' }
  const isUnreachable = person.data.preview || person.data.can?.message === false
  return isUnreachable ? { state: 'gone' } : { state: 'open', conversation: null, other: person.data }
}

import { useState } from 'react'
import useSWR from 'swr'
import type { Conversation, ConversationParams } from '#contracts/chat.ts'
import { useRefreshInterval } from '#hooks/live/live.ts'
import { useMember } from '#hooks/session/session.ts'
import { useCached } from '#hooks/swr/cached.ts'
import { useReadingOn } from '#hooks/swr/readingOn.ts'
import { keys } from '#lib/keys.ts'
import { listConversations } from '#services/chat.ts'
import { conversationsAtOnce, mergeConversations, withOlderConversations } from './merge.ts'

/** The viewer's conversations, the latest message first; `readOn` fetches the next page. */
export function useConversations() {
  const me = useMember()
  const cached = useCached<Conversation[]>(keys.allchat)
  const list = useSWR<Conversation[]>(
    me ? keys.allchat : null,
    async () => mergeConversations(cached(), await listConversations()),
    { refreshInterval: useRefreshInterval() },
  )
  const [atEnd, setAtEnd] = useState(false)
  const { data = [], mutate } = list
  const { readOn, failed } = useReadingOn(async () => {
    const cursor = data.at(-1)?.conversation_id
    if (atEnd || !cursor) return
    const older = await listConversations({ cursor })
    setAtEnd(older.length < conversationsAtOnce)
    const known = new Set(data.map(({ conversation_id }) => conversation_id))
    // The server goes on from the last message of that conversation, which is newer then than this list knows.
    const isStale = older.length > 0 && older.every(({ conversation_id }) => known.has(conversation_id))
    await mutate((now = []) => withOlderConversations(now, older), { revalidate: isStale })
  })
  return { ...list, readOn, readingFailed: failed, hasMore: data.length >= conversationsAtOnce && !atEnd }
}

/** The id of the other person. */
export const getOther = ({ userID, userID_2 }: Conversation, myId: string): string =>
  userID === myId ? userID_2 : userID

const isRequested =
  ({ userId, conversation }: ConversationParams) =>
  (one: Conversation): boolean =>
    conversation
      ? one.conversation_id === conversation
      : userId !== undefined && [one.userID, one.userID_2].includes(userId)

/** The conversation with a person or with an id: from the list, else fetched; null when there is none yet. */
export function useConversation(params: ConversationParams) {
  const { data: list } = useConversations()
  const listed = list?.find(isRequested(params))
  const isAny = Boolean(params.conversation || params.userId)
  const fetched = useSWR<Conversation | null>(
    isAny && list && !listed ? keys.chatWith(params) : null,
    async () => (await listConversations(params)).find(isRequested(params)) ?? null,
  )
  return { data: isAny ? (listed ?? fetched.data) : null, error: fetched.error, mutate: fetched.mutate }
}

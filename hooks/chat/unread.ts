import { useCallback } from 'react'
import useSWR from 'swr'
import type { UnreadCount } from '#contracts/chat.ts'
import { useRefreshInterval } from '#hooks/live/live.ts'
import { useMember } from '#hooks/session/session.ts'
import { keys } from '#lib/keys.ts'
import { countUnread, markRead } from '#services/chat.ts'
import { useCountAs } from './refresh.ts'

/** The unread counts: the badge counts conversations, each row its messages. */
export function useUnread() {
  const me = useMember()
  const { data } = useSWR<UnreadCount[]>(me ? keys.unreadChats : null, () => countUnread(), {
    refreshInterval: useRefreshInterval(),
  })
  const unread = (data ?? []).filter(({ countResponse }) => countResponse > 0)
  return {
    isKnown: data !== undefined,
    conversations: unread.length,
    of: (conversationId: string) =>
      unread.find(({ conversation_id }) => conversation_id === conversationId)?.countResponse ?? 0,
  }
}

/** Marks a conversation as read: its badge disappears at once. A failure is not shown, since the next visit retries. */
export function useMarkRead(): (conversationId: string) => Promise<void> {
  const countAs = useCountAs()
  return useCallback(
    async (conversationId) => {
      await countAs(conversationId, () => 0)
      await markRead(conversationId).catch(() => {})
    },
    [countAs],
  )
}

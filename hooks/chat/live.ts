import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import type { MessageStream } from '#contracts/chat.ts'
import { useLive } from '#hooks/live/live.ts'
import { useMe } from '#hooks/session/session.ts'
import { useChangeCached } from '#hooks/swr/cached.ts'
import { keys } from '#lib/keys.ts'
import { useShowChange } from './changing.ts'
import { seenBy, withMessage } from './merge.ts'
import { headDelivered, openOutbox } from './outbox.ts'
import { useCountAs, useRecount, useRefreshRequests, useShowLastMessage } from './refresh.ts'
import { useUnread } from './unread.ts'
import { visibleConversation } from './visibleConversation.ts'

/** Applies the chat events of the live stream to the cache: every badge, list and open conversation follows. */
export function useLiveChat(): void {
  const me = useMe()
  const myId = me?.id
  useSendUnsent(myId)
  const { mutate } = useSWRConfig()
  const changeCached = useChangeCached()
  const unread = useUnread()
  const showLastMessage = useShowLastMessage()
  const countAs = useCountAs()
  const refreshRequests = useRefreshRequests()
  const recount = useRecount()
  const showChange = useShowChange()
  useLive('message', async (message) => {
    const isOwn = message.from === myId
    // The event may arrive before the response of the send: the viewer's message would appear twice.
    if (isOwn) await headDelivered()
    void changeCached<MessageStream>(keys.messages(message.conversation_id), (cached) =>
      withMessage(cached, message),
    )
    void showLastMessage(message)
    if (!isOwn && !visibleConversation.is(message.conversation_id)) {
      void countAs(message.conversation_id, (count) => count + 1)
      recount()
    }
  })
  useLive('messageChange', (message) => {
    void showChange(message)
    // A deleted one is not unread any longer.
    if (message.from !== myId) recount()
  })
  useLive('read', ({ conversation_id, from }) => {
    if (from === myId) return void countAs(conversation_id, () => 0)
    const now = new Date().toISOString()
    void changeCached<MessageStream>(keys.messages(conversation_id), (cached) => seenBy(cached, from, now))
  })
  useLive('badge', ({ messages }) => {
    if (messages !== unread.conversations) void mutate(keys.unreadChats)
    refreshRequests()
  })
}

/** Sends what was written offline, on whichever page the viewer comes back. */
function useSendUnsent(myId: string | undefined): void {
  useEffect(() => {
    if (myId) openOutbox(myId)
  }, [myId])
}

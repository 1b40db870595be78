import { useSWRConfig } from 'swr'
import type { MessageStream } from '#contracts/chat.ts'
import { keys } from '#lib/keys.ts'
import { useChangeHeld } from '../held.ts'
import { useLive } from '../live.ts'
import { useMe } from '../session.ts'
import { inSight } from './attention.ts'
import { seenBy, withMessage } from './merge.ts'
import { headDelivered } from './outbox.ts'
import { useAskOfRequests, useCountAs, useRecount, useShowLastWord } from './refresh.ts'
import { useUnread } from './unread.ts'

/** Takes what the stream says of the chat into what is held: every badge, list and open conversation follows. */
export function useLiveChat(): void {
  const me = useMe()
  const { mutate } = useSWRConfig()
  const changeHeld = useChangeHeld()
  const unread = useUnread()
  const showLastWord = useShowLastWord()
  const countAs = useCountAs()
  const askOfRequests = useAskOfRequests()
  const recount = useRecount()
  useLive('message', async (message) => {
    const isOwn = message.from === me?.id
    // The stream may be quicker than the answer of their sending: one's own words would stand there twice.
    if (isOwn) await headDelivered()
    void changeHeld<MessageStream>(keys.messages(message.conversation_id), (held) =>
      withMessage(held, message),
    )
    void showLastWord(message)
    if (!isOwn && !inSight.is(message.conversation_id)) {
      void countAs(message.conversation_id, (count) => count + 1)
      recount()
    }
  })
  useLive('read', ({ conversation_id, from }) => {
    if (from === me?.id) return void countAs(conversation_id, () => 0)
    const now = new Date().toISOString()
    void changeHeld<MessageStream>(keys.messages(conversation_id), (held) => seenBy(held, from, now))
  })
  useLive('badge', ({ messages }) => {
    if (messages !== unread.conversations) void mutate(keys.unreadChats)
    askOfRequests()
  })
}

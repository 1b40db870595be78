import { useSWRConfig } from 'swr'
import type { MessageStream } from '#contracts/chat.ts'
import { keys } from '#lib/keys.ts'
import { useLive } from '../live.ts'
import { useMe } from '../session.ts'
import { inSight } from './attention.ts'
import { seenBy, withMessage } from './merge.ts'
import { outgoingNow } from './outbox.ts'
import { useCountAs, useShowLastWord } from './refresh.ts'
import { useUnread } from './unread.ts'

/** Takes what the stream says of the chat into what is held: every badge, list and open conversation follows. */
export function useLiveChat(): void {
  const me = useMe()
  const { mutate } = useSWRConfig()
  const unread = useUnread()
  const showLastWord = useShowLastWord()
  const countAs = useCountAs()
  useLive('message', (message) => {
    const isOwn = message.from === me?.id
    // One's own words come with the answer of their sending; the stream may be quicker and would show them twice.
    if (isOwn && outgoingNow().length > 0) return
    const held = (now?: MessageStream) => now && withMessage(now, message)
    void mutate<MessageStream>(keys.messages(message.conversation_id), held, { revalidate: false })
    void showLastWord(message)
    if (!isOwn && !inSight.is(message.conversation_id)) {
      void countAs(message.conversation_id, (count) => count + 1)
    }
  })
  useLive('read', ({ conversation_id, from }) => {
    if (from === me?.id) return void countAs(conversation_id, () => 0)
    const seen = (now?: MessageStream) => now && seenBy(now, from, new Date().toISOString())
    void mutate<MessageStream>(keys.messages(conversation_id), seen, { revalidate: false })
  })
  useLive('badge', ({ messages }) => {
    if (messages !== unread.conversations) void mutate(keys.unreadChats)
  })
}

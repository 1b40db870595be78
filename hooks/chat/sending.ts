import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { unstable_serialize, useSWRConfig } from 'swr'
import type { Message, MessageStream, Quote } from '#contracts/chat.ts'
import { useMe } from '#hooks/session/session.ts'
import { cacheOnly } from '#hooks/swr/cached.ts'
import { keys } from '#lib/keys.ts'
import { newKey } from '#services/http/key.ts'
import { withMessage } from './merge.ts'
import { onSent, openOutbox, outgoingAtFirst, outgoingNow, send, subscribeOutbox } from './outbox.ts'
import type { Attached, Outgoing } from './outgoing.ts'
import { useShowLastMessage } from './refresh.ts'

const noMessages: MessageStream = { data: [], nextCursor: null }

/** The unsent messages to a person, oldest first, and a function to send another. */
export function useSending(toId: string) {
  const me = useMe()
  const all = useSyncExternalStore(subscribeOutbox, outgoingNow, outgoingAtFirst)
  const myId = me?.id
  useEffect(() => {
    if (myId) openOutbox(myId)
  }, [myId])
  useStoreSent()
  const outgoing = useMemo(() => all.filter((one) => one.toId === toId), [all, toId])
  return {
    outgoing,
    send: (text: string, media: Attached[], quote?: Quote) => send(newMessage({ toId, text, media, quote })),
  }
}

/** Moves a delivered message into its conversation in the render in which it leaves the outbox. */
function useStoreSent(): void {
  const { cache, mutate } = useSWRConfig()
  const showLastMessage = useShowLastMessage()
  useEffect(
    () =>
      onSent((message: Message) => {
        const key = keys.messages(message.conversation_id)
        // A conversation that starts with this message is not loading anything.
        const initial = cache.get(unstable_serialize(key))?.isLoading ? undefined : noMessages
        void mutate<MessageStream>(
          key,
          (cached = initial) => cached && withMessage(cached, message),
          cacheOnly,
        )
        void showLastMessage(message)
      }),
    [cache, mutate, showLastMessage],
  )
}

const newMessage = (message: Pick<Outgoing, 'toId' | 'text' | 'media' | 'quote'>): Outgoing => ({
  ...message,
  key: newKey(),
  at: new Date().toISOString(),
})

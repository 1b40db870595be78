import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSWRConfig } from 'swr'
import type { Message, MessageStream } from '#contracts/chat.ts'
import { keys } from '#lib/keys.ts'
import { newKey } from '#services/http/key.ts'
import { useMe } from '../session.ts'
import { withMessage } from './merge.ts'
import { onSent, openOutbox, outgoingAtFirst, outgoingNow, send, watchOutbox } from './outbox.ts'
import type { Attached, Outgoing } from './outgoing.ts'
import { useShowLastWord } from './refresh.ts'

export { discard, retry } from './outbox.ts'

/** What is on its way to a person, oldest first, and how to say more. */
export function useSending(toId: string) {
  const me = useMe()
  const all = useSyncExternalStore(watchOutbox, outgoingNow, outgoingAtFirst)
  const myId = me?.id
  useEffect(() => {
    if (myId) openOutbox(myId)
  }, [myId])
  useKeepSent()
  const outgoing = useMemo(() => all.filter((one) => one.toId === toId), [all, toId])
  return {
    outgoing,
    say: (text: string, media: Attached[]) => send(newMessage(toId, text, media)),
  }
}

/** What has arrived becomes a message of its conversation in the same moment in which it leaves the outbox. */
function useKeepSent(): void {
  const { mutate } = useSWRConfig()
  const showLastWord = useShowLastWord()
  useEffect(
    () =>
      onSent((message: Message) => {
        void mutate<MessageStream>(
          keys.messages(message.conversation_id),
          (held) => withMessage(held ?? { data: [], nextCursor: null }, message),
          { revalidate: false },
        )
        void showLastWord(message)
      }),
    [mutate, showLastWord],
  )
}

function newMessage(toId: string, text: string, media: Attached[]): Outgoing {
  return { key: newKey(), toId, text, media, at: new Date().toISOString() }
}

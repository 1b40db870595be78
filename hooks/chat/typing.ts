import { useEffect, useRef, useState } from 'react'
import { useLive } from '#hooks/live/live.ts'
import { useMe } from '#hooks/session/session.ts'
import { sendTyping } from '#services/chat.ts'

const typingInterval = 3_000
/** A little longer than the interval between two typing events, so that the dots do not flicker. */
const showFor = 5_000

/** Whether the other person is typing. */
export function useIsTyping(conversationId: string | null, otherId: string): boolean {
  const [typingAt, setTypingAt] = useState(0)
  useLive('typing', ({ conversation_id, from }) => {
    if (conversation_id === conversationId && from === otherId) setTypingAt(Date.now())
  })
  useLive('message', ({ from }) => {
    if (from === otherId) setTypingAt(0)
  })
  useEffect(() => {
    if (typingAt === 0) return
    const timer = setTimeout(() => setTypingAt(0), showFor)
    return () => clearTimeout(timer)
  }, [typingAt])
  return typingAt > 0
}

/** Sends a typing event at most once in three seconds, from those who show it. A lost one does not matter. */
export function useSendTyping(conversationId: string | null): () => void {
  const sentAt = useRef(0)
  const me = useMe()
  return () => {
    if (!conversationId || !me?.typingMarks || Date.now() - sentAt.current < typingInterval) return
    sentAt.current = Date.now()
    void sendTyping(conversationId).catch(() => {})
  }
}

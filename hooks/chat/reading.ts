import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Message } from '#contracts/chat.ts'
import { useMarkRead } from './unread.ts'
import { visibleConversation } from './visibleConversation.ts'

function subscribeVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

const useIsVisible = (): boolean =>
  useSyncExternalStore(
    subscribeVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  )

type Reading = {
  conversationId: string | null
  newest: Message | undefined
  myId: string
  /** Whether the latest message is on the screen. */
  isLooking: boolean
}

/** Marks a conversation as read when it is opened and as messages arrive; counts those that arrive out of view. */
export function useReading({ conversationId, newest, myId, isLooking }: Reading): { unseen: number } {
  const markRead = useMarkRead()
  const isSeen = useIsVisible() && isLooking
  const [seen, setSeen] = useState({ id: newest?.id, more: 0 })
  if (newest && newest.id !== seen.id) {
    const isTheirs = newest.from !== myId && seen.id !== undefined && newest.id > seen.id
    setSeen({ id: newest.id, more: isSeen || !isTheirs ? seen.more : seen.more + 1 })
  } else if (isSeen && seen.more > 0) setSeen({ ...seen, more: 0 })
  useEffect(() => {
    if (!conversationId || !isSeen) return
    visibleConversation.begin(conversationId)
    return () => visibleConversation.end(conversationId)
  }, [conversationId, isSeen])
  const newestId = newest?.id
  useEffect(() => {
    if (conversationId && isSeen && newestId) void markRead(conversationId)
  }, [conversationId, isSeen, newestId, markRead])
  return { unseen: seen.more }
}
